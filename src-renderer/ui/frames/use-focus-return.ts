import { type Ref, watch } from 'vue'

/**
 * Restores the focus when a dialog closes: to the previously focused element, or to the heading of the page if that is
 * gone.
 */
export function useFocusReturn(open: Readonly<Ref<boolean>>): (event: Event) => void {
  let opener: Element | null = null
  watch(
    open,
    (now) => {
      if (now) opener = document.activeElement
    },
    { immediate: true, flush: 'sync' },
  )
  return (event) => {
    event.preventDefault()
    const heading = document.querySelector<HTMLElement>('main h1')
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    else if (heading) {
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    }
    opener = null
  }
}
