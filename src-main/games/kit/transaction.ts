import type { Refusal } from '#shared/match/protocol.ts'
import type { Dice } from './dice.ts'
import type { Decision } from './game.ts'

/** How a game applies one event to its state. */
export type Evolve<State, Event> = (state: State, event: Event) => State

/** A running command of any game: the state so far, the events that led to it, and the dice. */
export class Transaction<State, Event> {
  readonly dice: Dice
  readonly events: readonly Event[]
  readonly #events: Event[] = []
  readonly #evolve: Evolve<State, Event>
  #state: State

  constructor(start: State, evolve: Evolve<State, Event>, dice: Dice) {
    this.dice = dice
    this.events = this.#events
    this.#evolve = evolve
    this.#state = start
  }

  get state(): State {
    return this.#state
  }

  /** Applies events in order. */
  apply(...events: readonly Event[]): void {
    for (const event of events) {
      this.#events.push(event)
      this.#state = this.#evolve(this.#state, event)
    }
  }

  /** Aborts the whole command: none of its events takes effect. */
  refuse(code: string, message: string, rule: string | null = null): never {
    throw new IllegalCommand(code, message, rule)
  }

  /** Aborts the whole command unless the condition holds. */
  require(condition: boolean, code: string, message: string, rule: string | null = null): asserts condition {
    if (!condition) this.refuse(code, message, rule)
  }
}

/** Thrown to abort an illegal command, with a code for programs, a message for people and the id of the rule. */
export class IllegalCommand extends Error {
  override readonly name = 'IllegalCommand'
  readonly code: string
  readonly rule: string | null
  constructor(code: string, message: string, rule: string | null = null) {
    super(message)
    this.code = code
    this.rule = rule
  }
}

/** The events of a successful command and the state after it, or its refusal. */
export type TransactionResult<State, Event> =
  | { readonly ok: true; readonly events: readonly Event[]; readonly after: State }
  | Extract<Decision<Event>, { ok: false }>

/** Runs a command on a new transaction. A refusal anywhere in it discards all its events. */
export function runTransaction<Running extends Transaction<State, Event>, State, Event>(
  transaction: Running & Transaction<State, Event>,
  run: (transaction: Running) => void,
): TransactionResult<State, Event> {
  const refusal = findRefusal(() => run(transaction))
  return refusal === null ? { ok: true, events: transaction.events, after: transaction.state } : { ok: false, refusal }
}

/** The result of a computation, or the refusal of the check in it that fails. */
export function tryOrRefuse<Result>(
  compute: () => Result,
): { readonly refusal: null; readonly result: Result } | { readonly refusal: Refusal; readonly result: null } {
  try {
    return { refusal: null, result: compute() }
  } catch (error) {
    if (!(error instanceof IllegalCommand)) throw error
    const { code, message, rule } = error
    return { refusal: { code, message, rule }, result: null }
  }
}

/** The refusal of a check that throws `IllegalCommand`, or null if it passes. */
export function findRefusal(check: () => void): Refusal | null {
  return tryOrRefuse(check).refusal
}
