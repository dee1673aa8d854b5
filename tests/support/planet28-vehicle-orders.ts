import { listFightingModels } from '#main/games/planet28/battle/effects-in-force.ts'
import { getBattleRules } from '#main/games/planet28/battle/transaction.ts'
import { listPassengers } from '#main/games/planet28/battle/vehicles/aboard.ts'
import type { BattleCommand } from '#shared/games/planet28/battle/commands.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import type { CharacterOrSquadUnit, VehicleUnit } from '#shared/games/planet28/battle/units.ts'
import { findRulebookRow } from '#shared/games/planet28/rulebook.ts'
import {
  answers,
  anyOf,
  bystanders,
  type Chooser,
  hullSaid,
  isSo,
  type Loose,
  oneOf,
  rerolls,
  shapesOf,
  sightOf,
  someoneElse,
  struckBefore,
  sometimes,
} from './planet28-said.ts'

type Maker = (chooser: Chooser & { readonly unit: VehicleUnit }) => Loose | null

/** Only for vehicles. */
const hull =
  (make: Maker) =>
  (chooser: Chooser): Loose | null =>
    chooser.unit.kind === 'vehicle' ? make({ ...chooser, unit: chooser.unit }) : null

const nothing = hull(() => ({}))

export const VEHICLE_ORDERS = {
  drive: hull(drive),
  fire: hull(fire),
  'load-mounts': hull(({ unit, chance }) => {
    const empty = unit.sections.filter(({ isLoaded }) => !isLoaded).map(({ cell }) => cell)
    return empty.length === 0 ? null : { cells: empty.slice(0, chance.die(empty.length)) }
  }),
  'vehicle-fight': hull((chooser) => {
    const { battle, unit, chance } = chooser
    const due = battle.due.find((decision) => decision.ask === 'charge-fight' && decision.unit === unit.id)
    const touched = battle.locks.flatMap(([a, b]) => (a === unit.id ? [b] : b === unit.id ? [a] : []))
    const id = due?.ask === 'charge-fight' ? due.target : (oneOf(touched, chance) ?? someoneElse(chooser, 0)?.id)
    const hit = battle.units.find((battleUnit) => battleUnit.id === id)
    if (hit === undefined) return null
    const hulls = { hull: hullSaid(chance), ownHull: hullSaid(chance) }
    return { target: hit.id, ...answers(hit, chance), ...hulls, ...rerolls(chance) }
  }),
  ram: hull((chooser) => {
    const foe = someoneElse(chooser, 0)
    const otherUnit = someoneElse(chooser, 0)
    const contacts = [foe, isSo(40, chooser.chance) ? otherUnit : undefined].flatMap((unit) =>
      unit === undefined ? [] : [unit.id],
    )
    return foe === undefined ? null : { ...drive(chooser), cm: 3, turnDegrees: 0, charge: foe.id, contacts }
  }),
  'let-drive': hull(({ battle, unit, chance }) => ({
    pilot: oneOf([unit, ...listPassengers(battle, unit.id)], chance)?.id ?? unit.id,
  })),
  'break-away': nothing,
  'back-off': hull(({ chance }) => ({
    cm: anyOf([0, 2], chance),
    ground: ground(chance),
    wishes: [],
    ...rerolls(chance),
  })),
  drop: hull(({ chance }) => ({ dropCm: anyOf([3, 9, 15], chance), wishes: [] })),
  right: nothing,
  'change-height': hull(({ unit, chance }) => ({ isFlying: isSo(90, chance) ? !unit.isFlying : unit.isFlying })),
  boost: nothing,
  steady: nothing,
  'lay-smoke': nothing,
  mend: hull(({ unit, chance }) => {
    const hurt = unit.sections.filter(({ hitPoints, start }) => hitPoints > 0 && hitPoints < start)
    return { cell: oneOf(hurt.length > 0 ? hurt : unit.sections, chance)?.cell ?? 'C3' }
  }),
} satisfies Partial<Record<BattleCommand['type'], (chooser: Chooser) => Loose | null>>

type Chance = Chooser['chance']

const ground = (chance: Chance) => anyOf(['even', 'rough', 'hazardous'], chance)

function drive(chooser: Chooser): Loose {
  const { chance } = chooser
  const shapes = shapesOf(chooser)
  const path = { cm: anyOf([0, 3, 6, 9, 14], chance), turnDegrees: anyOf([0, 0, 45, 90], chance) }
  const over = sometimes(shapes.has('passes-obstacles') ? 80 : 25, chance, () => ({
    obstacleCm: anyOf([3, 5, 9], chance),
  }))
  const on = shapes.has('treats') ? anyOf(['rough', 'hazardous'], chance) : ground(chance)
  return { ...path, ...over, isBackwards: isSo(20, chance), ground: on, wishes: [], ...rerolls(chance) }
}

/** Ranged weapons held by the first model of a unit aboard. */
function gunsOf(battle: Battle, rider: CharacterOrSquadUnit): string[] {
  const { tables } = getBattleRules(battle)
  return (listFightingModels(rider)[0]?.hands ?? []).filter(
    (id) => findRulebookRow(tables, 'weapons', id)?.type === 'ranged',
  )
}

/** Some mounts at some targets, fired by the crew or a Gunner, and attacks of units aboard. */
function fire(chooser: Chooser & { readonly unit: VehicleUnit }): Loose | null {
  const { battle, unit, chance } = chooser
  const target = struckBefore(chooser)?.hit ?? someoneElse(chooser, 5)
  if (target === undefined) return null
  const aboard = listPassengers(battle, unit.id)
  const at = () => ({
    target: target.id,
    said: sightOf(chance),
    bystanders: bystanders(chooser),
    hull: hullSaid(chance),
  })
  const armed = unit.profile.sections.filter(({ weapon }) => weapon !== undefined)
  const mounts = armed.filter(() => isSo(70, chance)).slice(0, 2)
  const gunner = isSo(50, chance) ? oneOf(aboard, chance)?.id : undefined
  const byMounts = mounts.map(({ cell }, nth) => ({
    cell,
    ...at(),
    ...(nth === 0 && gunner !== undefined ? { passenger: gunner } : {}),
  }))
  const rider = oneOf(
    aboard.filter(({ id }) => id !== gunner),
    chance,
  )
  const weapon = rider === undefined ? undefined : oneOf(gunsOf(battle, rider), chance)
  const byRider =
    rider === undefined || weapon === undefined || isSo(20, chance) ? [] : [{ passenger: rider.id, weapon, ...at() }]
  const shots = [...byMounts, ...byRider]
  return shots.length === 0 ? null : { shots, ...rerolls(chance) }
}
