import type { Author } from '#main/db/change-log/change-log.ts'
import type { MatchSeat } from '#main/db/repositories/matches.ts'
import { NEWEST_DICE_GENERATOR_VERSION } from '#main/games/kit/dice-generators.ts'
import type { MatchFields, SeatInput } from '#shared/contract/matches.ts'
import { formatNameMidSentence } from '#shared/kit/format.ts'
import { requireFound, RefusalError } from '../kit/refusal-error.ts'
import { parseWithSchema } from './entries.ts'
import { rollMatchDice } from './match-dice.ts'
import type { MatchServiceDependencies } from './match-service-dependencies.ts'

/** A new match: its fields in the campaign, its game, and the agreed options. */
export interface NewMatch extends MatchFields {
  readonly game: string
  readonly options: Readonly<Record<string, unknown>>
  readonly notes?: string
}

/** Writes a match before its first command, with its related rows, as one change. */
export function beginMatch(
  book: MatchServiceDependencies,
  fields: NewMatch,
  author: Author,
  also: (id: string) => void = () => {},
): { id: string } {
  const { file, rows, dice, newId, now } = book
  const { name, options, starId, nightId, battleId, notes = '' } = fields
  const game = book.getGame(fields.game)
  requireMatchReferencesExist(book, fields)
  const agreed = parseWithSchema(game.options, options, `These are no options of ${game.id}.`)
  const id = newId()
  const diceVersion = NEWEST_DICE_GENERATOR_VERSION
  const { result: start, faces } = rollMatchDice(dice.ofSetUp({ id, diceVersion }), [], (own) =>
    game.setUp(agreed, own),
  )
  const seats = buildSeatRows(id, game.seats(start), fields.seats)
  const row = { id, origin: null, game: game.id, name, notes, format: game.format, options: agreed, faces, start }
  file.changes.record(`Begin ${formatNameMidSentence(name)}`, author, () => {
    rows.matches.add({ ...row, diceVersion, starId, nightId, battleId, createdAt: now() })
    for (const seat of seats) rows.seats.put(seat)
    also(id)
  })
  return { id }
}

/** Throws a refusal if the match references something that does not exist in the campaign. */
export function requireMatchReferencesExist(
  { things, players }: MatchServiceDependencies,
  { seats, starId, nightId, battleId }: Pick<MatchFields, 'seats' | 'starId' | 'nightId' | 'battleId'>,
): void {
  if (starId !== null) requireFound(things.find('star', starId), 'star')
  if (nightId !== null) requireFound(things.find('night', nightId), 'session')
  if (battleId !== null) requireFound(things.find('battle', battleId), 'battle')
  for (const { playerId, warbandId, factionId } of seats) {
    if (playerId !== null) requireFound(players.find(playerId), 'player')
    if (warbandId !== null) requireFound(things.find('warband', warbandId), 'warband')
    if (factionId !== null) requireFound(things.find('faction', factionId), 'faction')
  }
}

/** Builds a row for each seat of a game, empty if unassigned. Refuses unknown and repeated seats. */
export function buildSeatRows(matchId: string, order: readonly string[], named: readonly SeatInput[]): MatchSeat[] {
  const wrong = named.find(
    ({ seat }, at) => !order.includes(seat) || named.findIndex((candidate) => candidate.seat === seat) < at,
  )
  if (wrong !== undefined) throw new RefusalError('illegal', `There is no seat ${wrong.seat} that is still free.`)
  return order.map((seat, place) => {
    const empty = { playerId: null, warbandId: null, factionId: null }
    return {
      ...empty,
      ...named.find((candidate) => candidate.seat === seat),
      id: `${matchId}/${seat}`,
      matchId,
      seat,
      place,
    }
  })
}
