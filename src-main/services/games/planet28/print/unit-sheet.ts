import type { FighterSheet } from './fighter-sheet.ts'
import type { PrintableUnit, SheetLook } from './printable-unit.ts'
import { buildCharacterModel, buildSquadModel, buildVehicleModel } from './unit-models.ts'
import type { VehicleSheet } from './vehicle-sheet.ts'

/** The sheet of a unit of a warband. */
export type UnitSheet =
  | { readonly kind: 'fighter'; readonly sheet: FighterSheet }
  | { readonly kind: 'vehicle'; readonly sheet: VehicleSheet }

export function buildUnitSheet(unit: PrintableUnit, look: SheetLook): UnitSheet {
  switch (unit.kind) {
    case 'character':
      return { kind: 'fighter', sheet: buildCharacterModel(unit, look) }
    case 'squad':
      return { kind: 'fighter', sheet: buildSquadModel(unit, look) }
    case 'vehicle':
      return { kind: 'vehicle', sheet: buildVehicleModel(unit, look) }
  }
}
