import { type Dice, givenDice } from '#main/games/kit/dice.ts'
import type { Decision } from '#main/games/kit/game.ts'
import type { BattleEvent } from '#shared/games/planet28/battle/events.ts'
import type { Battle, PendingDecision } from '#shared/games/planet28/battle/state.ts'
import type { BattleUnit, Model, PeopleUnit } from '#shared/games/planet28/battle/units.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import { buildRules } from '../build-rules.ts'
import { DEFAULT_SETTINGS } from '../settings.ts'
import { listFightingModels } from './effects-in-force.ts'
import { evolve } from './evolve.ts'

/** A command being executed: its events so far, and the battle after them. */
export interface Transaction {
  readonly battle: Battle
  readonly rules: Rules
  readonly events: BattleEvent[]
  readonly dice: Dice
  /** Whether the events will be read. If not, events without effect on the state, such as rolls, are omitted. */
  readonly verbose: boolean
}

/** Transaction that applies its events lazily, so that a roll without consequences creates no new battle. */
class OpenScene implements Transaction {
  readonly rules: Rules
  readonly events: BattleEvent[] = []
  readonly dice: Dice
  readonly verbose: boolean
  #battle: Battle
  #seen = 0

  constructor(battle: Battle, dice: Dice, isTold: boolean) {
    this.rules = getBattleRules(battle)
    this.dice = dice
    this.verbose = isTold
    this.#battle = battle
  }

  get battle(): Battle {
    for (; this.#seen < this.events.length; this.#seen += 1)
      this.#battle = evolve(this.#battle, this.events[this.#seen] as BattleEvent)
    return this.#battle
  }
}

/** Creates a transaction without events. */
export function createTransaction(battle: Battle, dice: Dice, isTold = true): Transaction {
  return new OpenScene(battle, dice, isTold)
}

/** A read-only transaction; rolling dice in it is not possible. */
export function readOnly(battle: Battle): Transaction {
  return new OpenScene(battle, NO_DICE, false)
}

const NO_DICE = givenDice([])

/**
 * Thrown to abort an illegal command, with its numbers and rule; the rule for illegal commands by default (P28-ACT-4).
 */
export class IllegalCommand extends Error {
  override readonly name = 'Illegal'
  readonly code: string
  readonly rule: string
  constructor(code: string, message: string, rule = 'P28-ACT-4') {
    super(message)
    this.code = code
    this.rule = rule
  }
}

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

/** Result of a command, and the battle after it. */
export type BattleDecision =
  | { readonly ok: true; readonly events: readonly BattleEvent[]; readonly after: Battle }
  | Extract<Decision<BattleEvent>, { ok: false }>

/** Runs a command. `act` applies its events to the transaction, or throws `IllegalCommand`. */
export function runCommand(
  battle: Battle,
  dice: Dice,
  act: (scene: Transaction) => void,
  { isTold = true }: { readonly isTold?: boolean } = {},
): BattleDecision {
  const scene = createTransaction(battle, dice, isTold)
  try {
    act(scene)
  } catch (error) {
    if (!(error instanceof IllegalCommand)) throw error
    return { ok: false, refusal: { code: error.code, message: error.message, rule: error.rule } }
  }
  return new Decided(scene)
}

/** A successful decision. The resulting battle is computed on demand. */
class Decided {
  readonly ok = true
  readonly events: readonly BattleEvent[]
  readonly #scene: Transaction

  constructor(scene: Transaction) {
    this.events = scene.events
    this.#scene = scene
  }

  get after(): Battle {
    return this.#scene.battle
  }
}

/** Applies an event to the transaction. */
export function apply(scene: Transaction, event: BattleEvent): void {
  scene.events.push(event)
}

/** The unit with this id. Throws if it does not exist. */
export function getUnit(scene: Pick<Transaction, 'battle'>, id: string): BattleUnit {
  const unit = findUnit(scene, id)
  if (unit === null) throw new IllegalCommand('no-such-unit', `There is no unit ${id} in this battle.`)
  return unit
}

/** The unit with this id, or null. Caches the last result, because most units are looked up several times in a row. */
export function findUnit({ battle }: Pick<Transaction, 'battle'>, id: string): BattleUnit | null {
  const { units } = battle
  if (units === lastUnits && id === lastFound?.id) return lastFound
  for (const unit of units)
    if (unit.id === id) {
      lastUnits = units
      lastFound = unit
      return unit
    }
  return null
}

let lastUnits: Battle['units'] | null = null
let lastFound: BattleUnit | null = null

/** The character or squad with this id. Throws if it does not exist. */
export function getPeopleUnit(scene: Pick<Transaction, 'battle'>, id: string): PeopleUnit {
  const unit = getUnit(scene, id)
  if (unit.kind === 'vehicle')
    throw new IllegalCommand('vehicle', `${unit.name} is a vehicle: it cannot do that.`, 'P28-VEH-ACT-1')
  return unit
}

/** A model that still fights; the first by default. */
export function getModel(unit: PeopleUnit, id: string | undefined): Model {
  const models = listFightingModels(unit)
  const model = id === undefined ? models[0] : models.find((candidate) => candidate.id === id)
  if (model === undefined) throw new IllegalCommand('no-such-model', `${unit.name} has no such model left.`)
  return model
}

/** Enemies in contact with a unit (P28-FIGHT-5). */
export function listLockedUnits({ locks }: Battle, id: string): readonly string[] {
  if (locks.length === 0) return NOBODY
  return locks.flatMap(([a, b]) => (a === id ? [b] : b === id ? [a] : []))
}

/** Whether two units are in contact (P28-FIGHT-5). */
export function areLocked({ locks }: Battle, a: string, b: string): boolean {
  for (const pair of locks) if (pair.includes(a) && pair.includes(b)) return true
  return false
}

const NOBODY: readonly string[] = []

/** The pending decision of this kind for a unit, if any. */
export function findPendingDecision<Ask extends PendingDecision['ask']>(
  { due }: Battle,
  ask: Ask,
  unit: string,
): Extract<PendingDecision, { ask: Ask }> {
  const found = due.find(
    (decision): decision is Extract<PendingDecision, { ask: Ask }> => decision.ask === ask && decision.unit === unit,
  )
  if (found === undefined) throw new IllegalCommand('nothing-due', 'Nothing waits for this.')
  return found
}
