import { getSelectedAmount, computeRowSelectionChange, type RowSelectionChange } from './row-selection.ts'

export interface RowSelectionOptions {
  readonly keys: () => readonly string[]
  /** The selected keys; undefined if rows cannot be selected. */
  readonly chosen: () => ReadonlySet<string> | undefined
  readonly choose: (choice: RowSelectionChange) => void
}

/** Modifier keys of an event. */
type Held = Pick<MouseEvent, 'shiftKey' | 'ctrlKey' | 'metaKey'>

/**
 * Multiple selection as in a file manager: Shift selects a range, Ctrl toggles, Space toggles one row, Ctrl+A selects
 * all.
 */
export function useRowSelection({ keys, chosen, choose }: RowSelectionOptions) {
  let anchor: string | null = null

  function press({ shiftKey, ctrlKey, metaKey }: Held, index: number): void {
    if (!chosen()) return
    choose(computeRowSelectionChange({ keys: keys(), anchor, index, isRange: shiftKey, isToggle: ctrlKey || metaKey }))
    if (!shiftKey || anchor === null) anchor = keys()[index] ?? null
  }

  /** Selects all rows, or none if all are selected. */
  function all(): void {
    const now = chosen()
    if (now) choose({ how: getSelectedAmount(keys(), now) === 'all' ? 'remove' : 'add', keys: keys() })
  }

  return {
    press,
    all,
    /** Checkbox of a row: toggles that row and keeps the others. */
    turn: ({ shiftKey }: Held, index: number): void => press({ shiftKey, ctrlKey: true, metaKey: false }, index),
    /** Arrow keys select the row they move to; with Ctrl they only move the focus. */
    walk(held: Held, from: number, to: number): void {
      if (!chosen() || held.ctrlKey || held.metaKey) return
      if (held.shiftKey) anchor ??= keys()[from] ?? null
      press(held, to)
    },
    /** Handles a key on a row; returns whether it changed the selection. */
    key(event: KeyboardEvent, index: number): boolean {
      const isHeld = event.ctrlKey || event.metaKey
      if (!chosen() || event.target !== event.currentTarget) return false
      if (event.key === ' ') press({ shiftKey: event.shiftKey, ctrlKey: true, metaKey: false }, index)
      else if (isHeld && event.key.toLowerCase() === 'a') all()
      else return false
      return true
    },
  }
}
