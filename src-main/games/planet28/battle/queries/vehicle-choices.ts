import type { EffectShape } from '#shared/games/planet28/battle/effects.ts'
import type { VehicleUnit } from '#shared/games/planet28/battle/units.ts'
import { listUnitEffects, filterEffectsByShape } from '../effects-in-force.ts'
import { listUnitsLockedWith } from '../transaction.ts'
import { isShaken } from '../vehicles/break-rules.ts'
import { computeVehicleSpeed } from '../vehicles/driving.ts'
import { halve } from '../vehicles/moves.ts'
import { isSectionWorking } from '../vehicles/sections.ts'
import { buildForcedAnswer, listEnemyIds, listTargetInputNames } from './attack-choices.ts'
import type { BattleWithRules, ChoiceDraft } from './build-choice.ts'
import { listFireChoices, listLoadChoices } from './mount-choices.ts'
import { listSoloEnemyChoices, listWaitChoices } from './people-choices.ts'

/** Lists the choices of a vehicle, which depend on its sections and traits (P28-VEH-ACT-1). */
export function listVehicleChoices(desk: BattleWithRules, unit: VehicleUnit): ChoiceDraft[] {
  const base = { by: unit.side, unit: unit.id }
  const effects = listUnitEffects(unit, desk.rules)
  const has = (shape: EffectShape) => filterEffectsByShape(effects, shape).length > 0
  const when = (isSo: boolean, draft: ChoiceDraft) => (isSo ? [draft] : [])
  const { isFlying } = unit
  const height = { type: 'change-height', ...base, isFlying: !isFlying } as const
  return [
    ...listSoloEnemyChoices(desk, unit),
    driveOffer(desk, unit),
    ...combatOffers(desk, unit),
    ...listFireChoices(desk, unit),
    ...listLoadChoices(desk, unit),
    ...when(unit.isFallen, { id: 'right', label: 'Set upright', order: { type: 'right', ...base }, actions: 1 }),
    ...when(has('must-move'), { id: 'height', label: isFlying ? 'Land' : 'Take off', order: height, actions: 1 }),
    ...when(has('boosts'), { id: 'boost', label: 'Turbo boost', order: { type: 'boost', ...base }, actions: 1 }),
    ...when(has('lays-smoke'), { id: 'smoke', label: 'Lay smoke', order: { type: 'lay-smoke', ...base }, actions: 1 }),
    ...when(isShaken(unit), { id: 'steady', label: 'Steady the crew', order: { type: 'steady', ...base }, actions: 1 }),
    ...(has('mends') ? mendOffers(unit) : []),
    dropOffer(base),
    ...listWaitChoices(desk, unit),
  ]
}

/** Choices to ram, to fight units in contact, and to leave them (P28-VEH-FIGHT-1 to P28-VEH-FIGHT-3). */
function combatOffers(desk: BattleWithRules, unit: VehicleUnit): ChoiceDraft[] {
  const touched = listUnitsLockedWith(desk.battle, unit.id)
  const base = { by: unit.side, unit: unit.id }
  if (touched.length > 0)
    return [
      draftVehicleFightChoice(desk, unit, touched),
      { id: 'break-away', label: 'Leave combat', order: { type: 'break-away', ...base }, actions: 1 },
    ]
  const none = { code: 'no-target', message: 'There is nobody to ram.', rule: 'P28-VEH-FIGHT-2' }
  const { facts = [], best, reach = null } = driveOffer(desk, unit)
  const ramInputs = (charge: string) => ({ ...best, contacts: [charge] })
  const aim = { field: 'charge', units: listEnemyIds(desk, unit), none, best: ramInputs } as const
  const order = { type: 'ram', ...base } as const
  return [{ id: 'ram', label: 'Ram', order, actions: 1, facts: [...facts, 'contacts'], reach, aim }]
}

/** The choice of a vehicle's fight. If the target counters, it is hit on the side of the own hull that is an input. */
export function draftVehicleFightChoice(
  desk: BattleWithRules,
  unit: VehicleUnit,
  units: readonly string[],
): ChoiceDraft {
  const best = { hull: { facing: 'front' }, ownHull: { facing: 'front' } }
  const none = { code: 'no-target', message: 'It touches nobody.', rule: 'P28-VEH-FIGHT-1' }
  return {
    id: 'vehicle-fight',
    label: 'Fight: Hull',
    order: { type: 'vehicle-fight', by: unit.side, unit: unit.id },
    actions: desk.battle.due.length === 0 ? 1 : 0,
    best,
    aim: {
      field: 'target',
      units,
      none,
      best: (target) => buildForcedAnswer(desk, target, { isCharge: false }),
      facts: (target) => ['ownHull', ...listTargetInputNames(desk, target, 'fight')],
    },
  }
}

/** The choice to reverse straight out of a combat at half speed. */
export function draftBackOffChoice(desk: BattleWithRules, unit: VehicleUnit): ChoiceDraft {
  return {
    id: 'depart',
    label: 'Back off',
    order: { type: 'back-off', by: unit.side, unit: unit.id },
    facts: ['cm', 'ground', 'obstacleCm', 'wishes'],
    best: { cm: 0, ground: 'even', wishes: [] },
    reach: { cm: halve(computeVehicleSpeed(desk, unit)), fromCm: 0, parts: [] },
  }
}

function driveOffer(desk: BattleWithRules, unit: VehicleUnit): ChoiceDraft {
  return {
    id: 'drive',
    label: 'Drive',
    order: { type: 'drive', by: unit.side, unit: unit.id },
    actions: 1,
    facts: ['cm', 'turnDegrees', 'isBackwards', 'ground', 'obstacleCm', 'wishes'],
    best: { cm: 0, turnDegrees: 0, isBackwards: false, ground: 'even', wishes: [] },
    reach: { cm: computeVehicleSpeed(desk, unit), fromCm: 0, parts: [] },
  }
}

function mendOffers(unit: VehicleUnit): ChoiceDraft[] {
  return unit.sections
    .filter((section) => isSectionWorking(section) && section.hitPoints < section.start)
    .map(({ cell }): ChoiceDraft => ({
      id: `mend:${cell}`,
      label: `Repair: ${cell}`,
      order: { type: 'mend', by: unit.side, unit: unit.id, cell },
      actions: 1,
    }))
}

/** The choice to report a fall, off an edge or from the air (P28-VEH-FALL-1). */
function dropOffer(base: { readonly by: string; readonly unit: string }): ChoiceDraft {
  const order = { type: 'drop', ...base } as const
  return { id: 'drop', label: 'Falls', order, facts: ['dropCm', 'wishes'], best: { dropCm: 0, wishes: [] } }
}
