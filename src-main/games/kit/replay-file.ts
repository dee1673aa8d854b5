import type { MatchSummary } from '#shared/match/protocol.ts'
import { type Dice, createGivenDice } from './dice.ts'
import type { BaseCommand, Game } from './game.ts'
import { summarizeMatch } from './match-summary.ts'
import { evolveAll } from './replay.ts'

/** A match as stored in its file. Everything else follows from its commands and their dice. */
export interface MatchFile<Command, Options> {
  readonly name: string
  readonly notes: string
  /** Identifier shared by all copies of the match. Without it, the match is identified by its content. */
  readonly origin?: string | undefined
  readonly options: Options
  /** Dice rolled during set-up. */
  readonly faces: readonly number[]
  readonly orders: readonly { readonly command: Command; readonly faces: readonly number[] }[]
}

/** A replayed command with its dice and events. */
export interface ReplayedCommand<Command, Event> {
  readonly command: Command
  readonly faces: readonly number[]
  readonly events: readonly Event[]
  readonly isLast: boolean
  /** Summary of the match after the last command, for lists. Null for the other commands. */
  readonly summary: MatchSummary | null
}

/** A match replayed from its file. */
export interface ReplayedMatch<State, Command, Event> {
  readonly start: State
  readonly orders: readonly ReplayedCommand<Command, Event>[]
}

/** Reports an error in a file at a path within it. Never returns. */
export type FileErrorReporter = (path: readonly (string | number)[], reason: string) => never

/** Context for replaying a file besides the rules. */
export interface ReplayFileCallbacks<State, Command> {
  readonly refuse: FileErrorReporter
  /** Suggests the nearest legal command for a refused one, in a sentence; may be empty. */
  readonly nearest?: (state: State, command: Command) => string
}

/**
 * Replays a match from its file. An illegal command is reported with its position, the rule and the nearest legal
 * command.
 */
export function replayFile<State, Command extends BaseCommand, Event, View, Options>(
  game: Game<State, Command, Event, View, Options>,
  { options, faces, orders }: MatchFile<Command, Options>,
  { refuse, nearest }: ReplayFileCallbacks<State, Command>,
): ReplayedMatch<State, Command, Event> {
  const start = withDice(faces, ['battle', 'faces'], { refuse, throwAll: (dice) => game.setUp(options, dice) })
  let state = start
  const played = orders.map(({ command, faces: given }, at): ReplayedCommand<Command, Event> => {
    const path = ['battle', 'orders', at]
    const throwAll = (dice: Dice) => game.decide(state, command, dice)
    const decision = withDice(given, [...path, 'faces'], { refuse, throwAll })
    if (!decision.ok) {
      const { message, rule } = decision.refusal
      const why = `order ${at + 1}: ${message}${rule ? ` (${rule})` : ''}`
      return refuse(path, [why, nearest?.(state, command) ?? ''].join(' ').trim())
    }
    state = evolveAll(game, state, decision.events)
    const summary = at === orders.length - 1 ? summarizeMatch(game, state) : null
    return { command, faces: given, events: decision.events, isLast: game.isOver(state), summary }
  })
  return { start, orders: played }
}

interface Throwing<Result> {
  readonly refuse: FileErrorReporter
  readonly throwAll: (dice: Dice) => Result
}

/** Runs a step with dice from the file. Reports any missing or unused die. */
function withDice<Result>(
  faces: readonly number[],
  path: readonly (string | number)[],
  { refuse, throwAll }: Throwing<Result>,
): Result {
  const dice = createGivenDice(faces)
  try {
    const result = throwAll(dice)
    return dice.left() === 0 ? result : refuse(path, `${dice.left()} of these dice are thrown by nothing.`)
  } catch (error) {
    if (error instanceof RangeError) return refuse(path, `${error.message}.`)
    throw error
  }
}

/** A replayed file, or the error and its path. Plain data that can be passed between threads. */
export type ReplayResult<State, Command, Event> =
  | { readonly ok: true; readonly played: ReplayedMatch<State, Command, Event> }
  | { readonly ok: false; readonly path: readonly (string | number)[]; readonly reason: string }

/** Aborts a replay at the first error. */
class FileFault extends Error {
  readonly path: readonly (string | number)[]

  constructor(path: readonly (string | number)[], reason: string) {
    super(reason)
    this.path = path
  }
}

/** Replays a match from its file and returns the first error instead of throwing it. */
export function tryReplayFile<State, Command extends BaseCommand, Event, View, Options>(
  game: Game<State, Command, Event, View, Options>,
  file: MatchFile<Command, Options>,
  nearest?: ReplayFileCallbacks<State, Command>['nearest'],
): ReplayResult<State, Command, Event> {
  const refuse: FileErrorReporter = (path, reason) => {
    throw new FileFault(path, reason)
  }
  try {
    return { ok: true, played: replayFile(game, file, { refuse, ...(nearest && { nearest }) }) }
  } catch (error) {
    if (error instanceof FileFault) return { ok: false, path: error.path, reason: error.message }
    throw error
  }
}

/** Returns the replayed match, or reports its error. */
export function requireReplayed<State, Command, Event>(
  replay: ReplayResult<State, Command, Event>,
  refuse: FileErrorReporter,
): ReplayedMatch<State, Command, Event> {
  return replay.ok ? replay.played : refuse(replay.path, replay.reason)
}
