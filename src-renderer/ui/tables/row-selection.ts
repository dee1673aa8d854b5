/** Result of a selection change. */
export interface RowSelectionChange {
  readonly how: 'replace' | 'add' | 'remove' | 'toggle'
  readonly keys: readonly string[]
}

/** A press on a row of a table. */
export interface RowPress {
  /** Keys of all rows in display order. */
  readonly keys: readonly string[]
  /** Row from which a range extends, or null. */
  readonly anchor: string | null
  readonly index: number
  readonly isRange: boolean
  readonly isToggle: boolean
}

/** Computes the selection after a press: one row, with Shift the range from the anchor, with Ctrl toggles the row. */
export function computeRowSelectionChange({ keys, anchor, index, isRange, isToggle }: RowPress): RowSelectionChange {
  const from = anchor === null ? -1 : keys.indexOf(anchor)
  if (!isRange || from < 0) return { how: isToggle ? 'toggle' : 'replace', keys: keys.slice(index, index + 1) }
  return { how: isToggle ? 'add' : 'replace', keys: keys.slice(Math.min(from, index), Math.max(from, index) + 1) }
}

export type SelectedAmount = 'none' | 'some' | 'all'

/** How many of the displayed rows are selected. */
export function getSelectedAmount(keys: readonly string[], chosen: ReadonlySet<string>): SelectedAmount {
  const count = keys.reduce((sum, key) => sum + (chosen.has(key) ? 1 : 0), 0)
  if (count === 0) return 'none'
  return count === keys.length ? 'all' : 'some'
}
