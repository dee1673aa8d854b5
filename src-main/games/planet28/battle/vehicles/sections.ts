import { memoize } from '#main/games/kit/memoize.ts'
import { getSizeProfile } from '#main/games/planet28/rules/vehicle-stats.ts'
import type { SectionInPlay, VehicleUnit } from '#shared/games/planet28/battle/units.ts'
import { listFacings, getCellPosition } from '#shared/games/planet28/grid.ts'
import { ENGINE, type PlacedSection } from '#shared/games/planet28/model.ts'
import { getSectionRow } from '#shared/games/planet28/placed-section.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import type { Facing, VehicleSectionRow, VehicleSize } from '#shared/games/planet28/tables/vehicle-sections.ts'

/** What of a vehicle its sections tell. */
export type Hull = Pick<VehicleUnit, 'profile' | 'sections'>

/** A section in play with what was built there. */
export interface BuiltSection extends SectionInPlay {
  readonly placed: PlacedSection
  readonly row: VehicleSectionRow
}

/** All sections of a vehicle with what was built there. */
export const listBuiltSections = memoize(({ profile, sections }: Hull, { tables }: Rules): readonly BuiltSection[] =>
  sections.flatMap((section) => {
    const placed = profile.sections.find(({ cell }) => cell === section.cell)
    return placed === undefined ? [] : [{ ...section, placed, row: getSectionRow(tables, placed) }]
  }),
)

/** Whether a section is there and not out by sabotage (P28-VEH-DMG-3, P28-AB-sabotage). */
export function isWorking({ hitPoints, sabotagedUntil }: SectionInPlay): boolean {
  return hitPoints > 0 && sabotagedUntil === null
}

/** The sections that give what they were built for (P28-VEH-DMG-3). */
export function listWorkingSections(hull: Hull, rules: Rules): BuiltSection[] {
  return listBuiltSections(hull, rules).filter(isWorking)
}

/** How many sections a break test counts: sabotaged ones are lost (P28-VEH-BREAK-4). */
export function countSectionsLeft({ sections }: Pick<Hull, 'sections'>): number {
  return sections.filter(isWorking).length
}

/** Crew that is left: a weapon each in a Shoot action (P28-VEH-SHOOT-1). */
export function countCrew(hull: Hull, rules: Rules): number {
  return listWorkingSections(hull, rules).reduce((sum, { row }) => sum + (row.crew ?? 0), 0)
}

/** Whether it can drive: without an engine it cannot, unless a group rules otherwise (P28-VEH-DMG-4, `engineLoss`). */
export function hasDrive(hull: Hull, rules: Rules): boolean {
  if (rules.settings.engineLoss === 'none') return true
  return listWorkingSections(hull, rules).some(({ placed }) => placed.section === ENGINE)
}

/** The size of a vehicle as it was built: losses never change it (P28-VEH-DMG-3, P28-GRID-2). */
export function getVehicleSize({ profile }: Pick<Hull, 'profile'>, rules: Rules): VehicleSize {
  return getSizeProfile(profile.sections.length, rules).size
}

/** The sections that an attack on a facing can reach: those of the facing, then the core, then any; all of a small vehicle (P28-GRID-6, P28-VEH-FACE-1). */
export function listExposedSections(hull: Hull, facing: Facing | null, rules: Rules): BuiltSection[] {
  const working = listWorkingSections(hull, rules)
  if (facing === null || getVehicleSize(hull, rules) === 'small') return working
  const core = working.filter(({ placed }) => isCoreCell(placed, rules))
  const outer = working.filter((section) => facesAttack(section, facing, rules))
  const reached = rules.settings.coreHit === 'whenFacingGone' ? outer : [...outer, ...coreReached(core, facing, rules)]
  return [reached, core].find((sections) => sections.length > 0) ?? working
}

function isCoreCell({ cell }: PlacedSection, { settings }: Rules): boolean {
  return listFacings(cell, settings).length === 0
}

/** A corner that its owner chose a facing for has that one alone (P28-GRID-4). */
function facesAttack({ placed }: BuiltSection, facing: Facing, { settings }: Rules): boolean {
  const facings = listFacings(placed.cell, settings)
  const chosen = facings.length > 1 && placed.facing !== undefined ? [placed.facing] : facings
  return chosen.includes(facing)
}

/** Core sections that are hit beside those of the facing, by ruling: the front row from the front, the next from the rear, or all from everywhere (`coreHit`). */
function coreReached(core: readonly BuiltSection[], facing: Facing, { settings }: Rules): readonly BuiltSection[] {
  if (settings.coreHit === 'anyFacing') return core
  const rows = core.map(({ placed }) => getCellPosition(placed.cell).row)
  const [first, last] = [Math.min(...rows), Math.max(...rows)]
  const row = facing === 'front' ? first : facing === 'rear' ? last : null
  return core.filter(({ placed }) => getCellPosition(placed.cell).row === row)
}
