import { useTimeoutFn } from '@vueuse/core'
import { shallowRef, type ShallowRef, watch } from 'vue'

/** Up to so many things a list follows at once. */
const FEW = 1500
const PAUSE_MS = 250

/** A list as it stood when it last held still for a moment; short lists follow at once. */
export function useDebouncedList<Thing>(list: () => readonly Thing[]): Readonly<ShallowRef<readonly Thing[]>> {
  const calm = shallowRef(list())
  const pause = useTimeoutFn(() => (calm.value = list()), PAUSE_MS, { immediate: false })
  watch(list, (items) => {
    pause.stop()
    if (items.length <= FEW) calm.value = items
    else pause.start()
  })
  return calm
}
