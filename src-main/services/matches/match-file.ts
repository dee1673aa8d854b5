import type { Match } from '#main/db/repositories/matches.ts'
import { NEWEST_GENERATOR } from '#main/games/kit/dice-generators.ts'
import type { BaseCommand, Game } from '#main/games/kit/game.ts'
import type { MatchFile, ReplayedMatch, ReplayedCommand } from '#main/games/kit/replay-file.ts'
import type { ImportContext } from '#main/services/exchange/file-plans.ts'
import type { Tools } from '#main/services/tools.ts'
import type { MatchFields } from '#shared/contract/matches.ts'
import { buildSeatRows } from './begin-match.ts'
import { getOrigin, getFileOrigin } from './match-origin.ts'
import { getEntryId } from './match-versions.ts'

/** A match for its file: what follows from its orders and their dice is left out, and that its results were applied here. */
export function buildMatchFile<Command extends { readonly type: string }, Options>(
  match: Pick<Match, 'id' | 'origin' | 'name' | 'notes' | 'options' | 'faces'>,
  log: readonly { readonly command: unknown; readonly faces: readonly number[] }[],
) {
  const orders = log.map(({ command, faces }) => ({ command: command as Command, faces: [...faces] }))
  const { name, notes, options, faces } = match
  return {
    name,
    notes,
    origin: getOrigin(match),
    options: options as Options,
    faces: [...faces],
    orders: orders.filter(({ command }) => command.type !== 'apply'),
  }
}

/** A match from a file, played again, under the id that it gets here. */
export interface MatchFromFile<State, Command, Event, Options> {
  readonly id: string
  readonly match: MatchFile<Command, Options>
  readonly played: ReplayedMatch<State, Command, Event>
  /** Who sits there and where it belongs in the campaign; without it nobody and nowhere. */
  readonly place?: Place
}

type Place = Pick<MatchFields, 'seats' | 'starId' | 'nightId' | 'battleId'>

const NOWHERE: Place = { seats: [], starId: null, nightId: null, battleId: null }

/** Writes a match from a file into the campaign, with its whole log; call it inside the change. */
export function createMatchFileWriter<State, Command extends BaseCommand, Event, View, Options>(
  { file, now }: Tools,
  game: Game<State, Command, Event, View, Options>,
) {
  const { matches, seats } = file.rows.matches
  const addOrders = createOrderWriter({ file, now })

  return function addMatch(
    { id, match, played: { start, orders }, place = NOWHERE }: MatchFromFile<State, Command, Event, Options>,
    writing: ImportContext,
  ): void {
    const { name, notes, options, faces } = match
    const { seats: named, ...links } = place
    const at = now()
    const row: Match = {
      id,
      origin: getFileOrigin(match),
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
    for (const seat of buildSeatRows(id, game.seats(start), named)) seats.put(seat)
    addOrders({ id, given: 0, orders }, writing)
  }
}

/** Orders that come in together, after so many that are given. */
interface Incoming {
  readonly id: string
  readonly given: number
  readonly orders: readonly ReplayedCommand<unknown, unknown>[]
}

/** Writes orders with all that came of them behind the log of a match; call it inside the change. */
export function createOrderWriter({ file, now }: Pick<Tools, 'file' | 'now'>) {
  const { entries } = file.rows.matches
  return ({ id, given, orders }: Incoming, { changeId, actor }: ImportContext): void => {
    const at = now()
    for (const [index, order] of orders.entries()) {
      const n = given + index + 1
      const previousId = n === 1 ? null : getEntryId(id, n - 1)
      entries.add({ ...order, id: getEntryId(id, n), matchId: id, n, previousId, changeId, actor, at, typed: 0 })
    }
  }
}
