import { defaultDocument, useEventListener } from '@vueuse/core'
import { type PageShortcut, usePageShortcuts } from '#renderer/ui/keys/page-shortcuts.ts'
import { isKeyEventHandledElsewhere, isTextInput } from '#renderer/ui/keys/typing.ts'
import type { HexBoard, HexPlace } from '#shared/kit/hex.ts'
import type { SnippetTransform } from '../editing/transform.ts'
import { RATINGS } from '../legend/rating.ts'
import { TOOLS } from '../tools/tools.ts'
import type { ToolId } from '../tools/tools.ts'

/** What the keyboard shortcuts of the map page do, one callback each. */
export interface MapKeyCallbacks {
  readonly pickTool: (tool: ToolId) => void
  /** Activates the star tool as a brush, or the region tool in fill mode. */
  readonly pickBrush: () => void
  readonly pickFill: () => void
  readonly rate: (rating: number) => void
  /** Changes the width of the brush by a number of hexes. */
  readonly widen: (hexes: number) => void
  readonly turn: (turning: SnippetTransform) => void
  readonly nudge: (arrow: string) => void
  readonly duplicate: () => void
  readonly chooseAll: () => void
  readonly remove: () => void
  readonly rename: () => void
  readonly cancel: () => void
  /** Cancels the current drag; returns whether there was one. */
  readonly giveUpDrag: () => boolean
  readonly fit: () => void
  readonly nearer: () => void
  readonly farther: () => void
}

/** Fields of a keydown event used here. */
export type KeyStroke = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** Keys of the page in the order of its tools: one list for the keyboard and for the shortcut sheet. */
export function listMapKeyShortcuts(actions: MapKeyCallbacks): readonly PageShortcut[] {
  return [
    ...TOOLS.map(({ id, name, key }) => ({ keys: [key], label: name, run: () => actions.pickTool(id) })),
    { keys: ['B'], label: 'Strew stars with the brush', run: actions.pickBrush },
    { keys: ['F'], label: 'Fill a region', run: actions.pickFill },
    {
      keys: RATINGS.map(String),
      shown: `${RATINGS.at(0)}–${RATINGS.at(-1)}`,
      label: 'Rating of new stars, or of the chosen ones',
      run: (key) => actions.rate(Number(key)),
    },
    { keys: ['['], label: 'Narrower brush', run: () => actions.widen(-1) },
    { keys: [']'], label: 'Wider brush', run: () => actions.widen(1) },
    { keys: ['.'], label: 'Turn to the right by a sixth', run: () => actions.turn({ type: 'turn', steps: 1 }) },
    { keys: [','], label: 'Turn to the left by a sixth', run: () => actions.turn({ type: 'turn', steps: -1 }) },
    { keys: ['X'], label: 'Mirror left and right', run: () => actions.turn({ type: 'mirror', axis: 'left-right' }) },
    { keys: ['Y'], label: 'Mirror top and bottom', run: () => actions.turn({ type: 'mirror', axis: 'top-bottom' }) },
    { keys: ['F2'], label: 'Rename what is chosen', run: actions.rename },
    { keys: ['Delete', 'Backspace'], label: 'Delete what is chosen', run: actions.remove },
    { keys: ['Escape'], shown: 'Esc', label: 'Let go', run: actions.cancel },
    { keys: ['+', '='], label: 'Zoom in', run: actions.nearer },
    { keys: ['-'], label: 'Zoom out', run: actions.farther },
    { keys: ['0'], label: 'Fit the whole map', run: actions.fit },
  ]
}

/** A chord with modifiers. Page keys do not support modifiers, so chords are handled separately. */
export interface MapChordShortcut {
  /** Names as returned by {@link formatChord}. */
  readonly chords: readonly string[]
  readonly shown: string
  readonly label: string
  readonly run: (key: string) => void
}

/** The chords of the page. Copy, cut and paste are handled as events of the browser. */
export function listMapChordShortcuts(actions: MapKeyCallbacks): readonly MapChordShortcut[] {
  return [
    {
      chords: ARROWS.map((arrow) => `Shift+${arrow}`),
      shown: 'Shift+Arrows',
      label: 'Nudge what is chosen by a hex',
      run: actions.nudge,
    },
    { chords: ['Mod+D'], shown: 'Ctrl+D', label: 'Duplicate what is chosen', run: actions.duplicate },
    { chords: ['Mod+A'], shown: 'Ctrl+A', label: 'Choose all stars', run: actions.chooseAll },
  ]
}

const CLIPBOARD_HELP = [
  ['Ctrl+C', 'Copy what is chosen'],
  ['Ctrl+X', 'Cut what is chosen'],
  ['Ctrl+V', 'Paste'],
] as const

/** Formats a stroke with its modifiers, such as `Shift+ArrowUp` and `Mod+D`; Mod is Ctrl, or Cmd on a Mac. */
export function formatChord({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyStroke): string {
  const held = [ctrlKey || metaKey ? 'Mod' : '', shiftKey ? 'Shift' : '', altKey ? 'Alt' : ''].filter(
    (text) => text !== '',
  )
  return [...held, key.length === 1 ? key.toUpperCase() : key].join('+')
}

/** Registers the keys of the page, except while typing or under an overlay, and lists them in the shortcut sheet. */
export function useMapKeyboard(actions: MapKeyCallbacks): void {
  const chords = listMapChordShortcuts(actions)
  const shortcuts = [...chords.map(({ shown, label }) => [shown, label] as const), ...CLIPBOARD_HELP]
  usePageShortcuts([
    ...listMapKeyShortcuts(actions),
    ...shortcuts.map(([shown, label]) => ({ keys: [shown], label, run: () => {} })),
  ])

  function onKey(event: KeyboardEvent): void {
    if (isKeyEventHandledElsewhere(event) || isTextInput(event.target)) return
    const chord = chords.find((candidate) => candidate.chords.includes(formatChord(event)))
    if (!chord) return
    event.preventDefault()
    chord.run(event.key)
  }
  useEventListener('keydown', onKey)
  // Listens on the document, before the app's own undo, which listens on the window.
  useEventListener(defaultDocument, 'keydown', (event: KeyboardEvent) => {
    if (formatChord(event) !== 'Mod+Z' || isKeyEventHandledElsewhere(event) || !actions.giveUpDrag()) return
    event.preventDefault()
    event.stopPropagation()
  })
}

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const

/**
 * Hex that the cursor moves to: arrows along rows and columns, Home and End along the row, with Ctrl across the board;
 * null for other keys.
 */
export function findCursorDestination(stroke: KeyStroke, { row, column }: HexPlace, board: HexBoard): HexPlace | null {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = stroke
  if (shiftKey || altKey) return null
  const far = ctrlKey || metaKey
  switch (key) {
    case 'ArrowLeft':
      return { row, column: Math.max(1, column - 1) }
    case 'ArrowRight':
      return { row, column: Math.min(board.columns, column + 1) }
    case 'ArrowUp':
      return { row: Math.max(1, row - 1), column }
    case 'ArrowDown':
      return { row: Math.min(board.rows, row + 1), column }
    case 'Home':
      return { row: far ? 1 : row, column: 1 }
    case 'End':
      return { row: far ? board.rows : row, column: board.columns }
    default:
      return null
  }
}
