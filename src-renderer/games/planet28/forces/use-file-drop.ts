import { onScopeDispose, ref, type Ref, type ShallowRef, watch } from 'vue'

/** Takes files that are dropped on an element, besides its button that chooses one; answers whether one hovers over it. The element may be drawn later, as in a dialog. */
export function useFileDrop(
  place: Readonly<ShallowRef<HTMLElement | null>>,
  take: (file: File) => unknown,
): Readonly<Ref<boolean>> {
  const isOver = ref(false)
  let listening = new AbortController()
  onScopeDispose(() => listening.abort())

  watch(
    place,
    (element) => {
      listening.abort()
      listening = new AbortController()
      const { signal } = listening
      element?.addEventListener('dragover', (event) => hover(event, true), { signal })
      element?.addEventListener('dragleave', (event) => hover(event, false), { signal })
      element?.addEventListener('drop', drop, { signal })
    },
    { immediate: true, flush: 'post' },
  )

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
