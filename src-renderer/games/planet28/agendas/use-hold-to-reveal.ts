import { useEventListener } from '@vueuse/core'
import { ref, type Ref } from 'vue'

/** Calls back whenever somebody else may be looking: the window loses the focus or is hidden. */
export function onAttentionLost(leave: () => void): void {
  const hide = () => void (document.visibilityState === 'hidden' && leave())
  useEventListener('blur', leave)
  useEventListener(document, 'visibilitychange', hide)
}

/** What a card that is read in secret listens to. */
export interface HoldToReveal {
  readonly isOpen: Readonly<Ref<boolean>>
  readonly press: (event: PointerEvent) => void
  readonly release: () => void
  /** A click without a pointer is a key: it opens, and closes again. */
  readonly click: (event: MouseEvent) => void
}

/** A card that is open as long as it is held, or until a key, the loss of the focus or of the window closes it. */
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
