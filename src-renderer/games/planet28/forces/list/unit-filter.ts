import type { ForcesTab } from './forces-rows.ts'

/** Filter of the list of units, stored in the window so that it survives navigation. */
export interface UnitFilter {
  state: ForcesTab
  text: string
  chosen: readonly string[]
  warbandId: string | null
}

/** Shows all active units. */
export const DEFAULT_UNIT_FILTER: UnitFilter = { state: 'active', text: '', chosen: [], warbandId: null }
