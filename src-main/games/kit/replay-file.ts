import { type Dice, givenDice } from './dice.ts'
import type { BaseCommand, Game } from './game.ts'
import { evolveAll } from './replay.ts'

/** A match as its file has it: all else that it came to follows from its orders and their dice. */
export interface MatchFile<Command, Options> {
  readonly name: string
  readonly notes: string
  /** What names it in every copy; a file that does not say is named by what was played. */
  readonly origin?: string | undefined
  readonly options: Options
  /** The dice of its setting up. */
  readonly faces: readonly number[]
  readonly orders: readonly { readonly command: Command; readonly faces: readonly number[] }[]
}

/** An order of a match with its dice and what came of it. */
export interface ReplayedCommand<Command, Event> {
  readonly command: Command
  readonly faces: readonly number[]
  readonly events: readonly Event[]
  readonly isLast: boolean
}

/** A match that was played again from its file. */
export interface ReplayedMatch<State, Command, Event> {
  readonly start: State
  readonly orders: readonly ReplayedCommand<Command, Event>[]
}

/** Refuses a file for what stands at the end of a path in it. */
export type RefuseFile = (path: readonly (string | number)[], reason: string) => never

/** What is known besides the rules when a file is played again. */
export interface ReplayContext<State, Command> {
  readonly refuse: RefuseFile
  /** What could be ordered in place of an order that the rules refuse, in a sentence, or nothing. */
  readonly nearest?: (state: State, command: Command) => string
}

/** Plays a match from its file again; an order that the rules refuse is refused with its line, the rule and what is nearest. */
export function replayFile<State, Command extends BaseCommand, Event, View, Options>(
  game: Game<State, Command, Event, View, Options>,
  { options, faces, orders }: MatchFile<Command, Options>,
  { refuse, nearest }: ReplayContext<State, Command>,
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
    return { command, faces: given, events: decision.events, isLast: game.isOver(state) }
  })
  return { start, orders: played }
}

interface Throwing<Result> {
  readonly refuse: RefuseFile
  readonly throwAll: (dice: Dice) => Result
}

/** Dice of a file are all there are: one too few or too many is said. */
function withDice<Result>(
  faces: readonly number[],
  path: readonly (string | number)[],
  { refuse, throwAll }: Throwing<Result>,
): Result {
  const dice = givenDice(faces)
  try {
    const result = throwAll(dice)
    return dice.left() === 0 ? result : refuse(path, `${dice.left()} of these dice are thrown by nothing.`)
  } catch (error) {
    if (error instanceof RangeError) return refuse(path, `${error.message}.`)
    throw error
  }
}

/** A file that was played again, or what is wrong with it and where: plain data, which may leave a thread. */
export type ReplayResult<State, Command, Event> =
  | { readonly ok: true; readonly played: ReplayedMatch<State, Command, Event> }
  | { readonly ok: false; readonly path: readonly (string | number)[]; readonly reason: string }

/** Leaves the playing of a file at its first fault. */
class FileFault extends Error {
  readonly path: readonly (string | number)[]

  constructor(path: readonly (string | number)[], reason: string) {
    super(reason)
    this.path = path
  }
}

/** Plays a match from its file again, and answers its first fault instead of refusing it. */
export function tryReplayFile<State, Command extends BaseCommand, Event, View, Options>(
  game: Game<State, Command, Event, View, Options>,
  file: MatchFile<Command, Options>,
  nearest?: ReplayContext<State, Command>['nearest'],
): ReplayResult<State, Command, Event> {
  const refuse: RefuseFile = (path, reason) => {
    throw new FileFault(path, reason)
  }
  try {
    return { ok: true, played: replayFile(game, file, { refuse, ...(nearest && { nearest }) }) }
  } catch (error) {
    if (error instanceof FileFault) return { ok: false, path: error.path, reason: error.message }
    throw error
  }
}

/** The match that was played again; a fault is refused. */
export function requireReplayed<State, Command, Event>(
  replay: ReplayResult<State, Command, Event>,
  refuse: RefuseFile,
): ReplayedMatch<State, Command, Event> {
  return replay.ok ? replay.played : refuse(replay.path, replay.reason)
}
