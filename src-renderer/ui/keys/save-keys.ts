import { defaultDocument, useEventListener } from '@vueuse/core'

/** Ctrl+S or Cmd+S saves, with Enter it also starts the next one where there is one; wherever on the page the focus is. */
export function useSaveKeys({ save, next = save }: { save: () => unknown; next?: () => unknown }): void {
  function onKey(event: KeyboardEvent): void {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.isComposing) return
    const run = event.key.toLowerCase() === 's' ? save : event.key === 'Enter' ? next : undefined
    if (!run || event.defaultPrevented) return
    event.preventDefault()
    run()
  }
  // Before the keys of any form, which the window hears.
  useEventListener(defaultDocument, 'keydown', onKey)
}
