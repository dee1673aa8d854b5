import type { Change } from '#main/db/change-log/change.ts'
import type { CampaignFile } from '#main/db/open-campaign.ts'
import type { MatchSeat } from '#main/db/repositories/matches.ts'
import type { Viewer } from '../kit/caller.ts'
import { RefusalError } from '../kit/refusal-error.ts'
import { requireRowUnchanged } from '../kit/service-dependencies.ts'

/** Refusal for players, who may not read every order. */
const PLAYED_ON =
  'Somebody gave an order since. Yours was not carried out. Look at how it stands now, then give it again.'

/** Returns the id of entry `n` of a match, whether or not it exists. */
export function getMatchEntryId(matchId: string, n: number): string {
  return `${matchId}/${n}`
}

/**
 * Creates version checks for matches. Play and the match's own fields are versioned separately, so that playing on
 * does not make a rename stale, or the reverse.
 */
export function createMatchVersionChecks(file: CampaignFile) {
  const { changes } = file
  const versionOf = (table: string, id: string): number => changes.versionOf(table, id)

  /** The rows that show the progress of play: the newest entry, and the one undone last. */
  const playedRows = (matchId: string, n: number): string[] => [
    getMatchEntryId(matchId, n),
    getMatchEntryId(matchId, n + 1),
  ]

  function requireFresh(table: string, ids: readonly string[], seen: number): void {
    for (const id of ids) if (versionOf(table, id) > seen) requireRowUnchanged(file, table, id, seen)
  }

  return {
    /** The change that wrote or restored an entry. */
    ofEntry: (matchId: string, n: number): number => versionOf('match_entry', getMatchEntryId(matchId, n)),
    /** Whether a change created the match or the campaign. */
    isBeginning: (matchId: string, changeId: number): boolean =>
      changes.find(changeId)?.kind === 'start' ||
      changes.standingOn({ tableName: 'match', rowId: matchId }).at(-1)?.id === changeId,
    /** The newest change to the match, its seats or its entries. */
    newestOf(matchId: string, seats: readonly MatchSeat[], n: number): number {
      const played = playedRows(matchId, n).map((id) => versionOf('match_entry', id))
      return Math.max(versionOf('match', matchId), ...seats.map(({ id }) => versionOf('match_seat', id)), ...played)
    },
    /** The change undone last that could be redone after entry `n`, or null. */
    undoneAfter(matchId: string, n: number): Change | null {
      const change = changes.find(versionOf('match_entry', getMatchEntryId(matchId, n + 1)))
      return change?.kind === 'undo' && change.targetId !== null ? changes.find(change.targetId) : null
    },
    /**
     * Throws a refusal if something was played or undone since. The refusal names the change for the gamemaster only.
     */
    requireFreshPlay(matchId: string, n: number, seen: number, viewer: Pick<Viewer, 'role'>): void {
      const rows = playedRows(matchId, n)
      if (viewer.role === 'gamemaster') requireFresh('match_entry', rows, seen)
      else if (rows.some((id) => versionOf('match_entry', id) > seen)) throw new RefusalError('stale', PLAYED_ON)
    },
    /** Throws a refusal if the match itself or a seat was changed since. */
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
