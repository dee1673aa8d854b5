import type { Fact } from '#shared/games/planet28/battle/offers.ts'
import { isOnTable } from '#shared/games/planet28/battle/on-table.ts'
import type { BattleUnit, PeopleUnit } from '#shared/games/planet28/battle/units.ts'
import { speedOf } from '../break-tests.ts'
import { fighting } from '../effects-in-force.ts'
import { lockedWith } from '../scene.ts'
import { isOfTheList } from '../solo/of-the-list.ts'
import { passengersOf } from '../vehicles/aboard.ts'
import { saboteurOf } from '../vehicles/sabotage.ts'
import { workingSections } from '../vehicles/sections.ts'
import { passesObstacles } from '../ways.ts'
import { fightOffers, shootOffers } from './attack-offers.ts'
import { gearOffers } from './gear-offers.ts'
import type { Desk, Draft } from './offering.ts'
import { powerOffers } from './power-offers.ts'

/** What is told of a Move (P28-MEAS-3). */
export const MOVE_FACTS: readonly Fact[] = ['cm', 'ground', 'climb', 'contacts']

/** The easiest Move that there is. */
export const EVEN_WAY = { cm: 0, ground: [], contacts: [] }

/** The orders of a character or a squad (P28-ACT-1). */
export function peopleOffers(desk: Desk, unit: PeopleUnit): Draft[] {
  return [
    ...listOffers(desk, unit),
    ...moveOffers(desk, unit),
    ...shootOffers(desk, unit),
    ...fightOffers(desk, unit),
    ...powerOffers(desk, unit),
    ...gearOffers(desk, unit),
    ...vehicleOffers(desk, unit),
    ...otherOffers(unit),
    ...restOffers(desk, unit),
  ]
}

function moveOffers(desk: Desk, unit: PeopleUnit): Draft[] {
  const base = { type: 'move', by: unit.side, unit: unit.id } as const
  if (lockedWith(desk.battle, unit.id).length > 0)
    return [{ id: 'leave', label: 'Leave combat', order: { ...base, said: EVEN_WAY }, actions: 1 }]
  const { speedCm, parts } = speedOf(desk, unit)
  const reach = { cm: speedCm, fromCm: 0, parts }
  const { onFace } = unit
  const way = onFace === null ? EVEN_WAY : { ...EVEN_WAY, climb: { faceCm: onFace.faceCm, toCm: onFace.faceCm } }
  const facts: Fact[] = [
    ...MOVE_FACTS,
    ...wayFacts(desk, unit),
    ...(unit.kind === 'squad' ? (['groups'] as const) : []),
  ]
  const foes = desk.battle.units.filter((one) => one.side !== unit.side && isOnTable(one)).map(({ id }) => id)
  const none = { code: 'no-target', message: 'There is nobody to charge.', rule: 'P28-CHRG-1' }
  const best = (charge: string) => ({ said: { ...way, contacts: [charge] } })
  return [
    { id: 'move', label: 'Move', order: base, actions: 1, facts, best: { said: way }, reach },
    {
      id: 'charge',
      label: 'Charge',
      order: base,
      actions: 1,
      facts,
      reach,
      aim: { field: 'charge', units: foes, none, best },
    },
  ]
}

/** What is asked of a way besides: of who passes obstacles whether ground is impassable, of others by ruling who stands in it (P28-MOVE-3, P28-TR-incorporeal). */
function wayFacts(desk: Desk, unit: PeopleUnit): Fact[] {
  if (passesObstacles(desk, unit)) return ['isImpassable']
  return desk.rules.settings.passFriends ? [] : ['through']
}

