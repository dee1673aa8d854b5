import { useEventListener } from '@vueuse/core'
import { onMounted, onScopeDispose, readonly, shallowRef } from 'vue'
import { prepareOpenedFieldFocus } from './opened-field-focus.ts'
import { isKeyEventHandledElsewhere, isTextInput } from './typing.ts'

/** A keyboard shortcut of a page: its keys, its action and its name in the shortcut sheet. */
export interface PageShortcut {
  /** Alternative keys, named as in `KeyboardEvent.key`, letters in upper case. */
  readonly keys: readonly string[]
  readonly label: string
  /** Display text of the keys in the shortcut sheet, such as “1–5” (default: the first key). */
  readonly shown?: string
  /** Whether the shortcut is active (default: always). */
  readonly when?: () => boolean
  /** Whether it opens a field, which receives the focus and the text typed next. */
  readonly opensField?: true
  readonly run: (key: string, press: PageKeyDownFields) => unknown
}

/** Fields of a keydown event used here. */
export type PageKeyDownFields = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'> &
  Partial<Pick<KeyboardEvent, 'repeat'>>

/** How long after G a second key completes a navigation sequence, such as G F, in milliseconds. */
const SEQUENCE_MS = 1500

const standing = shallowRef<readonly (readonly PageShortcut[])[]>([])

/** Shortcuts of everything currently on the page. */
export const activePageShortcuts = readonly(standing)

/**
 * Normalises a key press: letters and digits ignore Shift, and letters also count with Alt, by their physical position
 * if Alt produces another character. A held Enter, letter or digit counts once; arrows repeat.
 */
export function findShortcutKeyName({
  key,
  code,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
  repeat,
}: PageKeyDownFields): string | null {
  if (repeat === true && (key === 'Enter' || key.length === 1)) return null
  const named = altKey && code.startsWith('Key') ? code.slice(3) : key.length === 1 ? key.toUpperCase() : key
  const isLetter = /^\p{L}$/u.test(named)
  if (ctrlKey || metaKey || (altKey && !isLetter)) return null
  return shiftKey && (isLetter || /^\d$/.test(named)) ? null : named
}

/**
 * Registers shortcuts of a page. They are active while no text is being typed and no overlay is open; letters with Alt
 * also while typing. They are listed in the shortcut sheet.
 */
export function usePageShortcuts(keys: readonly PageShortcut[]): void {
  let wentAt = -Infinity

  function onKey(event: KeyboardEvent): void {
    if (isKeyEventHandledElsewhere(event) || (isTextInput(event.target) && !event.altKey)) return
    const key = findShortcutKeyName(event)
    const isSequence = event.timeStamp - wentAt < SEQUENCE_MS
    wentAt = key === 'G' ? event.timeStamp : -Infinity
    const found =
      key === null || isSequence
        ? undefined
        : keys.find((pageKey) => pageKey.keys.includes(key) && (pageKey.when?.() ?? true))
    if (!found || key === null) return
    event.preventDefault()
    if (found.opensField) prepareOpenedFieldFocus()
    found.run(key, event)
  }
  useEventListener('keydown', onKey)
  onMounted(() => (standing.value = [...standing.value, keys]))
  onScopeDispose(() => (standing.value = standing.value.filter((pageKeys) => pageKeys !== keys)))
}
