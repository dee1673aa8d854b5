import { onMounted, onScopeDispose } from 'vue'
import { isTaken, isTypedInto } from '../../ui/typing.ts'

/** How long after G a key still belongs to a way to another page, such as G F. */
const SEQUENCE_MS = 1500

/** Single keys of a page, such as N, heard while nobody writes and nothing lies over the page; with Alt also while somebody writes. */
export function usePageKeys(keys: Readonly<Record<string, () => unknown>>): void {
  let wentAt = -Infinity

  function onKey(event: KeyboardEvent): void {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey
    if (isTaken(event) || !isPlain || (isTypedInto(event.target) && !event.altKey)) return
    const isSequence = event.timeStamp - wentAt < SEQUENCE_MS
    wentAt = event.key.toLowerCase() === 'g' ? event.timeStamp : -Infinity
    const run = isSequence ? undefined : keys[letterOf(event)]
    if (!run) return
    event.preventDefault()
    run()
  }
  onMounted(() => window.addEventListener('keydown', onKey))
  onScopeDispose(() => window.removeEventListener('keydown', onKey))
}

/** With Alt some keyboards write another sign: then the place of the key counts. */
function letterOf({ key, code, altKey }: KeyboardEvent): string {
  return altKey && code.startsWith('Key') ? code.slice(3) : key.toUpperCase()
}
