import type { Change } from '#main/db/change.ts'
import type { CampaignFile } from '#main/db/open-campaign.ts'
import type { MatchSeat } from '#main/db/repositories/matches.ts'
import type { Viewer } from '../caller.ts'
import { RefusalError } from '../refusal-error.ts'
import { requireVersion } from '../tools.ts'

/** What is told of orders that not everybody may read. */
const PLAYED_ON =
  'Somebody gave an order since. Yours was not carried out. Look at how it stands now, then give it again.'

/** The id of the entry of a match that bears this number, or would bear it. */
export function getEntryId(matchId: string, n: number): string {
  return `${matchId}/${n}`
}

/** What was changed last of a match: playing on makes a new name no more stale than the name makes a command. */
export function createMatchVersions(file: CampaignFile) {
  const { changes } = file
  const versionOf = (table: string, id: string): number => changes.versionOf(table, id)

  /** The rows that say how far the play is: the newest entry, and the one that was undone last. */
  const playedRows = (matchId: string, n: number): string[] => [getEntryId(matchId, n), getEntryId(matchId, n + 1)]

  function requireFresh(table: string, ids: readonly string[], seen: number): void {
    for (const id of ids) if (versionOf(table, id) > seen) requireVersion(file, table, id, seen)
  }

  return {
    /** The change that wrote an entry, or brought it back. */
    ofEntry: (matchId: string, n: number): number => versionOf('match_entry', getEntryId(matchId, n)),
    /** Whether a change is the one that the match began with, or that the campaign began with. */
    isBeginning: (matchId: string, changeId: number): boolean =>
      changes.find(changeId)?.kind === 'start' ||
      changes.standingOn({ tableName: 'match', rowId: matchId }).at(-1)?.id === changeId,
    /** The newest change of any of it. */
    newestOf(matchId: string, seats: readonly MatchSeat[], n: number): number {
      const played = playedRows(matchId, n).map((id) => versionOf('match_entry', id))
      return Math.max(versionOf('match', matchId), ...seats.map(({ id }) => versionOf('match_seat', id)), ...played)
    },
    /** The change that was undone last and could be brought back after entry `n`, or null. */
    undoneAfter(matchId: string, n: number): Change | null {
      const change = changes.find(versionOf('match_entry', getEntryId(matchId, n + 1)))
      return change?.kind === 'undo' && change.targetId !== null ? changes.find(change.targetId) : null
    },
    /** Refuses a command given before something was played or undone; what that was is told the gamemaster alone. */
    requireFreshPlay(matchId: string, n: number, seen: number, viewer: Pick<Viewer, 'role'>): void {
      const rows = playedRows(matchId, n)
      if (viewer.role === 'gamemaster') requireFresh('match_entry', rows, seen)
      else if (rows.some((id) => versionOf('match_entry', id) > seen)) throw new RefusalError('stale', PLAYED_ON)
    },
    /** Refuses a change made before the match itself or a seat was changed. */
    requireFreshMatch(matchId: string, seats: readonly MatchSeat[], seen: number): void {
      requireFresh('match', [matchId], seen)
      requireFresh(
        'match_seat',
        seats.map(({ id }) => id),
        seen,
      )
    },
  }
}
