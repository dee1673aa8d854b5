import { onMounted, onScopeDispose } from 'vue'
import { isTaken, isTypedInto } from '../../ui/typing.ts'
import { type PageKey, readPageKey } from './keyboard.ts'

/** Hears the keys of the page while nobody writes and nothing lies over it. */
export function usePageKeys(run: (key: PageKey) => void): void {
  function onKey(event: KeyboardEvent): void {
    if (isTaken(event) || isTypedInto(event.target)) return
    const key = readPageKey(event)
    if (!key) return
    event.preventDefault()
    run(key)
  }
  onMounted(() => window.addEventListener('keydown', onKey))
  onScopeDispose(() => window.removeEventListener('keydown', onKey))
}
