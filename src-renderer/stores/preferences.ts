import { defineStore } from 'pinia'
import { reactive, toRefs, watch } from 'vue'

/** Preferences of the user of this browser; stored by the browser, never in the campaign. */
export interface Preferences {
  theme: 'system' | 'void' | 'paper'
  density: 'cosy' | 'dense'
  motion: 'system' | 'reduced'
  paper: 'A4' | 'Letter'
  sideBar: 'wide' | 'icons'
}

/** Paper sizes for printing. */
export const PAPER_CHOICES = [
  { value: 'A4', label: 'A4' },
  { value: 'Letter', label: 'Letter' },
] as const

const STORAGE_KEY = 'orrery/preferences'

/** Every allowed value; the first is the default. */
const VALUES = {
  theme: ['system', 'void', 'paper'],
  density: ['cosy', 'dense'],
  motion: ['system', 'reduced'],
  paper: ['A4', 'Letter'],
  sideBar: ['wide', 'icons'],
} as const satisfies { [Key in keyof Preferences]: readonly Preferences[Key][] }

/** The preferences, shared by all campaigns; stored on change. */
export const usePreferences = defineStore('preferences', () => {
  const preferences = reactive(readStoredPreferences())
  watch(preferences, writePreferences, { flush: 'sync' })
  return toRefs(preferences)
})

/** Parses stored preferences; missing, unknown or corrupt values become defaults. */
export function parsePreferences(stored: string | null): Preferences {
  const found = parseObject(stored)
  const pick = <Value extends string>(key: keyof Preferences, values: readonly [Value, ...Value[]]): Value =>
    values.find((value) => value === found[key]) ?? values[0]
  return {
    theme: pick('theme', VALUES.theme),
    density: pick('density', VALUES.density),
    motion: pick('motion', VALUES.motion),
    paper: pick('paper', VALUES.paper),
    sideBar: pick('sideBar', VALUES.sideBar),
  }
}

/** Reads the stored preferences; defaults if storage is unavailable. */
export function readStoredPreferences(): Preferences {
  try {
    return parsePreferences(localStorage.getItem(STORAGE_KEY))
  } catch {
    return parsePreferences(null) // storage may be blocked: use the defaults
  }
}

function writePreferences(preferences: Preferences): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(preferences))
  } catch {
    // storage is unavailable: the choice holds while the window is open
  }
}

function parseObject(stored: string | null): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(stored ?? '{}'))
  } catch {
    return {}
  }
}
