import type { ProblemFix, PlacedSection, VehicleProfile } from '#shared/games/planet28/model.ts'
import {
  isCoreSection,
  getSectionRow,
  getSectionRuleId,
  listUncrowdedSections,
} from '#shared/games/planet28/placed-section.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import { findMaxSectionsOfKind } from '#shared/games/planet28/section-share.ts'
import type { VehicleSize } from '#shared/games/planet28/tables/vehicle-sections.ts'
import {
  listCellFacings,
  GRID_RINGS,
  getCellRing,
  getSizeForSectionCount,
} from '#shared/games/planet28/vehicle-grid.ts'
import { sortSections, canPlaceSection } from './place-section.ts'
import { createSectionFacingFix, listSectionMoveFixes, createSectionRemovalFix } from './vehicle-fixes.ts'
import { moveSection, replaceSection, removeSections } from './vehicle-moves.ts'
import type { VehicleProblemDraft } from './vehicle-problem-draft.ts'

/**
 * Checks sections against their table rows: vehicle size, cell and number (P28-VS-dozer-blade, P28-VS-armour-plating).
 */
export function checkSections(profile: VehicleProfile, rules: Rules): VehicleProblemDraft[] {
  const kinds = [...new Set(profile.sections.map(({ section }) => section))]
  return [
    ...listUncrowdedSections(profile.sections).flatMap((placed) => [
      ...checkSize(profile, placed, rules),
      ...checkFacing(profile, placed, rules),
    ]),
    ...kinds.flatMap((kind) => checkShare(profile, kind, rules)),
  ]
}

/** Refuses sections that the size of the vehicle does not allow. */
function checkSize(profile: VehicleProfile, placed: PlacedSection, rules: Rules): VehicleProblemDraft[] {
  const { name, sizes } = getSectionRow(rules.tables, placed)
  const size = getSizeForSectionCount(profile.sections.length, rules.settings.gridPreset)
  if (sizes === undefined || sizes.includes(size)) return []
  const message = `${name} in ${placed.cell}: only for ${sizes.join(' and ')} vehicles, and this one is ${size}. Remove it or add sections.`
  // Removing one section may move another of the same kind into its cell, so the fix removes all of them at once.
  const alike = listUncrowdedSections(profile.sections).filter(({ section }) => section === placed.section)
  const mend = () => [
    createSectionRemovalFix(profile, [placed], rules),
    ...(alike.length > 1 ? [createSectionRemovalFix(profile, alike, rules)] : []),
  ]
  return [{ ...placeFinding(placed, 'section-size', message), mend }]
}

/** Refuses sections outside their permitted facings. A section in a corner counts by its chosen facing (P28-GRID-4). */
function checkFacing(profile: VehicleProfile, placed: PlacedSection, rules: Rules): VehicleProblemDraft[] {
  const { name, facings } = getSectionRow(rules.tables, placed)
  const choices = listCellFacings(placed.cell, rules.settings)
  const here = placed.facing !== undefined && choices.includes(placed.facing) ? [placed.facing] : choices
  if (facings === undefined || here.some((facing) => facings.includes(facing))) return []
  const where = here.length === 0 ? 'the core, without a facing' : here.join(' or ')
  const message = `${name} in ${placed.cell}: it belongs in the ${facings.join(' or ')}, and ${placed.cell} is ${where}. Move it.`
  const turn = choices.filter((facing) => facings.includes(facing))
  const mend = (): ProblemFix<VehicleProfile>[] => [
    ...turn.map((facing) => createSectionFacingFix(profile, placed, facing)),
    ...listSectionMoveFixes(profile, [placed], rules),
    ...swapFix(profile, placed, rules),
    createSectionRemovalFix(profile, [placed], rules),
  ]
  return [{ ...placeFinding(placed, 'section-facing', message), mend }]
}

/** Fix that swaps a section with one in a permitted cell. */
function swapFix(profile: VehicleProfile, placed: PlacedSection, rules: Rules): ProblemFix<VehicleProfile>[] {
  const { sections, traits } = profile
  const otherSection = sortSections(sections).find(
    (section) =>
      section !== placed &&
      !isCoreSection(section) &&
      canPlaceSection(placed.section, section.cell, traits, rules) &&
      canPlaceSection(section.section, placed.cell, traits, rules),
  )
  if (otherSection === undefined) return []
  const there = replaceSection(profile, otherSection, moveSection(placed, otherSection.cell))
  const swapped = replaceSection(there, placed, moveSection(otherSection, placed.cell))
  return [
    {
      label: `Swap it with the ${getSectionRow(rules.tables, otherSection).name} in ${otherSection.cell}`,
      profile: swapped,
    },
  ]
}

function placeFinding(placed: PlacedSection, code: string, message: string) {
  const rule = getSectionRuleId(placed)
  return { key: `${code}:${placed.cell}`, rule, code, severity: 'refused', message, cells: [placed.cell] } as const
}

/** Refuses more sections of a kind than the share of the vehicle that its row allows. */
function checkShare(profile: VehicleProfile, kind: string, rules: Rules): VehicleProblemDraft[] {
  const { same, size, most } = shareOf(profile, kind, rules)
  const [first] = same
  if (first === undefined || most === null || same.length <= most) return []
  const { name, maxPercent } = getSectionRow(rules.tables, first)
  const over = same.length - most
  const message = `${same.length} of ${profile.sections.length} sections are ${name}; a ${size} vehicle may have ${maxPercent?.[size]} %, here ${most}. Remove ${over} or add other sections.`
  const mend = (): ProblemFix<VehicleProfile>[] => {
    const thinned = thinOut(profile, kind, rules)
    return [{ label: `Remove ${profile.sections.length - thinned.sections.length} ${name}`, profile: thinned }]
  }
  const cells = same.map(({ cell }) => cell)
  const key = `section-share:${kind}`
  return [{ key, rule: getSectionRuleId(first), code: 'section-share', severity: 'refused', message, cells, mend }]
}

/** The sections of a kind and their maximum number. Null means no limit. */
function shareOf(
  { sections }: VehicleProfile,
  kind: string,
  { settings, tables }: Rules,
): { same: PlacedSection[]; size: VehicleSize; most: number | null } {
  const same = sections.filter(({ section }) => section === kind)
  const size = getSizeForSectionCount(sections.length, settings.gridPreset)
  const [first] = same
  return {
    same,
    size,
    most: first === undefined ? null : findMaxSectionsOfKind(getSectionRow(tables, first), size, sections.length),
  }
}

/** Removes sections of a kind, the outermost first, until their share is legal. */
function thinOut(profile: VehicleProfile, kind: string, rules: Rules): VehicleProfile {
  const { same, most } = shareOf(profile, kind, rules)
  const depth = ({ cell }: PlacedSection): number => GRID_RINGS.indexOf(getCellRing(cell, rules.settings.gridPreset))
  const [outermost] = same.filter((placed) => !isCoreSection(placed)).toSorted((a, b) => depth(b) - depth(a))
  if (most === null || same.length <= most || outermost === undefined) return profile
  return thinOut(removeSections(profile, [outermost], rules), kind, rules)
}
