import { defaultDocument, useEventListener } from '@vueuse/core'
import { nextTick, onMounted, type ShallowRef, watch } from 'vue'

/** Whether the user submitted and has typed nothing since: an error shown now responds to that. */
let wasAsked = false

const CAPTURE = { capture: true }
useEventListener(defaultDocument, 'submit', () => (wasAsked = true), CAPTURE)
useEventListener(defaultDocument, 'click', ({ target }) => (wasAsked ||= isDoing(target)), CAPTURE)
useEventListener(defaultDocument, 'input', () => (wasAsked = false), CAPTURE)

function isDoing(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.ui-button[data-variant="primary"]') !== null
}

/**
 * Reveals validation errors after a submit: focuses the first invalid field, or scrolls the error message into view if
 * there is none. Nothing moves while the user is typing.
 */
export function useFocusInvalidField(
  fault: () => string | null | undefined,
  place: Readonly<ShallowRef<HTMLElement | null>>,
): void {
  async function show(): Promise<void> {
    if (!fault() || !wasAsked) return
    await nextTick()
    const within = place.value?.closest('form, [role=dialog], [role=alertdialog], #page') ?? null
    const marked = within?.querySelector<HTMLElement>('[aria-invalid="true"]')
    const shown = marked ?? place.value
    shown?.scrollIntoView({ block: 'nearest' })
    marked?.focus()
  }
  watch(fault, show)
  onMounted(show)
}
