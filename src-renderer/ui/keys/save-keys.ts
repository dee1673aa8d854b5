import { defaultDocument, useEventListener } from '@vueuse/core'

/** Ctrl+S or Cmd+S saves and stays; with Enter it saves and finishes: it closes the form, or starts the next one. Wherever on the page the focus is. */
export function useSaveKeys({ save, finish = save }: { save: () => unknown; finish?: () => unknown }): void {
  function onKey(event: KeyboardEvent): void {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.isComposing) return
    const run = event.key.toLowerCase() === 's' ? save : event.key === 'Enter' ? finish : undefined
    if (!run || event.defaultPrevented) return
    event.preventDefault()
    run()
  }
  // Before the keys of any form, which the window hears.
  useEventListener(defaultDocument, 'keydown', onKey)
}
