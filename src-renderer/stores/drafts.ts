import { useEventListener } from '@vueuse/core'
import { defineStore } from 'pinia'
import { type Ref, ref, watch } from 'vue'
import { safeSessionStorage } from './session-storage.ts'

/** Unsaved input, kept until it is saved or dropped. Survives errors, reloads and navigation. */
export interface PersistedDraft<Value> {
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

/** The unsaved input of this window, and the saves that are on their way. */
export const useDrafts = defineStore('drafts', () => {
  /** Path of the open campaign; empty if none is open. */
  const campaign = ref('')
  const pendingSaves = ref(0)
  let stopWarning = () => {}

  /** Sets the campaign that drafts belong to, null if none is open: drafts of one campaign are not offered in another. */
  function openCampaign(path: string | null): void {
    campaign.value = path ?? ''
  }

  /** Opens a draft under a key such as `character/new`; `initial` is a plain JSON value. */
  function openDraft<Value>(key: string, initial: Value, place: DraftScope = 'window'): PersistedDraft<Value> {
    const path = `draft/${campaign.value}/${key}`
    const store = place === 'window' ? windowStore(path) : machineStore(`orrery/${path}`)
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

  /** Lets the browser ask for confirmation before it closes the window during a save. */
  async function warnBeforeUnload<Value>(saving: Promise<Value>): Promise<Value> {
    pendingSaves.value += 1
    if (pendingSaves.value === 1)
      stopWarning = useEventListener(window, 'beforeunload', (event) => event.preventDefault())
    try {
      return await saving
    } finally {
      pendingSaves.value -= 1
      if (pendingSaves.value === 0) stopWarning()
    }
  }

  return { campaign, pendingSaves, openCampaign, openDraft, warnBeforeUnload }
})

interface DraftStore {
  read(): string | null
  write(text: string): void
  forget(): void
}

function windowStore(key: string): DraftStore {
  return {
    read: () => safeSessionStorage.read(key),
    write: (text) => safeSessionStorage.write(key, text),
    forget: () => safeSessionStorage.forget(key),
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
    return null // half written: the initial value is better
  }
}
