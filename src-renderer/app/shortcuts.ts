/** One press of a key, as the window reports it. */
export interface KeyPress {
  readonly key: string
  /** Ctrl, on a Mac Cmd. */
  readonly mod: boolean
  readonly shift: boolean
  readonly alt: boolean
  /** The focus is where text is written. */
  readonly isTyping: boolean
  /** When, in milliseconds. */
  readonly at: number
}

/** An action and its keys: “Mod+Shift+Z”, “?”, or two keys one after the other, “G C”. */
export interface Binding {
  readonly id: string
  readonly shortcut: string
}

interface Stroke {
  readonly key: string
  readonly mod: boolean
  /** Null where the key itself needs Shift on some keyboards, such as “?”. */
  readonly shift: boolean | null
}

/** Keys that belong to the text while it is written. */
const EDITING: ReadonlySet<string> = new Set(['Mod+Z', 'Mod+Shift+Z', 'Mod+P'])

/** How long the second key of a sequence may take. */
const SEQUENCE_MS = 1500

/** The strokes of a shortcut, in order. */
export function parseShortcut(shortcut: string): readonly Stroke[] {
  return shortcut.split(' ').map((stroke) => {
    const parts = stroke.split(/\+(?=.)/)
    const key = (parts.at(-1) ?? '').toLowerCase()
    return { key, mod: parts.includes('Mod'), shift: /^[a-z0-9]$/.test(key) ? parts.includes('Shift') : null }
  })
}

/** A shortcut as this machine's keys are called. */
export function formatShortcut(shortcut: string, isMac: boolean): string {
  return shortcut.replace('Mod', isMac ? '⌘' : 'Ctrl')
}

/** Reads presses one after the other; answers with the action that the last one completes, or null. */
export function createShortcutReader(bindings: readonly Binding[]): (press: KeyPress) => string | null {
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
