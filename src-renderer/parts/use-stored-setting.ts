import { useLocalStorage } from '@vueuse/core'
import type { Ref } from 'vue'

/**
 * What this window remembers under a name, kept as soon as it changes. `parse` reads what was kept, and makes the
 * default of null; where a browser forbids to keep anything, a choice holds as long as the page is open.
 */
export function useStoredSetting<Value>(
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
