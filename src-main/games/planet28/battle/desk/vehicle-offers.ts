import type { Shape } from '#shared/games/planet28/battle/effects.ts'
import type { VehicleUnit } from '#shared/games/planet28/battle/units.ts'
import { effectsOn, ofShape } from '../effects-in-force.ts'
import { lockedWith } from '../scene.ts'
import { isShaken } from '../vehicles/break-rules.ts'
import { vehicleSpeed } from '../vehicles/driving.ts'
import { halfOf } from '../vehicles/moves.ts'
import { isWorking } from '../vehicles/sections.ts'
import { answersOf, boundAnswer, foesOf, targetFacts } from './attack-offers.ts'
import { fireOffers, loadOffers } from './mount-offers.ts'
import type { Desk, Draft } from './offering.ts'
import { listOffers, restOffers } from './people-offers.ts'

/** The orders of a vehicle: those that its sections and traits give it (P28-VEH-ACT-1). */
export function vehicleOffers(desk: Desk, unit: VehicleUnit): Draft[] {
  const base = { by: unit.side, unit: unit.id }
  const effects = effectsOn(unit, desk.rules)
  const has = (shape: Shape) => ofShape(effects, shape).length > 0
  const when = (isSo: boolean, draft: Draft) => (isSo ? [draft] : [])
  const { isFlying } = unit
  const height = { type: 'change-height', ...base, isFlying: !isFlying } as const
  return [
    ...listOffers(desk, unit),
    driveOffer(desk, unit),
    ...combatOffers(desk, unit),
    ...fireOffers(desk, unit),
    ...loadOffers(desk, unit),
    ...when(unit.isFallen, { id: 'right', label: 'Set upright', order: { type: 'right', ...base }, actions: 1 }),
    ...when(has('must-move'), { id: 'height', label: isFlying ? 'Land' : 'Take off', order: height, actions: 1 }),
    ...when(has('boosts'), { id: 'boost', label: 'Turbo boost', order: { type: 'boost', ...base }, actions: 1 }),
    ...when(has('lays-smoke'), { id: 'smoke', label: 'Lay smoke', order: { type: 'lay-smoke', ...base }, actions: 1 }),
    ...when(isShaken(unit), { id: 'steady', label: 'Steady the crew', order: { type: 'steady', ...base }, actions: 1 }),
    ...(has('mends') ? mendOffers(unit) : []),
    dropOffer(base),
    ...restOffers(desk, unit),
  ]
}

/** Ramming, fighting what touches it, leaving that (P28-VEH-FIGHT-1 to P28-VEH-FIGHT-3). */
function combatOffers(desk: Desk, unit: VehicleUnit): Draft[] {
  const touched = lockedWith(desk.battle, unit.id)
  const base = { by: unit.side, unit: unit.id }
  if (touched.length > 0)
    return [
      hullFightOffer(desk, unit, touched),
      { id: 'break-away', label: 'Leave combat', order: { type: 'break-away', ...base }, actions: 1 },
    ]
  const none = { code: 'no-target', message: 'There is nobody to ram.', rule: 'P28-VEH-FIGHT-2' }
  const { facts = [], best, reach = null } = driveOffer(desk, unit)
  const way = (charge: string) => ({ ...best, contacts: [charge] })
  const aim = { field: 'charge', units: foesOf(desk, unit), none, best: way } as const
  const order = { type: 'ram', ...base } as const
  return [{ id: 'ram', label: 'Ram', order, actions: 1, facts: [...facts, 'contacts'], reach, aim }]
}

/** A fight of a vehicle, with how the target could answer; how its own hull is hit is asked where it does. */
export function hullFightOffer(desk: Desk, unit: VehicleUnit, units: readonly string[]): Draft {
  const order = { type: 'vehicle-fight', by: unit.side, unit: unit.id } as const
  const best = { hull: { facing: 'front' }, ownHull: { facing: 'front' } }
  const none = { code: 'no-target', message: 'It touches nobody.', rule: 'P28-VEH-FIGHT-1' }
  return {
    id: 'vehicle-fight',
    label: 'Fight: Hull',
    order,
    actions: desk.battle.due.length === 0 ? 1 : 0,
    best,
    aim: {
      field: 'target',
      units,
      none,
      best: (target) => boundAnswer(desk, target, { isCharge: false }),
      facts: (target) => ['answer', 'ownHull', ...targetFacts(desk, target, 'fight')],
      answers: (target) => answersOf(desk, { ...order, ...best, target }, target),
    },
  }
}

/** Straight backwards out of a combat, at half its speed. */
export function backOffOffer(desk: Desk, unit: VehicleUnit): Draft {
  return {
    id: 'depart',
    label: 'Back off',
    order: { type: 'back-off', by: unit.side, unit: unit.id },
    facts: ['cm', 'ground', 'obstacleCm', 'wishes'],
    best: { cm: 0, ground: 'even', wishes: [] },
    reach: { cm: halfOf(vehicleSpeed(desk, unit)), fromCm: 0, parts: [] },
  }
}

function driveOffer(desk: Desk, unit: VehicleUnit): Draft {
  return {
    id: 'drive',
    label: 'Drive',
    order: { type: 'drive', by: unit.side, unit: unit.id },
    actions: 1,
    facts: ['cm', 'turnDegrees', 'isBackwards', 'ground', 'obstacleCm', 'wishes'],
    best: { cm: 0, turnDegrees: 0, isBackwards: false, ground: 'even', wishes: [] },
    reach: { cm: vehicleSpeed(desk, unit), fromCm: 0, parts: [] },
  }
}

function mendOffers(unit: VehicleUnit): Draft[] {
  return unit.sections
    .filter((section) => isWorking(section) && section.hitPoints < section.start)
    .map(({ cell }): Draft => ({
      id: `mend:${cell}`,
      label: `Repair: ${cell}`,
      order: { type: 'mend', by: unit.side, unit: unit.id, cell },
      actions: 1,
    }))
}

/** The table says that it falls: off an edge, or out of the sky (P28-VEH-FALL-1). */
function dropOffer(base: { readonly by: string; readonly unit: string }): Draft {
  const order = { type: 'drop', ...base } as const
  return { id: 'drop', label: 'Falls', order, facts: ['dropCm', 'wishes'], best: { dropCm: 0, wishes: [] } }
}
