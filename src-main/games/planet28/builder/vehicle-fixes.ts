import type { ProblemFix, PlacedSection, VehicleProfile } from '#shared/games/planet28/model.ts'
import { getSectionRow } from '#shared/games/planet28/placed-section.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import { closeSectionGaps, turnSection, relocateSections, replaceSection, removeSections } from './vehicle-moves.ts'

/** Formats the cells of sections for use in a sentence. */
export function formatCells(placed: readonly PlacedSection[]): string {
  return placed.map(({ cell }) => cell).join(', ')
}

/** Fix that changes the facing of a section. */
export function createSectionFacingFix(
  profile: VehicleProfile,
  placed: PlacedSection,
  facing: NonNullable<PlacedSection['facing']>,
): ProblemFix<VehicleProfile> {
  return { label: `Let it face ${facing}`, profile: replaceSection(profile, placed, turnSection(placed, facing)) }
}

/** Fix that moves these sections to legal free cells. Empty if a section has no such cell. */
export function listSectionMoveFixes(
  profile: VehicleProfile,
  placed: readonly PlacedSection[],
  rules: Rules,
): ProblemFix<VehicleProfile>[] {
  const left = { ...profile, sections: profile.sections.filter((section) => !placed.includes(section)) }
  const moved = relocateSections(left, placed, rules)
  if (moved.sections.length < profile.sections.length) return []
  const to = moved.sections.slice(left.sections.length)
  return [
    { label: `Move ${nameSections(placed, rules)} to ${formatCells(to)}`, profile: closeSectionGaps(moved, rules) },
  ]
}

/** Fix that removes these sections together with the weapons on them. */
export function createSectionRemovalFix(
  profile: VehicleProfile,
  placed: readonly PlacedSection[],
  rules: Rules,
): ProblemFix<VehicleProfile> {
  return { label: `Remove ${nameSections(placed, rules)}`, profile: removeSections(profile, placed, rules) }
}

function nameSections(placed: readonly PlacedSection[], { tables }: Rules): string {
  const [first] = placed
  if (first === undefined || placed.length > 1) return `${placed.length} sections`
  return `the ${getSectionRow(tables, first).name}`
}
