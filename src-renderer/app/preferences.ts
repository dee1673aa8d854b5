import { useMediaQuery } from '@vueuse/core'
import { reactive, watch } from 'vue'
import type { Preferences } from '../ui/pages/preferences.ts'

/** Where the browser keeps the preferences. */
const PREFERENCES_PLACE = 'orrery/preferences'

/** Every value there is; the first is the default. */
const VALUES = {
  theme: ['system', 'void', 'paper'],
  density: ['cosy', 'dense'],
  motion: ['system', 'reduced'],
  paper: ['A4', 'Letter'],
  sideBar: ['wide', 'icons'],
} as const satisfies { [Key in keyof Preferences]: readonly Preferences[Key][] }

/** Whether this machine asks for a light look. */
export const prefersLight = useMediaQuery('(prefers-color-scheme: light)')

/** Whether the page is being printed: on white paper the look is Paper, whoever prints. */
const isPrinted = useMediaQuery('print')

/** Stored preferences; whatever is missing, unknown or broken becomes the default. */
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

/** The look that a theme means here; without a wish for light it is Void. */
export function resolveTheme(theme: Preferences['theme'], isLight: boolean): 'void' | 'paper' {
  if (theme !== 'system') return theme
  return isLight ? 'paper' : 'void'
}

/** Sets the look of the page: tokens.css and shell.css read these attributes. */
export function applyPreferences({ theme, density, motion }: Preferences): void {
  const { dataset } = document.documentElement
  dataset['theme'] = isPrinted.value ? 'paper' : resolveTheme(theme, prefersLight.value)
  dataset['density'] = density
  dataset['motion'] = motion
}

/** What the browser keeps, or nothing where it keeps nothing. */
export function readStoredPreferences(): Preferences {
  try {
    return parsePreferences(localStorage.getItem(PREFERENCES_PLACE))
  } catch {
    return parsePreferences(null) // a browser may forbid to keep anything: the defaults then serve this visit
  }
}

/** The preferences of this window, applied and kept as they change. */
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
    // nothing can be kept here; what was chosen holds as long as the window is open
  }
}

function parseObject(stored: string | null): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(stored ?? '{}'))
  } catch {
    return {}
  }
}
