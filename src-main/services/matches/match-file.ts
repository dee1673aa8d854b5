import type { Match } from '#main/db/repositories/matches.ts'
import { NEWEST_DICE_GENERATOR_VERSION } from '#main/games/kit/dice-generators.ts'
import type { BaseCommand, Game } from '#main/games/kit/game.ts'
import type { MatchFile, ReplayedMatch, ReplayedCommand } from '#main/games/kit/replay-file.ts'
import type { ImportContext } from '#main/services/exchange/import-plans.ts'
import type { ServiceDependencies } from '#main/services/kit/service-dependencies.ts'
import type { MatchFields } from '#shared/contract/matches.ts'
import { buildSeatRows } from './begin-match.ts'
import { getMatchOriginId, getMatchFileOriginId } from './match-origin.ts'
import { getMatchEntryId } from './match-versions.ts'

/** Exports a match. Omits what follows from the orders and their dice, and that its results were applied here. */
export function buildMatchFile<Command extends { readonly type: string }, Options>(
  match: Pick<Match, 'id' | 'origin' | 'name' | 'notes' | 'options' | 'faces'>,
  log: readonly { readonly command: unknown; readonly faces: readonly number[] }[],
) {
  const orders = log.map(({ command, faces }) => ({ command: command as Command, faces: [...faces] }))
  const { name, notes, options, faces } = match
  return {
    name,
    notes,
    origin: getMatchOriginId(match),
    options: options as Options,
    faces: [...faces],
    orders: orders.filter(({ command }) => command.type !== 'apply'),
  }
}

/** A match replayed from a file, with the id it gets here. */
export interface ReplayedMatchImport<State, Command, Event, Options> {
  readonly id: string
  readonly match: MatchFile<Command, Options>
  readonly played: ReplayedMatch<State, Command, Event>
  /** Its seats and its place in the campaign; none if absent. */
  readonly place?: Place
}

type Place = Pick<MatchFields, 'seats' | 'starId' | 'nightId' | 'battleId'>

const NOWHERE: Place = { seats: [], starId: null, nightId: null, battleId: null }

/** Creates the writer that stores a match from a file with its whole log. Call inside the change. */
export function createMatchFileWriter<State, Command extends BaseCommand, Event, View, Options>(
  { file, now }: ServiceDependencies,
  game: Game<State, Command, Event, View, Options>,
) {
  const { matches, seats } = file.rows.matches
  const addOrders = createReplayedCommandWriter({ file, now })

  return function addMatch(
    { id, match, played: { start, orders }, place = NOWHERE }: ReplayedMatchImport<State, Command, Event, Options>,
    writing: ImportContext,
  ): void {
    const { name, notes, options, faces } = match
    const { seats: named, ...links } = place
    const at = now()
    const row: Match = {
      id,
      origin: getMatchFileOriginId(match),
      game: game.id,
      format: game.format,
      name,
      notes,
      options,
      faces,
      start,
      diceVersion: NEWEST_DICE_GENERATOR_VERSION,
      ...links,
      createdAt: at,
    }
    matches.add(row)
    for (const seat of buildSeatRows(id, game.seats(start), named)) seats.put(seat)
    addOrders({ id, given: 0, orders }, writing)
  }
}

/** Imported orders, and the number of existing entries before them. */
interface Incoming {
  readonly id: string
  readonly given: number
  readonly orders: readonly ReplayedCommand<unknown, unknown>[]
}

/** Creates the writer that appends orders and their results to the log of a match. Call inside the change. */
export function createReplayedCommandWriter({ file, now }: Pick<ServiceDependencies, 'file' | 'now'>) {
  const { entries } = file.rows.matches
  return ({ id, given, orders }: Incoming, { changeId, actor }: ImportContext): void => {
    const at = now()
    for (const [index, order] of orders.entries()) {
      const n = given + index + 1
      const previousId = n === 1 ? null : getMatchEntryId(id, n - 1)
      entries.add({ ...order, id: getMatchEntryId(id, n), matchId: id, n, previousId, changeId, actor, at, typed: 0 })
    }
  }
}
