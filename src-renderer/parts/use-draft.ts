import { type Ref, ref, watch } from 'vue'

/** What a person is writing, kept until it is saved or dropped: a fault, a reload or another page loses nothing. */
export interface Draft<Value> {
  readonly value: Ref<Value>
  /** Whether something was kept from before. */
  readonly wasKept: boolean
  /** Saved or given up: forget it. */
  readonly drop: () => void
}

/** Where a draft is kept: in this window, or on this machine, where a crash or an empty battery loses nothing either. */
export type DraftScope = 'window' | 'machine'

let scope = ''

/** From now on drafts belong to this campaign, null where none is open: what is written in one is not offered in another. */
export function setDraftCampaign(campaign: string | null): void {
  scope = campaign ?? ''
}

/** A draft under a key such as `character/new`; `initial` is a plain JSON value. */
export function useDraft<Value>(key: string, initial: Value, place: DraftScope = 'window'): Draft<Value> {
  const store = place === 'window' ? windowStore(`draft/${scope}/${key}`) : machineStore(`orrery/draft/${scope}/${key}`)
  const kept = parsed<Value>(store.read())
  const value = ref(kept ?? structuredClone(initial)) as Ref<Value>
  const stop = watch(value, (item) => store.write(JSON.stringify(item)), { deep: true, flush: 'sync' })
  return {
    value,
    wasKept: kept !== null,
    drop() {
      stop()
      store.forget()
    },
  }
}

interface DraftStore {
  read(): string | null
  write(text: string): void
  forget(): void
}

function windowStore(key: string): DraftStore {
  return {
    read: () => sessionStorage.getItem(key),
    write: (text) => sessionStorage.setItem(key, text),
    forget: () => sessionStorage.removeItem(key),
  }
}

/** Where this machine's store is full the window's own takes the draft: it at least outlives a reload. */
function machineStore(key: string): DraftStore {
  const inWindow = windowStore(key)
  return {
    read: () => inWindow.read() ?? localStorage.getItem(key),
    write(text) {
      try {
        localStorage.setItem(key, text)
        inWindow.forget()
      } catch {
        inWindow.write(text)
      }
    },
    forget() {
      localStorage.removeItem(key)
      inWindow.forget()
    },
  }
}

function parsed<Value>(text: string | null): Value | null {
  try {
    return text === null ? null : (JSON.parse(text) as Value)
  } catch {
    return null // half written: not worth more than what stands
  }
}
