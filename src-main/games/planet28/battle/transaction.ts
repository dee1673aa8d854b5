import { type Dice, createGivenDice } from '#main/games/kit/dice.ts'
import {
  IllegalCommand,
  runTransaction,
  Transaction as CommandTransaction,
  type TransactionResult,
} from '#main/games/kit/transaction.ts'
import type { BattleEvent } from '#shared/games/planet28/battle/events.ts'
import type { Battle, PendingDecision } from '#shared/games/planet28/battle/state.ts'
import type { BattleUnit, Model, CharacterOrSquadUnit } from '#shared/games/planet28/battle/units.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import { buildRules } from '../house/build-rules.ts'
import { DEFAULT_SETTINGS } from '../settings.ts'
import { listFightingModels } from './effects-in-force.ts'
import { evolve } from './evolve/evolve.ts'

/** A running command of a battle, with the rules that the battle is fought by. */
export class Transaction extends CommandTransaction<Battle, BattleEvent> {
  readonly rules: Rules

  constructor(battle: Battle, dice: Dice) {
    super(battle, evolve, dice)
    this.rules = getBattleRules(battle)
  }

  /** The battle after the events so far. */
  get battle(): Battle {
    return this.state
  }
}

/** A read-only transaction; rolling dice in it is not possible. */
export function readOnly(battle: Battle): Transaction {
  return new Transaction(battle, NO_DICE)
}

const NO_DICE = createGivenDice([])

const known = new WeakMap<object, Rules>()

/** The rules of a battle: its settings, and the tables including house rows. */
export function getBattleRules({ settings, house }: Pick<Battle, 'settings' | 'house'>): Rules {
  const rules = known.get(house)
  if (rules?.settings === settings) return rules
  const fresh = buildRules({ ...DEFAULT_SETTINGS, ...settings }, house)
  const kept = { ...fresh, settings }
  known.set(house, kept)
  return kept
}

/** The events of a command and the battle after it, or its refusal. */
export type BattleDecision = TransactionResult<Battle, BattleEvent>

/** Runs a command on a battle. */
export function runBattleTransaction(
  battle: Battle,
  dice: Dice,
  act: (transaction: Transaction) => void,
): BattleDecision {
  return runTransaction(new Transaction(battle, dice), act)
}

/** The unit with this id. Throws if it does not exist. */
export function getUnit(transaction: Pick<Transaction, 'battle'>, id: string): BattleUnit {
  const unit = findUnit(transaction, id)
  if (unit === null) throw new IllegalCommand('no-such-unit', `There is no unit ${id} in this battle.`, 'P28-ACT-4')
  return unit
}

/** The unit with this id, or null. */
export function findUnit({ battle }: Pick<Transaction, 'battle'>, id: string): BattleUnit | null {
  return battle.units.find((unit) => unit.id === id) ?? null
}

/** The character or squad with this id. Throws if it does not exist. */
export function getPeopleUnit(transaction: Pick<Transaction, 'battle'>, id: string): CharacterOrSquadUnit {
  const unit = getUnit(transaction, id)
  if (unit.kind === 'vehicle')
    throw new IllegalCommand('vehicle', `${unit.name} is a vehicle: it cannot do that.`, 'P28-VEH-ACT-1')
  return unit
}

/** A model that still fights; the first by default. */
export function getFightingModel(unit: CharacterOrSquadUnit, id: string | undefined): Model {
  const models = listFightingModels(unit)
  const model = id === undefined ? models[0] : models.find((candidate) => candidate.id === id)
  if (model === undefined)
    throw new IllegalCommand('no-such-model', `${unit.name} has no such model left.`, 'P28-ACT-4')
  return model
}

/** Enemies in contact with a unit (P28-FIGHT-5). */
export function listUnitsLockedWith({ locks }: Battle, id: string): readonly string[] {
  return locks.flatMap(([a, b]) => (a === id ? [b] : b === id ? [a] : []))
}

/** Whether two units are in contact (P28-FIGHT-5). */
export function areLocked({ locks }: Battle, a: string, b: string): boolean {
  return locks.some((pair) => pair.includes(a) && pair.includes(b))
}

/** The pending decision of this kind for a unit. Throws an `IllegalCommand` if there is none. */
export function getPendingDecision<Ask extends PendingDecision['ask']>(
  { due }: Battle,
  ask: Ask,
  unit: string,
): Extract<PendingDecision, { ask: Ask }> {
  const found = due.find(
    (decision): decision is Extract<PendingDecision, { ask: Ask }> => decision.ask === ask && decision.unit === unit,
  )
  if (found === undefined) throw new IllegalCommand('nothing-due', 'Nothing waits for this.', 'P28-ACT-4')
  return found
}
