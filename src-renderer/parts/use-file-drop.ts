import { useEventListener } from '@vueuse/core'
import { ref, type Ref, type ShallowRef } from 'vue'

/**
 * Accepts files dropped on an element. Returns whether a file is dragged over it. The element may be rendered later,
 * as in a dialog.
 */
export function useFileDrop(
  place: Readonly<ShallowRef<HTMLElement | null>>,
  take: (file: File) => unknown,
): Readonly<Ref<boolean>> {
  const isOver = ref(false)
  useEventListener(place, 'dragover', (event) => hover(event, true))
  useEventListener(place, 'dragleave', (event) => hover(event, false))
  useEventListener(place, 'drop', drop)

  function hover(event: Event, now: boolean): void {
    event.preventDefault()
    isOver.value = now
  }
  function drop(event: DragEvent): void {
    hover(event, false)
    const file = event.dataTransfer?.files[0]
    if (file) take(file)
  }
  return isOver
}
