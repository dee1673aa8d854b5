/** What becomes of the rows that are chosen. */
export interface RowSelection {
  readonly how: 'replace' | 'add' | 'remove' | 'toggle'
  readonly keys: readonly string[]
}

/** Where a press on a row of a table lands. */
export interface RowPress {
  /** The keys of all rows, in the order in which they are shown. */
  readonly keys: readonly string[]
  /** The row from which a range is drawn, or null. */
  readonly anchor: string | null
  readonly index: number
  readonly isRange: boolean
  readonly isToggle: boolean
}

/** What a press chooses: one row, with Shift all from the anchor to it, with Ctrl it as well. */
export function computeRowSelection({ keys, anchor, index, isRange, isToggle }: RowPress): RowSelection {
  const from = anchor === null ? -1 : keys.indexOf(anchor)
  if (!isRange || from < 0) return { how: isToggle ? 'toggle' : 'replace', keys: keys.slice(index, index + 1) }
  return { how: isToggle ? 'add' : 'replace', keys: keys.slice(Math.min(from, index), Math.max(from, index) + 1) }
}

/** How many of some rows are chosen. */
export type SelectedAmount = 'none' | 'some' | 'all'

/** How many of the rows that are shown are chosen. */
export function getSelectedAmount(keys: readonly string[], chosen: ReadonlySet<string>): SelectedAmount {
  const count = keys.reduce((sum, key) => sum + (chosen.has(key) ? 1 : 0), 0)
  if (count === 0) return 'none'
  return count === keys.length ? 'all' : 'some'
}
