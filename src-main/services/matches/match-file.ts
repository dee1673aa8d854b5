import type { Match } from '#main/db/repositories/matches.ts'
import { NEWEST_GENERATOR } from '#main/games/kit/dice-generators.ts'
import { type Dice, givenDice } from '#main/games/kit/dice.ts'
import type { Act, Game } from '#main/games/kit/game.ts'
import { evolveAll } from '#main/games/kit/replay.ts'
import type { Bringing } from '#main/services/file-plans.ts'
import type { ReadFile } from '#main/services/our-file.ts'
import type { Tools } from '#main/services/tools.ts'
import type { MatchFields } from '#shared/contract/matches.ts'
import { seatRows } from './begin-match.ts'
import { originOf, originOfFile } from './match-origin.ts'
import { entryId } from './match-versions.ts'

/** A match as its file has it: all else that it came to follows from its orders and their dice. */
export interface FileMatch<Command, Options> {
  readonly name: string
  readonly notes: string
  /** What names it in every copy; a file that does not say is named by what was played. */
  readonly origin?: string | undefined
  readonly options: Options
  /** The dice of its setting up. */
  readonly faces: readonly number[]
  readonly orders: readonly { readonly command: Command; readonly faces: readonly number[] }[]
}

/** A match for its file: what follows from its orders and their dice is left out, and that its results were applied here. */
export function fileMatch<Command extends { readonly type: string }, Options>(
  match: Pick<Match, 'id' | 'origin' | 'name' | 'notes' | 'options' | 'faces'>,
  log: readonly { readonly command: unknown; readonly faces: readonly number[] }[],
) {
  const orders = log.map(({ command, faces }) => ({ command: command as Command, faces: [...faces] }))
  const { name, notes, options, faces } = match
  return {
    name,
    notes,
    origin: originOf(match),
    options: options as Options,
    faces: [...faces],
    orders: orders.filter(({ command }) => command.type !== 'apply'),
  }
}

/** An order of a match with its dice and what came of it. */
export interface PlayedOrder<Command, Event> {
  readonly command: Command
  readonly faces: readonly number[]
  readonly events: readonly Event[]
  readonly isLast: boolean
}

/** A match that was played again from its file. */
export interface PlayedMatch<State, Command, Event> {
  readonly start: State
  readonly orders: readonly PlayedOrder<Command, Event>[]
}

type Refuse = ReadFile<unknown>['refuse']

/** What is known besides the rules when a file is played again. */
export interface Playing<State, Command> {
  readonly refuse: Refuse
  /** What could be ordered in place of an order that the rules refuse, in a sentence, or nothing. */
  readonly nearest?: (state: State, command: Command) => string
}

/** Plays a match from its file again; an order that the rules refuse is refused with its line, the rule and what is nearest. */
export function playFile<State, Command extends Act, Event, View, Options>(
  game: Game<State, Command, Event, View, Options>,
  { options, faces, orders }: FileMatch<Command, Options>,
  { refuse, nearest }: Playing<State, Command>,
): PlayedMatch<State, Command, Event> {
  const start = withDice(faces, ['battle', 'faces'], { refuse, throwAll: (dice) => game.setUp(options, dice) })
  let state = start
  const played = orders.map(({ command, faces: given }, at): PlayedOrder<Command, Event> => {
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
  readonly refuse: Refuse
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

/** A match from a file, played again, under the id that it gets here. */
export interface NewFromFile<State, Command, Event, Options> {
  readonly id: string
  readonly match: FileMatch<Command, Options>
  readonly played: PlayedMatch<State, Command, Event>
  /** Who sits there and where it belongs in the campaign; without it nobody and nowhere. */
  readonly place?: Place
}

type Place = Pick<MatchFields, 'seats' | 'starId' | 'nightId' | 'battleId'>

const NOWHERE: Place = { seats: [], starId: null, nightId: null, battleId: null }

/** Writes a match from a file into the campaign, with its whole log; call it inside the change. */
export function fileMatchWriter<State, Command extends Act, Event, View, Options>(
  { file, now }: Tools,
  game: Game<State, Command, Event, View, Options>,
) {
  const { matches, seats } = file.rows.matches
  const addOrders = orderWriter({ file, now })

  return function addMatch(
    { id, match, played: { start, orders }, place = NOWHERE }: NewFromFile<State, Command, Event, Options>,
    writing: Bringing,
  ): void {
    const { name, notes, options, faces } = match
    const { seats: named, ...links } = place
    const at = now()
    const row: Match = {
      id,
      origin: originOfFile(match),
      game: game.id,
      format: game.format,
      name,
      notes,
      options,
      faces,
      start,
      diceVersion: NEWEST_GENERATOR,
      ...links,
      createdAt: at,
    }
    matches.add(row)
    for (const seat of seatRows(id, game.seats(start), named)) seats.put(seat)
    addOrders({ id, given: 0, orders }, writing)
  }
}

/** Orders that come in together, after so many that are given. */
interface Incoming {
  readonly id: string
  readonly given: number
  readonly orders: readonly PlayedOrder<unknown, unknown>[]
}

/** Writes orders with all that came of them behind the log of a match; call it inside the change. */
export function orderWriter({ file, now }: Pick<Tools, 'file' | 'now'>) {
  const { entries } = file.rows.matches
  return ({ id, given, orders }: Incoming, { changeId, actor }: Bringing): void => {
    const at = now()
    for (const [index, order] of orders.entries()) {
      const n = given + index + 1
      const previousId = n === 1 ? null : entryId(id, n - 1)
      entries.add({ ...order, id: entryId(id, n), matchId: id, n, previousId, changeId, actor, at, typed: 0 })
    }
  }
}
