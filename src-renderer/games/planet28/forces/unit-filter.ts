import type { ForcesState } from './forces-rows.ts'

/** How the list of units is narrowed down; kept in the window, so that coming back finds it as it was. */
export interface UnitFilter {
  state: ForcesState
  text: string
  chosen: readonly string[]
  warbandId: string | null
}

/** Everybody who is played. */
export const DEFAULT_FILTER: UnitFilter = { state: 'active', text: '', chosen: [], warbandId: null }
