import { useEventListener } from '@vueuse/core'
import { onMounted, onScopeDispose, readonly, shallowRef } from 'vue'
import { awaitField } from './opened-field.ts'
import { isHandledElsewhere, isTextInput } from './typing.ts'

/** What keys of a page do, and what the sheet of shortcuts calls it. */
export interface PageKey {
  /** Keys as the browser names them, letters as capitals; each of them does it. */
  readonly keys: readonly string[]
  readonly label: string
  /** How the sheet shows them, such as “1–5”; without it the first. */
  readonly shown?: string
  /** Whether it is heard now; without it, always. */
  readonly when?: () => boolean
  /** Whether it opens a field, which gets the focus and what is typed next. */
  readonly opensField?: true
  readonly run: (key: string, press: PageKeyPress) => unknown
}

/** A press of a key, as the browser reports it. */
export type PageKeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'> &
  Partial<Pick<KeyboardEvent, 'repeat'>>

/** How long after G a key still belongs to a way to another page, such as G F. */
const SEQUENCE_MS = 1500

const standing = shallowRef<readonly (readonly PageKey[])[]>([])

/** The keys of all that stands on the page now. */
export const activePageKeys = readonly(standing)

/** The key that a press means: letters and digits count without Shift, and letters also with Alt, by their place where Alt writes another sign; Enter once, however long it is held down. */
export function getKeyChord({ key, code, ctrlKey, metaKey, shiftKey, altKey, repeat }: PageKeyPress): string | null {
  if (repeat === true && key === 'Enter') return null
  const named = altKey && code.startsWith('Key') ? code.slice(3) : key.length === 1 ? key.toUpperCase() : key
  const isLetter = /^\p{L}$/u.test(named)
  if (ctrlKey || metaKey || (altKey && !isLetter)) return null
  return shiftKey && (isLetter || /^\d$/.test(named)) ? null : named
}

/** Keys of a page, heard while nobody writes and nothing lies over the page; letters with Alt also while somebody writes. The sheet of shortcuts tells them. */
export function usePageKeys(keys: readonly PageKey[]): void {
  let wentAt = -Infinity

  function onKey(event: KeyboardEvent): void {
    if (isHandledElsewhere(event) || (isTextInput(event.target) && !event.altKey)) return
    const key = getKeyChord(event)
    const isSequence = event.timeStamp - wentAt < SEQUENCE_MS
    wentAt = key === 'G' ? event.timeStamp : -Infinity
    const found =
      key === null || isSequence
        ? undefined
        : keys.find((pageKey) => pageKey.keys.includes(key) && (pageKey.when?.() ?? true))
    if (!found || key === null) return
    event.preventDefault()
    if (found.opensField) awaitField()
    found.run(key, event)
  }
  useEventListener('keydown', onKey)
  onMounted(() => (standing.value = [...standing.value, keys]))
  onScopeDispose(() => (standing.value = standing.value.filter((pageKeys) => pageKeys !== keys)))
}
