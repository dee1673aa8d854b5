/** A key press as reported by the window. */
export interface KeyPress {
  readonly key: string
  /** Ctrl, or Cmd on a Mac. */
  readonly mod: boolean
  readonly shift: boolean
  readonly alt: boolean
  /** Whether the focus is in a text input. */
  readonly isTyping: boolean
  /** Timestamp in milliseconds. */
  readonly at: number
}

/** An action with its keys: “Mod+Shift+Z”, “?”, or a sequence such as “G C”. */
export interface ShortcutBinding {
  readonly id: string
  readonly shortcut: string
}

interface Stroke {
  readonly key: string
  readonly mod: boolean
  /** Null if the character itself needs Shift on some keyboard layouts, such as “?”. */
  readonly shift: boolean | null
}

/** Shortcuts that belong to the text input while typing. */
const EDITING: ReadonlySet<string> = new Set(['Mod+Z', 'Mod+Shift+Z'])

/** Time limit for the second key of a sequence, in milliseconds. */
const SEQUENCE_MS = 1500

/** Parses a shortcut into its key strokes, in order. */
export function parseShortcut(shortcut: string): readonly Stroke[] {
  return shortcut.split(' ').map((stroke) => {
    const parts = stroke.split(/\+(?=.)/)
    const key = (parts.at(-1) ?? '').toLowerCase()
    return { key, mod: parts.includes('Mod'), shift: /^[a-z0-9]$/.test(key) ? parts.includes('Shift') : null }
  })
}

/** Formats a shortcut with the key names of the platform. */
export function formatShortcut(shortcut: string, isMac: boolean): string {
  return shortcut.replace('Mod', isMac ? '⌘' : 'Ctrl')
}

/** Creates a stateful reader of key presses. It returns the action that the last press completes, or null. */
export function createShortcutReader(bindings: readonly ShortcutBinding[]): (press: KeyPress) => string | null {
  const all = bindings.map(({ id, shortcut }) => ({
    id,
    strokes: parseShortcut(shortcut),
    isEditing: EDITING.has(shortcut),
  }))
  let first: KeyPress | null = null

  return (press) => {
    const before = first && press.at - first.at <= SEQUENCE_MS ? first : null
    first = null
    if (press.isTyping && !press.mod) return null
    const hit = all.find(({ strokes, isEditing }) => {
      if (press.isTyping && isEditing) return false
      const [stroke, two] = strokes
      if (!stroke) return false
      return two ? before !== null && isStroke(before, stroke) && isStroke(press, two) : isStroke(press, stroke)
    })
    if (!hit && all.some(({ strokes: [stroke, two] }) => stroke && two && isStroke(press, stroke))) first = press
    return hit?.id ?? null
  }
}

function isStroke(press: KeyPress, { key, mod, shift }: Stroke): boolean {
  return press.key.toLowerCase() === key && press.mod === mod && !press.alt && (shift === null || press.shift === shift)
}
