import { type Ref, ref, watch } from 'vue'
import { type Draft, draftPlace } from '#renderer/ui/fields/draft.ts'

/** As a window's draft, but kept on this machine: a crash, a closed window or an empty battery loses nothing of it. */
export function useKeptDraft<Value>(key: string, initial: Value): Draft<Value> {
  const place = `orrery/${draftPlace(key)}`
  const kept = read<Value>(place)
  const value = ref(kept ?? structuredClone(initial)) as Ref<Value>
  const stop = watch(value, (now) => write(place, now), { deep: true, flush: 'sync' })
  return {
    value,
    wasKept: kept !== null,
    drop() {
      stop()
      window.localStorage.removeItem(place)
      window.sessionStorage.removeItem(place)
    },
  }
}

function read<Value>(place: string): Value | null {
  const kept = window.sessionStorage.getItem(place) ?? window.localStorage.getItem(place)
  try {
    return kept === null ? null : (JSON.parse(kept) as Value)
  } catch {
    return null // half written: not worth more than what stands
  }
}

/** Where this machine's store is full the window's own takes the draft: it at least outlives a reload. */
function write(place: string, value: unknown): void {
  const text = JSON.stringify(value)
  try {
    window.localStorage.setItem(place, text)
    window.sessionStorage.removeItem(place)
  } catch {
    window.sessionStorage.setItem(place, text)
  }
}
