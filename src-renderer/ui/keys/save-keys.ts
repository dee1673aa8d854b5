import { defaultDocument, useEventListener } from '@vueuse/core'

/**
 * Handles Ctrl+S or Cmd+S as save and stay, and Ctrl or Cmd with Enter as save and finish (closes the form, or starts
 * the next one), wherever the focus is on the page.
 */
export function useSaveKeys({ save, finish = save }: { save: () => unknown; finish?: () => unknown }): void {
  function onKey(event: KeyboardEvent): void {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.isComposing) return
    const run = event.key.toLowerCase() === 's' ? save : event.key === 'Enter' ? finish : undefined
    if (!run || event.defaultPrevented) return
    event.preventDefault()
    run()
  }
  // Listens on the document, so that it runs before the form keys, which listen on the window.
  useEventListener(defaultDocument, 'keydown', onKey)
}
