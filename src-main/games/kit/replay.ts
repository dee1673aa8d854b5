import { type Dice, givenDice } from './dice.ts'
import type { Act, Decision, Game } from './game.ts'
import { canonicalJson } from './hash.ts'

/** One line of a match's log: what was asked for, the dice it took, and what came of it. */
export interface LogEntry<Command, Event> {
  readonly command: Command
  readonly faces: readonly number[]
  readonly events: readonly Event[]
}

/** A whole match: how it began, and everything since. */
export interface MatchRecord<State, Command, Event, Options> {
  readonly options: Options
  /** The dice of its setting up. */
  readonly faces: readonly number[]
  readonly start: State
  readonly log: readonly LogEntry<Command, Event>[]
}

/** The state after events. */
export function evolveAll<State, Command extends Act, Event, View, Options>(
  game: Game<State, Command, Event, View, Options>,
  state: State,
  events: readonly Event[],
): State {
  return events.reduce((before, event) => game.evolve(before, event), state)
}

/** The state after a log. */
export function replay<State, Command extends Act, Event, View, Options>(
  game: Game<State, Command, Event, View, Options>,
  start: State,
  log: readonly LogEntry<Command, Event>[],
): State {
  return log.reduce((state, { events }) => evolveAll(game, state, events), start)
}

/** Where a record is not what the rules make of its commands and its dice, byte for byte; null where all of it is. */
export function findFault<State, Command extends Act, Event, View, Options>(
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
  const dice = givenDice(faces)
  try {
    if (canonicalJson(again(dice)) !== canonicalJson(kept)) return 'the rules say otherwise'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  return dice.left() === 0 ? null : `${dice.left()} of its dice are not used`
}