function vehicleOffers(desk: Desk, unit: PeopleUnit): Draft[] {
  const base = { by: unit.side, unit: unit.id }
  if (unit.aboard !== null)
    return [{ id: 'disembark', label: 'Get out', order: { type: 'disembark', ...base }, actions: 1 }]
  const own = desk.battle.units.filter((one) => one.kind === 'vehicle').filter(isOnTable)
  const doors = own.flatMap((vehicle) =>
    vehicle.side !== unit.side
      ? []
      : workingSections(vehicle, desk.rules).flatMap(({ cell, row }): Draft[] => {
          if ((row.seats ?? 0) === 0) return []
          const taken = passengersOf(desk.battle, vehicle.id, cell).length
          const order = { type: 'embark', ...base, vehicle: vehicle.id, cell } as const
          const label = `Get into ${vehicle.name}: ${cell}${taken > 0 ? `, with ${taken} aboard` : ''}`
          return [{ id: `embark:${vehicle.id}:${cell}`, label, order }]
        }),
  )
  return [
    ...doors,
    ...sabotageOffers(
      desk,
      unit,
      own.flatMap(({ id, side }) => (side === unit.side ? [] : [id])),
    ),
  ]
}

function sabotageOffers(desk: Desk, unit: PeopleUnit, units: readonly string[]): Draft[] {
  const skill = saboteurOf(unit.profile.abilities, desk.rules)
  if (skill === null) return []
  const none = { code: 'no-target', message: 'There is no enemy vehicle.', rule: 'P28-AB-sabotage' }
  return [
    {
      id: 'sabotage',
      label: 'Sabotage',
      order: { type: 'sabotage', by: unit.side, unit: unit.id },
      actions: 1,
      facts: ['distanceCm', 'wishes'],
      best: { distanceCm: 0, wishes: [] },
      reach: { cm: skill.reachCm, fromCm: 0, parts: [] },
      aim: { field: 'vehicle', units, none },
    },
  ]
}

function otherOffers(unit: PeopleUnit): Draft[] {
  const base = { by: unit.side, unit: unit.id }
  const recover: Draft = { id: 'recover', label: 'Recover', order: { type: 'recover', ...base }, actions: 1 }
  const fires = unit.conditions
    .filter(({ endsByAction }) => endsByAction === true)
    .map(({ id, source }): Draft => ({
      id: `put-out:${id}`,
      label: `Put out: ${source}`,
      order: { type: 'put-out', ...base, condition: id },
      actions: 1,
    }))
  const universal: Draft = {
    id: 'universal',
    label: 'Something else',
    order: { type: 'universal', ...base },
    actions: 1,
    facts: ['text', 'actions', 'skill', 'modifier', 'hitPoints'],
    best: { text: 'Something else', actions: 1 },
  }
  return [...(unit.isBroken ? [recover] : []), ...fires, ...(fighting(unit).length > 0 ? [universal] : [])]
}

/** An enemy of the list acts by it, before anything else; what a vehicle of theirs does is only said (P28-AI-1, P28-AI-7). */
export function listOffers({ battle }: Desk, unit: BattleUnit): Draft[] {
  if (!isOfTheList(battle, unit)) return []
  const base = { by: unit.side, unit: unit.id }
  const told = { facts: ['seen'], best: { seen: [], hasObstacle: false } } as const
  return [
    unit.kind === 'vehicle'
      ? { id: 'ask-enemy', label: 'What does it do?', order: { type: 'ask-enemy', ...base }, ...told }
      : { id: 'act-by-list', label: 'Act by the list', order: { type: 'act-by-list', ...base }, ...told },
  ]
}

/** Waiting, and being done; why an enemy of the list leaves actions unused is said (P28-HOLD-1, P28-TURN-8, P28-SOLO-2). */
export function restOffers({ battle }: Desk, unit: BattleUnit): Draft[] {
  const base = { by: unit.side, unit: unit.id }
  const isEarly = isOfTheList(battle, unit) && unit.turn.actions > 0
  const why = { facts: ['reason'], best: { reason: '–' } } as const
  return [
    { id: 'hold', label: 'Hold', order: { type: 'hold', ...base } },
    { id: 'end-activation', label: 'Done', order: { type: 'end-activation', ...base }, ...(isEarly && why) },
  ]
}
