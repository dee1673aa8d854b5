import { type Dice, createGivenDice } from './dice.ts'
import type { BaseCommand, Decision, Game } from './game.ts'
import { formatCanonicalJson } from './hash.ts'

/** An entry of a match log: the command, its dice and its events. */
export interface LogEntry<Command, Event> {
  readonly command: Command
  readonly faces: readonly number[]
  readonly events: readonly Event[]
}

/** A whole match: its start and every log entry since. */
export interface MatchRecord<State, Command, Event, Options> {
  readonly options: Options
  /** Dice rolled during set-up. */
  readonly faces: readonly number[]
  readonly start: State
  readonly log: readonly LogEntry<Command, Event>[]
}

/** Applies events to a state. */
export function evolveAll<State, Command extends BaseCommand, Event, View, Options>(
  game: Game<State, Command, Event, View, Options>,
  state: State,
  events: readonly Event[],
): State {
  return events.reduce((before, event) => game.evolve(before, event), state)
}

/** Applies a log to a state. */
export function replayLog<State, Command extends BaseCommand, Event, View, Options>(
  game: Game<State, Command, Event, View, Options>,
  start: State,
  log: readonly LogEntry<Command, Event>[],
): State {
  return log.reduce((state, { events }) => evolveAll(game, state, events), start)
}

/** A match as recorded elsewhere: its commands and the dice rolled. */
export interface MatchScript {
  readonly options: unknown
  readonly faces: readonly number[]
  readonly log: readonly { readonly command: unknown; readonly faces: readonly number[] }[]
}

/** Plays a script and returns the final state. Throws a readable error if the rules do not allow it. */
export function playMatchScript<State, Command extends BaseCommand, Event, View, Options>(
  game: Game<State, Command, Event, View, Options>,
  { options, faces, log }: MatchScript,
): State {
  const agreed = game.options.safeParse(options)
  if (!agreed.success) throw new Error('The beginning: these are no options of this game.')
  let state = withAllOf(faces, 'The beginning', (dice) => game.setUp(agreed.data, dice))
  for (const [index, entry] of log.entries()) {
    const command = game.commands.safeParse(entry.command)
    if (!command.success) throw new Error(`Entry ${index + 1}: this is no command of this game.`)
    const before = state
    const decide = (dice: Dice) => eventsOf(game.decide(before, command.data, dice))
    state = evolveAll(game, before, withAllOf(entry.faces, `Entry ${index + 1}`, decide))
  }
  return state
}

function withAllOf<Result>(faces: readonly number[], where: string, again: (dice: Dice) => Result): Result {
  const dice = createGivenDice(faces)
  try {
    const result = again(dice)
    if (dice.left() > 0) throw new Error(`${dice.left()} of its dice are not used`)
    return result
  } catch (error) {
    throw new Error(`${where}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

/** The first place where a record differs, byte for byte, from a replay of its commands and dice, or null. */
export function findReplayMismatch<State, Command extends BaseCommand, Event, View, Options>(
  game: Game<State, Command, Event, View, Options>,
  { options, faces, start, log }: MatchRecord<State, Command, Event, Options>,
): string | null {
  const beginning = faultIn(faces, start, (dice) => game.setUp(options, dice))
  if (beginning !== null) return `The beginning: ${beginning}`
  let state = start
  for (const [index, entry] of log.entries()) {
    const fault = faultIn(entry.faces, entry.events, (dice) => eventsOf(game.decide(state, entry.command, dice)))
    if (fault !== null) return `Entry ${index + 1}: ${fault}`
    state = evolveAll(game, state, entry.events)
  }
  return null
}

function eventsOf<Event>(decision: Decision<Event>): readonly Event[] {
  if (!decision.ok) throw new Error(decision.refusal.message)
  return decision.events
}

function faultIn(faces: readonly number[], kept: unknown, again: (dice: Dice) => unknown): string | null {
  const dice = createGivenDice(faces)
  try {
    if (formatCanonicalJson(again(dice)) !== formatCanonicalJson(kept)) return 'the rules say otherwise'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  return dice.left() === 0 ? null : `${dice.left()} of its dice are not used`
}
