import { useMediaQuery } from '@vueuse/core'
import { watch } from 'vue'
import type { Preferences } from '../stores/preferences.ts'

/** Whether the system prefers a light theme. */
export const prefersLight = useMediaQuery('(prefers-color-scheme: light)')

/** Whether the page is being printed: printouts always use the Paper theme. */
const isPrinted = useMediaQuery('print')

/** Resolves a theme setting to a concrete theme; the default without a light preference is Void. */
export function resolveTheme(theme: Preferences['theme'], isLight: boolean): 'void' | 'paper' {
  if (theme !== 'system') return theme
  return isLight ? 'paper' : 'void'
}

/** Sets the attributes of the root element that tokens.css and shell.css read. */
export function applyAppearancePreferences({ theme, density, motion }: Preferences): void {
  const { dataset } = document.documentElement
  dataset['theme'] = isPrinted.value ? 'paper' : resolveTheme(theme, prefersLight.value)
  dataset['density'] = density
  dataset['motion'] = motion
}

/** Applies the preferences again whenever they, the system's theme or the print state change. */
export function watchAppearancePreferences(preferences: Preferences): void {
  watch(
    [() => preferences.theme, () => preferences.density, () => preferences.motion, prefersLight, isPrinted],
    () => applyAppearancePreferences(preferences),
    { flush: 'sync' },
  )
}
