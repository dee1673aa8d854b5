import { useEventListener } from '@vueuse/core'
import { ref, type Ref } from 'vue'

/** Calls back when others may be looking: the window loses focus or is hidden. */
export function onAttentionLost(leave: () => void): void {
  const hide = () => void (document.visibilityState === 'hidden' && leave())
  useEventListener('blur', leave)
  useEventListener(document, 'visibilitychange', hide)
}

/** State and event handlers of a secret card. */
export interface HoldToReveal {
  readonly isOpen: Readonly<Ref<boolean>>
  readonly press: (event: PointerEvent) => void
  readonly release: () => void
  /** A click without a pointer comes from a key, and toggles the card. */
  readonly click: (event: MouseEvent) => void
}

/** A card that is open while it is held, or toggled by a key. Losing focus or hiding the window closes it. */
export function useHoldToReveal(): HoldToReveal {
  const isOpen = ref(false)
  const release = () => void (isOpen.value = false)
  onAttentionLost(release)
  return {
    isOpen,
    press(event) {
      if (event.button !== 0) return
      if (event.target instanceof Element) event.target.setPointerCapture(event.pointerId)
      isOpen.value = true
    },
    release,
    click(event) {
      if (event.detail === 0) isOpen.value = !isOpen.value
    },
  }
}
