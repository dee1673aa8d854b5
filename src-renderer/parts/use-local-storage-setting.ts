import { useLocalStorage } from '@vueuse/core'
import type { Ref } from 'vue'

/**
 * Setting of this browser (local storage), written on every change. `parse` reads the stored text and turns null into
 * the default. If the browser denies storage, the setting lasts until the page is closed.
 */
export function useLocalStorageSetting<Value>(
  place: string,
  parse: (stored: string | null) => Value,
  write: (value: Value) => string = JSON.stringify,
): Ref<Value> {
  return useLocalStorage(place, () => parse(null), {
    serializer: { read: parse, write },
    writeDefaults: false,
    listenToStorageChanges: false,
    flush: 'sync',
    onError: () => {},
  })
}
