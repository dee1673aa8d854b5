import { getSelectedAmount, computeRowSelection, type RowSelection } from './row-selection.ts'

/** What choosing rows works on. */
export interface RowSelectionOptions {
  /** The keys of the rows as they are shown. */
  readonly keys: () => readonly string[]
  /** The chosen ones; undefined where none can be chosen. */
  readonly chosen: () => ReadonlySet<string> | undefined
  readonly choose: (choice: RowSelection) => void
}

/** Keys that are held during a press. */
type Held = Pick<MouseEvent, 'shiftKey' | 'ctrlKey' | 'metaKey'>

/** Several rows of a table chosen as in a list of files: Shift draws a range, Ctrl adds and takes out, Space turns one, Ctrl+A takes all. */
export function useRowSelection({ keys, chosen, choose }: RowSelectionOptions) {
  let anchor: string | null = null

  function press({ shiftKey, ctrlKey, metaKey }: Held, index: number): void {
    if (!chosen()) return
    choose(computeRowSelection({ keys: keys(), anchor, index, isRange: shiftKey, isToggle: ctrlKey || metaKey }))
    if (!shiftKey || anchor === null) anchor = keys()[index] ?? null
  }

  /** Whether all are chosen decides whether all or none will be. */
  function all(): void {
    const now = chosen()
    if (now) choose({ how: getSelectedAmount(keys(), now) === 'all' ? 'remove' : 'add', keys: keys() })
  }

  return {
    press,
    all,
    /** The box of a row: it turns that row, and the others stay. */
    turn: ({ shiftKey }: Held, index: number): void => press({ shiftKey, ctrlKey: true, metaKey: false }, index),
    /** The arrows choose where they go; with Ctrl they only go there. */
    walk(held: Held, from: number, to: number): void {
      if (!chosen() || held.ctrlKey || held.metaKey) return
      if (held.shiftKey) anchor ??= keys()[from] ?? null
      press(held, to)
    },
    /** Whether a key on a row meant choosing. */
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
