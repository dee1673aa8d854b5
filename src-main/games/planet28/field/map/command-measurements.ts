import { IllegalCommand } from '#main/games/kit/transaction.ts'
import type { BattleCommand, BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import type { BattleUnit } from '#shared/games/planet28/battle/units.ts'
import type { Refusal } from '#shared/match/protocol.ts'
import { createFullSideKnowledge, type SideKnowledge } from '../side-knowledge.ts'
import { listAurasInReach, listSoloEnemyDistances } from '../turn-input.ts'
import {
  addFightMeasurements,
  addFireMeasurements,
  addFreeFightMeasurements,
  addVehicleFightMeasurements,
  addShotMeasurements,
} from './attack-measurements.ts'
import { toFieldBattle } from './field-conversion.ts'
import { addMoveMeasurements, addPushMeasurements, addRetreatMeasurements } from './move-measurements.ts'
import {
  addAbilityMeasurements,
  addCastMeasurements,
  addItemMeasurements,
  addSabotageMeasurements,
} from './power-measurements.ts'
import {
  addBackOffMeasurements,
  requireBoardingAtDoor,
  addDriveMeasurements,
  addRamMeasurements,
} from './vehicle-measurements.ts'

/** A command with everything that the map measures, or the reason why the map does not allow it. */
export type CommandMeasurementResult =
  | { readonly ok: true; readonly order: BattleCommand }
  | { readonly ok: false; readonly refusal: Refusal }

type Measures = {
  readonly [Type in BattleCommand['type']]?: (
    view: SideKnowledge,
    unit: BattleUnit,
    order: BattleCommandOf<Type>,
  ) => BattleCommandOf<Type>
}

/** The function that adds the measurements, for each type of command (P28-MEAS-3). */
const MEASURES: Measures = {
  move: addMoveMeasurements,
  depart: addMoveMeasurements,
  retreat: addRetreatMeasurements,
  push: addPushMeasurements,
  shoot: addShotMeasurements,
  fire: addFireMeasurements,
  fight: addFightMeasurements,
  'vehicle-fight': addVehicleFightMeasurements,
  'free-fight': addFreeFightMeasurements,
  ability: addAbilityMeasurements,
  cast: addCastMeasurements,
  item: addItemMeasurements,
  sabotage: addSabotageMeasurements,
  drive: addDriveMeasurements,
  ram: addRamMeasurements,
  'back-off': addBackOffMeasurements,
  embark: requireBoardingAtDoor,
}

/** Returns the command with all values that the map measures, or the refusal. Unchanged in a battle without a map. */
export function addCommandMeasurements(battle: Battle, order: BattleCommand): CommandMeasurementResult {
  if (battle.map === undefined) return { ok: true, order }
  try {
    return { ok: true, order: measure(battle, order) }
  } catch (error) {
    if (!(error instanceof IllegalCommand)) throw error
    return { ok: false, refusal: { code: error.code, message: error.message, rule: error.rule } }
  }
}

function measure(battle: Battle, order: BattleCommand): BattleCommand {
  const practice = toFieldBattle(battle)
  if (practice === null) return order
  if (order.type === 'begin-turn')
    return { ...order, near: listAurasInReach(practice), enemyDistances: listSoloEnemyDistances(practice) }
  if (order.type === 'declare') return { ...order, attack: measure(battle, order.attack) as typeof order.attack }
  const unit = 'unit' in order ? battle.units.find(({ id }) => id === order.unit) : undefined
  const measureType = MEASURES[order.type] as
    | ((view: SideKnowledge, unit: BattleUnit, order: BattleCommand) => BattleCommand)
    | undefined
  if (unit === undefined || measureType === undefined) return order
  return measureType(createFullSideKnowledge(practice, unit.side), unit, order)
}
