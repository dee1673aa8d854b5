import { inject, type InjectionKey } from 'vue'

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

/** Injection key, provided by the app. The preferences are reactive and saved when set. */
export const PREFERENCES: InjectionKey<Preferences> = Symbol('preferences')

export function usePreferences(): Preferences {
  const preferences = inject(PREFERENCES)
  if (!preferences) throw new Error('The app provides no preferences')
  return preferences
}
