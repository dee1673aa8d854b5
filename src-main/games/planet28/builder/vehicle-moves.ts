import { ENGINE_SECTION_ID, type PlacedSection, type VehicleProfile } from '#shared/games/planet28/model.ts'
import {
  CREW_SECTION_ID,
  isCoreSection,
  isMount,
  findSectionInCell,
  getSectionRow,
} from '#shared/games/planet28/placed-section.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import { getMountedWeapon } from '#shared/games/planet28/tables/equipment.ts'
import {
  type Cell,
  listGridCells,
  CORE_CREW_CELL,
  ENGINE_CELL,
  GRID_RINGS,
  getCellRing,
} from '#shared/games/planet28/vehicle-grid.ts'
import { findFreeCellForSection, sortSections, canPlaceSection } from './place-section.ts'

/** Moves a section to another cell. It keeps its weapon and loses its facing. */
export function moveSection({ section, weapon, rounds }: PlacedSection, cell: Cell): PlacedSection {
  const armed = { ...(weapon !== undefined && { weapon }), ...(rounds !== undefined && { rounds }) }
  return { cell, section, ...armed }
}

/** Turns the arc or door of a section. Null means the direction given by its cell. */
export function turnSection(placed: PlacedSection, facing: PlacedSection['facing'] | null): PlacedSection {
  const plain = moveSection(placed, placed.cell)
  return facing === null || facing === undefined ? plain : { ...plain, facing }
}

/** Replaces the weapon of a section. Null removes it. */
export function setSectionWeapon({ cell, section, facing }: PlacedSection, weapon: string | null): PlacedSection {
  return { cell, section, ...(facing === undefined ? {} : { facing }), ...(weapon === null ? {} : { weapon }) }
}

export function replaceSection(profile: VehicleProfile, before: PlacedSection, after: PlacedSection): VehicleProfile {
  return { ...profile, sections: profile.sections.map((placed) => (placed === before ? after : placed)) }
}

/** Removes sections from the profile and closes the gaps. */
export function removeSections(profile: VehicleProfile, gone: readonly PlacedSection[], rules: Rules): VehicleProfile {
  return closeSectionGaps({ ...profile, sections: profile.sections.filter((placed) => !gone.includes(placed)) }, rules)
}

/** Moves each of these sections to a legal free cell. Sections without such a cell are removed. */
export function relocateSections(
  profile: VehicleProfile,
  homeless: readonly PlacedSection[],
  rules: Rules,
): VehicleProfile {
  return homeless.reduce<VehicleProfile>((hull, placed) => {
    const cell = cellFor(placed.section, hull, rules)
    return cell === null ? hull : { ...hull, sections: [...hull.sections, moveSection(placed, cell)] }
  }, profile)
}

function cellFor(section: string, hull: VehicleProfile, rules: Rules): Cell | null {
  if (section === ENGINE_SECTION_ID) return findSectionInCell(hull.sections, ENGINE_CELL) === null ? ENGINE_CELL : null
  if (section === CREW_SECTION_ID && findSectionInCell(hull.sections, CORE_CREW_CELL) === null) return CORE_CREW_CELL
  return findFreeCellForSection(section, hull, rules)
}

/** Moves sections inwards until every inner ring is full, as far as facings allow (P28-GRID-5). */
export function closeSectionGaps(profile: VehicleProfile, rules: Rules): VehicleProfile {
  if (rules.settings.gridFill === 'free') return profile
  const move = findInwardMove(profile, rules)
  return move === null
    ? profile
    : closeSectionGaps(replaceSection(profile, move.placed, moveSection(move.placed, move.cell)), rules)
}

/** Finds the outermost section that may move to a gap further in. Innermost gaps come first. */
function findInwardMove(
  { sections, traits }: VehicleProfile,
  rules: Rules,
): { placed: PlacedSection; cell: Cell } | null {
  const preset = rules.settings.gridPreset
  const depth = (cell: Cell): number => GRID_RINGS.indexOf(getCellRing(cell, preset))
  const used = new Set(sections.map(({ cell }) => cell))
  const gaps = listGridCells(preset)
    .filter((cell) => !used.has(cell))
    .toSorted((a, b) => depth(a) - depth(b))
  const fromOutside = sortSections(sections).toSorted((a, b) => depth(b.cell) - depth(a.cell))
  for (const cell of gaps) {
    const placed = fromOutside.find(
      (section) =>
        depth(section.cell) > depth(cell) &&
        !isCoreSection(section) &&
        canPlaceSection(section.section, cell, traits, rules),
    )
    if (placed !== undefined) return { placed, cell }
  }
  return null
}

/** Lists the mounts without a weapon. */
export function listFreeMounts(sections: readonly PlacedSection[], { tables }: Rules): PlacedSection[] {
  return sections.filter((placed) => placed.weapon === undefined && isMount(getSectionRow(tables, placed)))
}

/** Lists the unmounted weapons that a mount can carry, i.e. ranged ones (P28-VB-2). */
export function listMountableWeapons({ weapons }: VehicleProfile, { tables }: Rules): string[] {
  return weapons.filter((id) => getMountedWeapon(tables, id).row.type === 'ranged')
}

/** Mounts the waiting weapons on the free mounts, front first, until one of the two runs out. */
export function mountWeapons(profile: VehicleProfile, rules: Rules): VehicleProfile {
  const [weapon] = listMountableWeapons(profile, rules)
  const [mount] = sortSections(listFreeMounts(profile.sections, rules))
  if (weapon === undefined || mount === undefined) return profile
  const weapons = profile.weapons.toSpliced(profile.weapons.indexOf(weapon), 1)
  return mountWeapons(replaceSection({ ...profile, weapons }, mount, setSectionWeapon(mount, weapon)), rules)
}
