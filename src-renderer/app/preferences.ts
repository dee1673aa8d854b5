import { useMediaQuery } from '@vueuse/core'
import { reactive, watch } from 'vue'
import type { Preferences } from '../ui/pages/preferences.ts'

const PREFERENCES_PLACE = 'orrery/preferences'

/** Every allowed value; the first is the default. */
const VALUES = {
  theme: ['system', 'void', 'paper'],
  density: ['cosy', 'dense'],
  motion: ['system', 'reduced'],
  paper: ['A4', 'Letter'],
  sideBar: ['wide', 'icons'],
} as const satisfies { [Key in keyof Preferences]: readonly Preferences[Key][] }

/** Whether the system prefers a light theme. */
export const prefersLight = useMediaQuery('(prefers-color-scheme: light)')

/** Whether the page is being printed: printouts always use the Paper theme. */
const isPrinted = useMediaQuery('print')

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

/** Resolves a theme setting to a concrete theme; the default without a light preference is Void. */
export function resolveTheme(theme: Preferences['theme'], isLight: boolean): 'void' | 'paper' {
  if (theme !== 'system') return theme
  return isLight ? 'paper' : 'void'
}

/** Sets the attributes of the root element that tokens.css and shell.css read. */
export function applyPreferences({ theme, density, motion }: Preferences): void {
  const { dataset } = document.documentElement
  dataset['theme'] = isPrinted.value ? 'paper' : resolveTheme(theme, prefersLight.value)
  dataset['density'] = density
  dataset['motion'] = motion
}

/** Reads the stored preferences; defaults if storage is unavailable. */
export function readStoredPreferences(): Preferences {
  try {
    return parsePreferences(localStorage.getItem(PREFERENCES_PLACE))
  } catch {
    return parsePreferences(null) // storage may be blocked: use the defaults
  }
}

/** Creates the preferences of this window, which are applied and stored on change. */
export function createPreferences(): Preferences {
  const preferences = reactive(readStoredPreferences())
  const apply = () => applyPreferences(preferences)
  watch(
    preferences,
    (now) => {
      apply()
      keep(now)
    },
    { deep: true, flush: 'sync' },
  )
  watch([prefersLight, isPrinted], apply, { flush: 'sync' })
  return preferences
}

function keep(preferences: Preferences): void {
  try {
    localStorage.setItem(PREFERENCES_PLACE, JSON.stringify(preferences))
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
