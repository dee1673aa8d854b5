import type { PendingTask } from '#shared/contract/campaign.ts'
import { formatDateForDisplay } from '../kit/format-date.ts'
import type { ServiceDependencies } from '../kit/service-dependencies.ts'

/** Number of successive sessions missed before a reminder. */
const MISSED = 3
/** Maximum number of sessions listed. */
const MOST_WAITING = 3

/** Creates the reminders of sessions: those past and not closed, and players who have been absent for long. */
export function createNightPendingTaskLister({ file: { rows, changes } }: Pick<ServiceDependencies, 'file'>) {
  const { nights, players } = rows

  function waiting(today: string): PendingTask[] {
    return nights
      .listOpen()
      .filter(({ heldOn }) => heldOn !== null && heldOn < today)
      .slice(0, MOST_WAITING)
      .map(({ id, name, heldOn }) => ({
        text: `The session “${name}” of ${formatDateForDisplay(heldOn ?? today)} is not closed yet: write its recap and close it.`,
        about: { kind: 'night', id, name },
      }))
  }

  /** Whether a player was at the table before the first of these sessions; later ones cannot have missed it. */
  function wasThere(playerId: string, change: number): boolean {
    if (changes.versionOf('player', playerId) <= change) return true
    return changes.columnsChangedSince('player', playerId, change) !== null
  }

  function missing(): PendingTask[] {
    const last = nights.listClosed(Number.MAX_SAFE_INTEGER, MISSED)
    const since = last.at(-1)?.closedAtChange ?? null
    if (last.length < MISSED || since === null) return []
    const names = players
      .list()
      .filter(({ id }) => last.every(({ present }) => !present.includes(id)) && wasThere(id, since))
      .map(({ name }) => name)
    if (names.length === 0) return []
    const who = new Intl.ListFormat('en-GB').format(names)
    return [{ text: `${who} missed the last three sessions.`, about: null }]
  }

  return {
    list: (today: string): PendingTask[] => [...waiting(today), ...missing()],
    /** The date of the first session planned from this date on, or null. */
    findNext: (today: string): string | null =>
      nights.listOpen().find(({ heldOn }) => heldOn !== null && heldOn >= today)?.heldOn ?? null,
  }
}
