import { listFightingModels } from '#main/games/planet28/battle/effects-in-force.ts'
import { getBattleRules } from '#main/games/planet28/battle/transaction.ts'
import type { BattleCommand } from '#shared/games/planet28/battle/commands.ts'
import { findRulebookRow } from '#shared/games/planet28/rulebook.ts'
import { cast, type Person, power, target } from './planet28-power-orders.ts'
import {
  answers,
  anyOf,
  bystanders,
  type Chooser,
  hullSaid,
  isSo,
  type Loose,
  moveSaid,
  oneOf,
  rerolls,
  sightOf,
  someoneElse,
  sometimes,
  strikes,
  struckBefore,
} from './planet28-said.ts'

type Maker = (chooser: Person) => Loose | null

/** Only for people. */
const people =
  (make: Maker) =>
  (chooser: Chooser): Loose | null =>
    chooser.unit.kind === 'vehicle' ? null : make({ ...chooser, unit: chooser.unit })

/** Commands of characters and squads. */
export const PEOPLE_ORDERS = {
  move: people((chooser) => way(chooser)),
  depart: people((chooser) => way(chooser)),
  shoot: people(shot),
  fight: people(fight),
  reload: people(({ unit, chance }) => {
    const model = oneOf(listFightingModels(unit), chance)
    return model === undefined ? null : { model: model.id, weapon: oneOf(model.empty, chance) ?? 'dagger' }
  }),
  'take-in-hand': people(({ unit, chance }) => {
    const model = oneOf(listFightingModels(unit), chance)
    return model === undefined
      ? null
      : { model: model.id, hands: model.equipment.filter(() => isSo(30, chance)).slice(0, 3) }
  }),
  ability: people(power),
  cast: people(cast),
  item: people(use),
  recover: people(({ chance }) => rerolls(chance)),
  'put-out': people(({ unit, chance }) => {
    const burning = unit.conditions.filter(({ endsByAction }) => endsByAction === true)
    return { condition: oneOf(burning.length > 0 ? burning : unit.conditions, chance)?.id ?? 'nothing' }
  }),
  universal: people(({ chance }) => ({
    text: 'Search the crate',
    actions: chance.die(3) - 1,
    skill: anyOf(['A', 'AW', 'P'], chance),
    modifier: chance.die(5) - 3,
    hitPoints: 1,
    ...rerolls(chance),
  })),
  retreat: ({ battle, unit, chance }: Chooser) => {
    const due = battle.due.find((decision) => decision.ask === 'retreat' && decision.unit === unit.id)
    return { cm: due?.ask === 'retreat' ? due.speedCm : 3, isAtEdge: isSo(40, chance) }
  },
  'set-rerolls': ({ chance }: Chooser) => ({ wish: anyOf(['free', 'paid', 'never'], chance) }),
  'skip-fight': () => ({}),
  'free-fight': ({ unit, chance }: Chooser) => ({
    weapon:
      unit.kind === 'vehicle' ? 'hull' : anyOf(['fist', ...(listFightingModels(unit)[0]?.hands ?? []), null], chance),
    hull: hullSaid(chance),
    ...rerolls(chance),
  }),
  push: ({ battle, unit, chance }: Chooser) => {
    const due = battle.due.find((decision) => decision.ask === 'push' && decision.unit === unit.id)
    return {
      cm: due?.ask === 'push' && isSo(80, chance) ? due.cm : 0,
      contacts: [],
      dropCm: anyOf([0, 9, 22, 40], chance),
    }
  },
  'ask-enemy': (chooser: Chooser) => sightings(chooser),
  'act-by-list': (chooser: Chooser) => sightings(chooser),
  embark: people((chooser) => {
    const own = chooser.battle.units.filter((unit) => unit.kind === 'vehicle' && unit.side === chooser.unit.side)
    const vehicle = oneOf(own, chooser.chance)
    if (vehicle?.kind !== 'vehicle') return null
    const seats = vehicle.profile.sections.filter(
      ({ section }) => section.includes('transport') || section.includes('seats'),
    )
    return { vehicle: vehicle.id, cell: oneOf(seats, chooser.chance)?.cell ?? 'D4' }
  }),
  disembark: people(() => ({})),
  sabotage: people((chooser) => {
    const hulls = chooser.battle.units.filter((unit) => unit.kind === 'vehicle')
    const vehicle = oneOf(hulls, chooser.chance)
    return vehicle === undefined ? null : { vehicle: vehicle.id, distanceCm: 4, wishes: [] }
  }),
} satisfies Partial<Record<BattleCommand['type'], (chooser: Chooser) => Loose | null>>

