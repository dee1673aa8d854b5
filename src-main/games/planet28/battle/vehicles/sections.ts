import { getVehicleSizeProfile } from '#main/games/planet28/rules/vehicle-stats.ts'
import type { SectionInPlay, VehicleUnit } from '#shared/games/planet28/battle/units.ts'
import { ENGINE_SECTION_ID, type PlacedSection } from '#shared/games/planet28/model.ts'
import { getSectionRow } from '#shared/games/planet28/placed-section.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import type { Facing, VehicleSectionRow, VehicleSize } from '#shared/games/planet28/tables/vehicle-sections.ts'
import { listCellFacings, getCellPosition } from '#shared/games/planet28/vehicle-grid.ts'

/** The parts of a vehicle that determine its sections. */
export type BuiltVehicle = Pick<VehicleUnit, 'profile' | 'sections'>

/** A section in play, with the part built there. */
export interface BuiltSection extends SectionInPlay {
  readonly placed: PlacedSection
  readonly row: VehicleSectionRow
}

/** Lists all sections of a vehicle with the parts built there. */
export function listBuiltSections({ profile, sections }: BuiltVehicle, { tables }: Rules): readonly BuiltSection[] {
  return sections.flatMap((section) => {
    const placed = profile.sections.find(({ cell }) => cell === section.cell)
    return placed === undefined ? [] : [{ ...section, placed, row: getSectionRow(tables, placed) }]
  })
}

/** Whether a section is neither destroyed nor sabotaged (P28-VEH-DMG-3, P28-AB-sabotage). */
export function isSectionWorking({ hitPoints, sabotagedUntil }: SectionInPlay): boolean {
  return hitPoints > 0 && sabotagedUntil === null
}

/** Lists sections that work (P28-VEH-DMG-3). */
export function listWorkingSections(hull: BuiltVehicle, rules: Rules): BuiltSection[] {
  return listBuiltSections(hull, rules).filter(isSectionWorking)
}

/** Number of sections counted by a break test; sabotaged ones count as lost (P28-VEH-BREAK-4). */
export function countSectionsLeft({ sections }: Pick<BuiltVehicle, 'sections'>): number {
  return sections.filter(isSectionWorking).length
}

/** Remaining crew; each fires one weapon in a Shoot action (P28-VEH-SHOOT-1). */
export function countCrew(hull: BuiltVehicle, rules: Rules): number {
  return listWorkingSections(hull, rules).reduce((sum, { row }) => sum + (row.crew ?? 0), 0)
}

/** Whether it can drive. Without an engine it cannot, unless a setting says otherwise (P28-VEH-DMG-4, `engineLoss`). */
export function canDrive(hull: BuiltVehicle, rules: Rules): boolean {
  if (rules.settings.engineLoss === 'none') return true
  return listWorkingSections(hull, rules).some(({ placed }) => placed.section === ENGINE_SECTION_ID)
}

/** The size of a vehicle as built; losses do not change it (P28-VEH-DMG-3, P28-GRID-2). */
export function getVehicleSize({ profile }: Pick<BuiltVehicle, 'profile'>, rules: Rules): VehicleSize {
  return getVehicleSizeProfile(profile.sections.length, rules).size
}

/**
 * Lists sections that an attack on a facing can reach: those of the facing, then the core, then any; all sections of a
 * small vehicle (P28-GRID-6, P28-VEH-FACE-1).
 */
export function listExposedSections(hull: BuiltVehicle, facing: Facing | null, rules: Rules): BuiltSection[] {
  const working = listWorkingSections(hull, rules)
  if (facing === null || getVehicleSize(hull, rules) === 'small') return working
  const core = working.filter(({ placed }) => isCoreCell(placed, rules))
  const outer = working.filter((section) => facesAttack(section, facing, rules))
  const reached = rules.settings.coreHit === 'whenFacingGone' ? outer : [...outer, ...coreReached(core, facing, rules)]
  return [reached, core].find((sections) => sections.length > 0) ?? working
}

function isCoreCell({ cell }: PlacedSection, { settings }: Rules): boolean {
  return listCellFacings(cell, settings).length === 0
}

/** Whether a section faces an attack. A corner with a facing chosen by its owner has only that one (P28-GRID-4). */
function facesAttack({ placed }: BuiltSection, facing: Facing, { settings }: Rules): boolean {
  const facings = listCellFacings(placed.cell, settings)
  const chosen = facings.length > 1 && placed.facing !== undefined ? [placed.facing] : facings
  return chosen.includes(facing)
}

/**
 * Core sections that are hit in addition to those of the facing, by setting: the front row from the front, the next
 * from the rear, or all from every side (`coreHit`).
 */
function coreReached(core: readonly BuiltSection[], facing: Facing, { settings }: Rules): readonly BuiltSection[] {
  if (settings.coreHit === 'anyFacing') return core
  const rows = core.map(({ placed }) => getCellPosition(placed.cell).row)
  const [first, last] = [Math.min(...rows), Math.max(...rows)]
  const row = facing === 'front' ? first : facing === 'rear' ? last : null
  return core.filter(({ placed }) => getCellPosition(placed.cell).row === row)
}
