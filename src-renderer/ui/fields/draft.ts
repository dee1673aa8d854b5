import { type Ref, ref, watch } from 'vue'

/** What a person is writing, kept in this window until it is saved or dropped: a fault, a reload or another page loses nothing. */
export interface Draft<Value> {
  readonly value: Ref<Value>
  /** Whether something was kept from before. */
  readonly wasKept: boolean
  /** Saved or given up: forget it. */
  drop(): void
}

let scope = ''

/** From now on drafts belong to this campaign, null where none is open: what is written in one is not offered in another. */
export function tieDraftsTo(campaign: string | null): void {
  scope = campaign ?? ''
}

/** Where a draft of the campaign that is open is kept. */
export function draftPlace(key: string): string {
  return `draft/${scope}/${key}`
}

/** A draft under a key such as `character/new`; `initial` is a plain JSON value. */
export function useDraft<Value>(key: string, initial: Value): Draft<Value> {
  const place = draftPlace(key)
  const kept = sessionStorage.getItem(place)
  const value = ref(kept === null ? structuredClone(initial) : JSON.parse(kept)) as Ref<Value>
  const stop = watch(value, (now) => sessionStorage.setItem(place, JSON.stringify(now)), { deep: true, flush: 'sync' })
  return {
    value,
    wasKept: kept !== null,
    drop() {
      stop()
      sessionStorage.removeItem(place)
    },
  }
}
