import { getLocalIsoDate } from '#renderer/ui/times.ts'
import type { ChangeView } from '#shared/contract/history.ts'
import { hasAllWords } from '#shared/kit/has-all-words.ts'

/** Changes of one calendar day, in the given order. */
export interface HistoryDay {
  readonly day: string
  readonly changes: readonly ChangeView[]
}

/** Groups changes by local calendar day. */
export function groupChangesByDay(changes: readonly ChangeView[]): readonly HistoryDay[] {
  const days = Map.groupBy(changes, ({ at }) => getLocalIsoDate(new Date(at)))
  return [...days].map(([day, ofDay]) => ({ day, changes: ofDay }))
}

/** Filters changes whose text or author contains every typed word. */
export function filterChanges(changes: readonly ChangeView[], text: string): readonly ChangeView[] {
  return changes.filter(({ label, actor }) => hasAllWords(`${label} ${actor}`, text))
}

/** Start and end of a local calendar day; no bounds if the day is null. */
export function getDayBounds(day: string | null): { readonly from: string | null; readonly until: string | null } {
  if (day === null) return { from: null, until: null }
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const at = (offset: number): string => new Date(year, month - 1, date + offset).toISOString()
  return { from: at(0), until: at(1) }
}

/** Action available for a change: undo if it is in effect, redo if it was undone; null for all others. */
export function findRevertAction({ kind, undoneBy }: ChangeView): 'undo' | 'redo' | null {
  if (kind !== 'change') return null
  return undoneBy === null ? 'undo' : 'redo'
}

/** Prefix of a line before the label of its change. */
export const CHANGE_KIND_PREFIXES = {
  start: 'The beginning',
  change: null,
  undo: 'Undid',
  redo: 'Redid',
} as const satisfies Record<ChangeView['kind'], string | null>
