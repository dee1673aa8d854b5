import type { BlankSheetKind, UnitPrintState, SheetKind } from '#shared/contract/planet28/prints.ts'

/** Selection of what to print. */
export interface PrintSelection {
  /** Ids of units. */
  readonly units: readonly string[]
  /** Ids of warbands whose rosters are printed even without units. */
  readonly warbands: readonly string[]
  readonly kinds: readonly SheetKind[]
  readonly blanks: readonly BlankSheetKind[]
  /** Whether to leave out what has not changed since it was last printed. */
  readonly onlyChanged: boolean
}

/** Default: no units, and unit sheets for those chosen later. */
export const DEFAULT_PRINT_SELECTION: PrintSelection = {
  units: [],
  warbands: [],
  kinds: ['units'],
  blanks: [],
  onlyChanged: false,
}

/** Whether a record has changed since it was last printed. Unknown records count as changed. */
export function hasChangedSincePrint(states: readonly UnitPrintState[], id: string): boolean {
  const state = states.find((candidate) => candidate.id === id)
  return state === undefined || state.printedAt === null || state.hasChanged
}
