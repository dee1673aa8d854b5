import { onBeforeUnmount, onMounted, ref, type Ref, type ShallowRef } from 'vue'

/** Takes files that are dropped on an element, besides its button that chooses one; answers whether one hovers over it. */
export function useFileDrop(
  place: Readonly<ShallowRef<HTMLElement | null>>,
  take: (file: File) => unknown,
): Readonly<Ref<boolean>> {
  const isOver = ref(false)
  const stop = new AbortController()

  onMounted(() => {
    const { signal } = stop
    place.value?.addEventListener('dragover', (event) => hover(event, true), { signal })
    place.value?.addEventListener('dragleave', (event) => hover(event, false), { signal })
    place.value?.addEventListener('drop', drop, { signal })
  })
  onBeforeUnmount(() => stop.abort())

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
