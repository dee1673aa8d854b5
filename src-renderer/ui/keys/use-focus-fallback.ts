import { useEventListener, useMutationObserver } from '@vueuse/core'

/**
 * Moves the focus to the nearest frame (an element with `tabindex="-1"`) when the focused element is removed or
 * disabled, so that the next Tab continues from there.
 */
export function useFocusFallback(root: () => HTMLElement | null): void {
  let last: HTMLElement | null = null
  let frames: readonly HTMLElement[] = []

  function remember({ target }: FocusEvent): void {
    last = target as HTMLElement
    frames = framesAround(last, root())
  }

  useEventListener(root, 'focusin', remember)
  useMutationObserver(root, takeLostFocus, { childList: true, subtree: true, attributeFilter: ['disabled'] })

  function takeLostFocus(): void {
    const { activeElement, body } = document
    if (last === null || (last.isConnected && !last.matches(':disabled'))) return
    const isLost = activeElement === body || activeElement === last
    last = null
    if (isLost) frames.find((frame) => frame.isConnected)?.focus({ preventScroll: true })
  }
}

/** The frames around an element, innermost first. */
function framesAround(inner: HTMLElement, root: HTMLElement | null): HTMLElement[] {
  const frame = inner.parentElement?.closest<HTMLElement>('[tabindex="-1"]') ?? null
  if (frame === null || root === null || !root.contains(frame)) return []
  return [frame, ...framesAround(frame, root)]
}
