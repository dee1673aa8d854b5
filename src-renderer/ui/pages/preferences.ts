import { inject, type InjectionKey } from 'vue'

/** How the person at this window likes it; kept by the browser, never in the campaign. */
export interface Preferences {
  theme: 'system' | 'void' | 'paper'
  density: 'cosy' | 'dense'
  motion: 'system' | 'reduced'
  paper: 'A4' | 'Letter'
  sideBar: 'wide' | 'icons'
}

/** The papers that can be printed on. */
export const PAPER_CHOICES = [
  { value: 'A4', label: 'A4' },
  { value: 'Letter', label: 'Letter' },
] as const

/** Where the app provides them: reactive, and kept as soon as they are set. */
export const PREFERENCES: InjectionKey<Preferences> = Symbol('preferences')

/** The preferences of this window. */
export function usePreferences(): Preferences {
  const preferences = inject(PREFERENCES)
  if (!preferences) throw new Error('The app provides no preferences')
  return preferences
}
