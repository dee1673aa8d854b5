import { getLocalDay } from '#renderer/ui/times.ts'
import type { ChangeView } from '#shared/contract/history.ts'
import { hasAllWords } from '#shared/kit/has-all-words.ts'

/** The changes of one calendar day, in the order given. */
export interface HistoryDay {
  readonly day: string
  readonly changes: readonly ChangeView[]
}

/** Changes by the day they were made on, where the window is. */
export function groupByDay(changes: readonly ChangeView[]): readonly HistoryDay[] {
  const days = Map.groupBy(changes, ({ at }) => getLocalDay(new Date(at)))
  return [...days].map(([day, ofDay]) => ({ day, changes: ofDay }))
}

/** The changes whose words or author hold every word typed. */
export function filterChanges(changes: readonly ChangeView[], text: string): readonly ChangeView[] {
  return changes.filter(({ label, actor }) => hasAllWords(`${label} ${actor}`, text))
}

/** When a calendar day begins and ends where the window is; no bounds without one. */
export function getDayBounds(day: string | null): { readonly from: string | null; readonly until: string | null } {
  if (day === null) return { from: null, until: null }
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const at = (offset: number): string => new Date(year, month - 1, date + offset).toISOString()
  return { from: at(0), until: at(1) }
}

/** What can be done with a line: a change that stands is undone, one that was undone is redone, all else stays. */
export function findRevertAction({ kind, undoneBy }: ChangeView): 'undo' | 'redo' | null {
  if (kind !== 'change') return null
  return undoneBy === null ? 'undo' : 'redo'
}

/** What a line begins with besides its words. */
export const KIND_LABELS = {
  start: 'The beginning',
  change: null,
  undo: 'Undid',
  redo: 'Redid',
} as const satisfies Record<ChangeView['kind'], string | null>
