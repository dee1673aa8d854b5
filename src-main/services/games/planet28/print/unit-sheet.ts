import type { FighterSheetContent } from './fighter-sheet.ts'
import type { PrintableUnit, UnitSheetOptions } from './printable-unit.ts'
import { buildCharacterSheetContent, buildSquadSheetContent, buildVehicleSheetContent } from './unit-sheet-content.ts'
import type { VehicleSheetContent } from './vehicle-sheet.ts'

/** The sheet of a unit of a warband. */
export type UnitSheetContent =
  | { readonly kind: 'fighter'; readonly sheet: FighterSheetContent }
  | { readonly kind: 'vehicle'; readonly sheet: VehicleSheetContent }

export function buildUnitSheetContent(unit: PrintableUnit, look: UnitSheetOptions): UnitSheetContent {
  switch (unit.kind) {
    case 'character':
      return { kind: 'fighter', sheet: buildCharacterSheetContent(unit, look) }
    case 'squad':
      return { kind: 'fighter', sheet: buildSquadSheetContent(unit, look) }
    case 'vehicle':
      return { kind: 'vehicle', sheet: buildVehicleSheetContent(unit, look) }
  }
}
