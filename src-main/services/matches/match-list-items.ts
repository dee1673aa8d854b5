import type { MatchHead, MatchSeat } from '#main/db/repositories/matches.ts'
import { summarizeMatch } from '#main/games/kit/match-summary.ts'
import type { MatchListItem } from '#shared/contract/matches.ts'
import type { MatchSummary } from '#shared/match/protocol.ts'
import type { MatchServiceDependencies } from './match-service-dependencies.ts'

/** Message for a match whose log cannot be read. */
const DAMAGED = 'Its log is damaged. Open it to see why, restore a backup under Backups, or delete the battle.'

/** What the log and the seats of a match say of it. */
type LineHead = Omit<MatchListItem, 'turn' | 'winners' | 'problem'>

/** Creates the lines of lists of matches. They read no commands and no states, as far as the log has summaries. */
export function createMatchListItemBuilder({
  rows,
  versions,
  seatName,
  standing,
  findGame,
  nameSeats,
}: MatchServiceDependencies) {
  function head({ id, game, name, createdAt }: MatchHead, seats: readonly MatchSeat[]): LineHead {
    const newest = rows.entries.findNewestHead(id)
    const entries = newest?.n ?? 0
    const named = seats.map((seat) => ({ seat: seat.seat, name: seatName(seat) }))
    const version = versions.newestOf(id, seats, entries)
    const updatedAt = newest?.at ?? createdAt
    return { id, game, name, createdAt, updatedAt, seats: named, isOver: newest?.isLast ?? false, entries, version }
  }

  /** What the newest entry says of a match, else its state. Null if its rules are not known here. */
  function findSummary({ id, game: gameId }: MatchHead, seats: readonly MatchSeat[]): MatchSummary | null {
    const kept = rows.entries.findNewestHead(id)?.summary ?? null
    if (kept !== null) return kept
    const [match, game] = [rows.matches.find(id), findGame(gameId)]
    if (match === null || game === undefined || game.format !== match.format) return null
    return summarizeMatch(game, standing({ match, seats, game }).state)
  }

  return {
    head,
    /** A match in a list. A damaged one has a message, so that it hides no other. */
    line(match: MatchHead, seats: readonly MatchSeat[]): MatchListItem {
      try {
        const { turn = null, winners = [] } = findSummary(match, seats) ?? {}
        return { ...head(match, seats), turn: nameSeats(seats, turn), winners: [...winners], problem: null }
      } catch {
        const { id, game, name, createdAt } = match
        const unknown = { seats: [], isOver: false, entries: 0, turn: null, winners: [], version: 0 }
        return { id, game, name, createdAt, updatedAt: createdAt, ...unknown, problem: DAMAGED }
      }
    },
  }
}
