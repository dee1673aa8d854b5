import { IllegalCommand } from '#main/games/kit/transaction.ts'
import type { BattleCommand, BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import type { BattleUnit } from '#shared/games/planet28/battle/units.ts'
import type { Refusal } from '#shared/match/protocol.ts'
import { listAurasInReach, listEnemyDistances } from '../turn-input.ts'
import { createOpenVisibility, type Visibility } from '../visibility.ts'
import { findFieldBattle } from './field-conversion.ts'
import { measureFight, measureFire, measureFreeFight, measureHullFight, measureShot } from './measure-attacks.ts'
import { measureMove, measurePush, measureRetreat } from './measure-moves.ts'
import { measureAbility, measureCast, measureItem, measureSabotage } from './measure-powers.ts'
import { measureBackOff, measureBoarding, measureDrive, measureRam } from './measure-vehicles.ts'

/** A command with what the map measures, or why the map does not allow it. */
export type MeasuredOrder =
  | { readonly ok: true; readonly order: BattleCommand }
  | { readonly ok: false; readonly refusal: Refusal }

type Measures = {
  readonly [Type in BattleCommand['type']]?: (
    view: Visibility,
    unit: BattleUnit,
    order: BattleCommandOf<Type>,
  ) => BattleCommandOf<Type>
}

/** What the map measures for each type of command of a unit (P28-MEAS-3). */
const MEASURES: Measures = {
  move: measureMove,
  depart: measureMove,
  retreat: measureRetreat,
  push: measurePush,
  shoot: measureShot,
  fire: measureFire,
  fight: measureFight,
  'vehicle-fight': measureHullFight,
  'free-fight': measureFreeFight,
  ability: measureAbility,
  cast: measureCast,
  item: measureItem,
  sabotage: measureSabotage,
  drive: measureDrive,
  ram: measureRam,
  'back-off': measureBackOff,
  embark: measureBoarding,
}

/** Fills in what the map measures. Without a map a command stays as it is. */
export function measureOrder(battle: Battle, order: BattleCommand): MeasuredOrder {
  if (battle.map === undefined) return { ok: true, order }
  try {
    return { ok: true, order: measure(battle, order) }
  } catch (error) {
    if (!(error instanceof IllegalCommand)) throw error
    return { ok: false, refusal: { code: error.code, message: error.message, rule: error.rule } }
  }
}

function measure(battle: Battle, order: BattleCommand): BattleCommand {
  const practice = findFieldBattle(battle)
  if (practice === null) return order
  if (order.type === 'begin-turn')
    return { ...order, near: listAurasInReach(practice), enemyDistances: listEnemyDistances(practice) }
  if (order.type === 'declare') return { ...order, attack: measure(battle, order.attack) as typeof order.attack }
  const unit = 'unit' in order ? battle.units.find(({ id }) => id === order.unit) : undefined
  const measureType = MEASURES[order.type] as
    | ((view: Visibility, unit: BattleUnit, order: BattleCommand) => BattleCommand)
    | undefined
  if (unit === undefined || measureType === undefined) return order
  return measureType(createOpenVisibility(practice, unit.side), unit, order)
}
