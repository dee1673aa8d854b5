import { type Ref, ref, watch } from 'vue'

/** Unsaved input, kept until it is saved or dropped. Survives errors, reloads and navigation. */
export interface Draft<Value> {
  readonly value: Ref<Value>
  /** Whether a stored draft was found. */
  readonly wasKept: boolean
  /** Forgets the draft after it was saved or discarded. */
  readonly drop: () => void
}

/**
 * Storage of a draft: `window` (session storage) or `machine` (local storage, which also survives a crash or power
 * loss).
 */
export type DraftScope = 'window' | 'machine'

let scope = ''

/** Sets the campaign that drafts belong to, null if none is open. Drafts of one campaign are not offered in another. */
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

/** Local storage, with session storage as fallback when it is full: the draft then survives at least a reload. */
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
