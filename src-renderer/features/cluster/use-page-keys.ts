import { onMounted, onScopeDispose } from 'vue'
import { type PageKey, readPageKey } from './keyboard.ts'

const OVER_THE_PAGE = '[role="dialog"], [role="alertdialog"], [role="menu"]'
const WRITTEN_INTO = 'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable="true"]'

/** Hears the keys of the page while nobody writes and nothing lies over it. */
export function usePageKeys(run: (key: PageKey) => void): void {
  function onKey(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.isComposing || document.querySelector(OVER_THE_PAGE)) return
    if (event.target instanceof Element && event.target.closest(WRITTEN_INTO)) return
    const key = readPageKey(event)
    if (!key) return
    event.preventDefault()
    run(key)
  }
  onMounted(() => window.addEventListener('keydown', onKey))
  onScopeDispose(() => window.removeEventListener('keydown', onKey))
}
