import { useTimeoutFn } from '@vueuse/core'
import { shallowRef, type ShallowRef, watch } from 'vue'

/** Lists up to this length are updated without delay. */
const FEW = 1500
const PAUSE_MS = 250

/** Debounced list; short lists are updated without delay. */
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
