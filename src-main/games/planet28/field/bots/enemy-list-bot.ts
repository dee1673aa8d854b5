import type { Dice } from '#main/games/kit/dice.ts'
import { listFightingModels } from '#main/games/planet28/battle/effects-in-force.ts'
import {
  chooseEnemyAction,
  type EnemyAction,
  type EnemyDecision,
  type EnemySituation,
} from '#main/games/planet28/battle/solo/enemy-action.ts'
import { listUnitsLockedWith, getBattleRules } from '#main/games/planet28/battle/transaction.ts'
import { isShaken } from '#main/games/planet28/battle/vehicles/break-rules.ts'
import { listWorkingMounts } from '#main/games/planet28/battle/vehicles/mounts.ts'
import { listCarriedWeapons } from '#main/games/planet28/rules/hands.ts'
import type { BattleUnit } from '#shared/games/planet28/battle/units.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import type { FieldOrder } from '../field-battle.ts'
import { type SideKnowledge, listSeenEnemies } from '../side-knowledge.ts'
import { computeDistanceCm } from '../sight.ts'
import type { Bot } from './bot.ts'
import { PEOPLE_ORDER_BUILDERS_BY_ACTION } from './enemy-list-people.ts'
import { VEHICLE_ORDER_BUILDERS_BY_ACTION } from './enemy-list-vehicles.ts'
import { listPilotBoardOrders, listFreePilotBoardOrders, generatePassengerOrders } from './rides.ts'
import { generateUrgentVehicleOrders } from './urgent-vehicle-orders.ts'

/** Bot for the enemy procedure of the rulebook (P28-AI-1 to P28-AI-7). It does not remember unseen enemies. */
export const ENEMY_LIST_BOT: Bot = {
  mayPush: false,
  muster: () => ({ stance: 'press', why: 'Press: the list of the book knows no other way.' }),
  *ideas(outlook, unit, whims) {
    if (unit.kind === 'vehicle') yield* generateUrgentVehicleOrders(outlook, unit)
    else if (unit.aboard !== null) return yield* generatePassengerOrders(outlook, unit)
    else yield* listPilotBoardOrders(outlook, unit)
    const settings = getBattleRules(outlook.battle).settings
    let facts = factsOf(outlook, unit)
    for (let tried = 0; tried < 8; tried += 1) {
      const decision = chooseEnemyAction(facts, settings)
      yield* planned({ outlook, unit, whims }, decision)
      // In combat it fights on, or stays if the rules allow no fight (P28-AI-1, P28-AI-5).
      if (decision.action === 'fight' || decision.action === 'move-furthest-edge') return
      facts = { ...facts, ...WITHOUT[decision.action] }
    }
  },
  *afterwards(outlook, unit) {
    if (unit.kind !== 'vehicle') yield* listFreePilotBoardOrders(outlook, unit)
  },
}

interface Someone {
  readonly outlook: SideKnowledge
  readonly unit: BattleUnit
  readonly whims: Dice
}

function planned({ outlook, unit, whims }: Someone, decision: EnemyDecision): FieldOrder[] {
  return unit.kind === 'vehicle'
    ? VEHICLE_ORDER_BUILDERS_BY_ACTION[decision.action]({ outlook, unit, whims }, decision)
    : PEOPLE_ORDER_BUILDERS_BY_ACTION[decision.action]({ outlook, unit, whims }, decision)
}

/** Situation of a unit in the terms of the enemy list (P28-AI-1 to P28-AI-7). */
function factsOf(outlook: SideKnowledge, unit: BattleUnit): EnemySituation {
  const isVehicle = unit.kind === 'vehicle'
  const isInCombat = listUnitsLockedWith(outlook.battle, unit.id).length > 0
  const isBroken = isVehicle ? isShaken(unit) : unit.isBroken
  const seen = listSeenEnemies(outlook, unit)
  const isFree = !isBroken && !isInCombat
  return {
    isBroken,
    isInCombat,
    visible: seen.length,
    canCharge: isFree && seen.length > 0,
    canShoot: isFree && seen.length > 0,
    canUseAbility: isFree && (unit.profile.abilities.length > 0 || (!isVehicle && unit.arcana.length > 0)),
    lacksOnlyAmmunition: isFree && lacksOnlyARound(outlook, unit, seen),
  }
}

/** Whether a visible enemy is in range of an unloaded weapon (P28-AI-5). */
function lacksOnlyARound(
  { battle, places, field }: SideKnowledge,
  unit: BattleUnit,
  seen: readonly BattleUnit[],
): boolean {
  const own = places[unit.id]
  const reach = Math.max(0, ...emptyRanges(unit, getBattleRules(battle)))
  return seen.some(({ id }) => {
    const there = places[id]
    return own !== undefined && there !== undefined && computeDistanceCm(field, own, there) <= reach
  })
}

function emptyRanges(unit: BattleUnit, rules: Rules): number[] {
  if (unit.kind === 'vehicle')
    return listWorkingMounts(unit, rules).flatMap(({ section, weapon }) =>
      section.isLoaded ? [] : [weapon.row.rangeCm],
    )
  return listCarriedWeapons(
    listFightingModels(unit).flatMap(({ empty }) => empty),
    rules,
  ).map(({ row }) => row.rangeCm)
}

/** Change of the situation after the order of a line turned out to be impossible. */
const WITHOUT: Readonly<Record<EnemyAction, Partial<EnemySituation>>> = {
  recover: { isBroken: false },
  charge: { canCharge: false },
  shoot: { canShoot: false },
  ability: { canUseAbility: false },
  reload: { lacksOnlyAmmunition: false },
  fight: { visible: 0 },
  'move-nearest': { visible: 0 },
  'move-furthest-edge': { visible: 0 },
}
