import { Plus, Settings2, Spline } from '@lucide/vue'

/** The dialogs of the page: every gesture of the map in words, and the board itself. */
export const DIALOGS = [
  { id: 'star', label: 'Add a star…', icon: Plus },
  { id: 'route', label: 'Add a route…', icon: Spline },
  { id: 'board', label: 'Board settings…', icon: Settings2 },
] as const

/** Which dialog is open. */
export type DialogId = (typeof DIALOGS)[number]['id']
