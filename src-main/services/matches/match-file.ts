import type { Match } from '#main/db/repositories/matches.ts'
import { NEWEST_GENERATOR } from '#main/games/kit/dice-generators.ts'
import type { Act, Game } from '#main/games/kit/game.ts'
import type { FileMatch, PlayedMatch, PlayedOrder } from '#main/games/kit/play-file.ts'
import type { Bringing } from '#main/services/exchange/file-plans.ts'
import type { Tools } from '#main/services/tools.ts'
import type { MatchFields } from '#shared/contract/matches.ts'
import { seatRows } from './begin-match.ts'
import { originOf, originOfFile } from './match-origin.ts'
import { entryId } from './match-versions.ts'

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