/** Uses a carried item, mostly an available one, and on a friend that needs it. */
function use(chooser: Person): Loose | null {
  const { battle, unit, chance } = chooser
  const model = oneOf(listFightingModels(unit), chance)
  const { tables } = getBattleRules(battle)
  const carried = model?.equipment ?? []
  const usable = carried.filter((id) => (findRulebookRow(tables, 'items', id)?.kind ?? 'ammo') !== 'ammo')
  const item = oneOf(usable.length > 0 && isSo(70, chance) ? usable : carried, chance)
  if (item === undefined) return null
  const ailing = battle.units.filter(({ side, conditions }) => side === unit.side && conditions.length > 0)
  const patient = isSo(60, chance) ? oneOf(ailing, chance) : undefined
  const whom = patient === undefined ? target(chooser) : patient.id === unit.id ? {} : { target: patient.id }
  return { item, model: model?.id, ...whom, distanceCm: anyOf([0, 0, 5], chance) }
}

function way(chooser: Chooser): Loose {
  const { chance } = chooser
  const foe = isSo(45, chance) ? someoneElse(chooser, 0) : undefined
  if (foe === undefined) return { said: moveSaid(chooser, []), ...rerolls(chance) }
  return { said: { ...moveSaid(chooser, [foe.id]), cm: 2 }, charge: foe.id, ...rerolls(chance) }
}

function shot(chooser: Person): Loose | null {
  const { unit, chance } = chooser
  const again = struckBefore(chooser)
  const hit = again?.hit ?? someoneElse(chooser, 8)
  const guns = held(chooser, 'ranged')
  const weapon = guns.find((gun) => gun === again?.weapon) ?? oneOf(guns, chance)
  if (hit === undefined || weapon === undefined) return null
  const member = sometimes(50, chance, () => (hit.kind === 'squad' ? { member: oneOf(hit.models, chance)?.id } : {}))
  const input = { target: hit.id, said: sightOf(chance), bystanders: bystanders(chooser), hull: hullSaid(chance) }
  return { strikes: strikes(unit, weapon, chance), ...input, ...member, ...rerolls(chance) }
}

function fight(chooser: Person): Loose | null {
  const { battle, unit, chance } = chooser
  const due = battle.due.find((decision) => decision.ask === 'charge-fight' && decision.unit === unit.id)
  const asked = due?.ask === 'charge-fight' ? battle.units.find(({ id }) => id === due.target) : undefined
  const again = struckBefore(chooser)
  const hit = asked ?? again?.hit ?? someoneElse(chooser, 3)
  if (hit === undefined) return null
  const blades = held(chooser, 'melee')
  const weapon =
    blades.find((blade) => blade === again?.weapon) ?? oneOf(['fist', ...blades, ...blades], chance) ?? 'fist'
  const base = { target: hit.id, strikes: strikes(unit, weapon, chance), distanceCm: anyOf([0, 4], chance) }
  return {
    ...base,
    ...answers(hit, chance),
    hull: hullSaid(chance),
    bystanders: bystanders(chooser),
    ...rerolls(chance),
  }
}

/** Held weapons of this type. */
function held({ battle, unit }: Chooser, type: 'melee' | 'ranged'): string[] {
  if (unit.kind === 'vehicle') return []
  const { tables } = getBattleRules(battle)
  const hands = [...new Set(listFightingModels(unit).flatMap((model) => model.hands))]
  return hands.filter((id) => findRulebookRow(tables, 'weapons', id)?.type === type)
}

/** What an enemy sees, and whether there is an obstacle. */
function sightings(chooser: Chooser): Loose {
  const { chance } = chooser
  const others = [someoneElse(chooser, 0), someoneElse(chooser, 0)].flatMap((unit) =>
    unit === undefined ? [] : [unit.id],
  )
  const seen = [...new Set(others)].map((unit) => ({ unit, distanceCm: chance.die(30) }))
  return { seen, hasObstacle: isSo(50, chance) }
}
