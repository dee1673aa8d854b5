import {
  ENGINE_SECTION_ID,
  type ProblemFix,
  type PlacedSection,
  type VehicleProfile,
} from '#shared/games/planet28/model.ts'
import { CREW_SECTION_ID, isCoreSection, findSectionInCell } from '#shared/games/planet28/placed-section.ts'
import { getRulebookRow, type Rules } from '#shared/games/planet28/rulebook.ts'
import { listRowIds } from '#shared/games/planet28/tables/row.ts'
import {
  type Cell,
  GRID_CELLS,
  listGridCells,
  CORE_CREW_CELL,
  ENGINE_CELL,
  GRID_RINGS,
  getCellRing,
} from '#shared/games/planet28/vehicle-grid.ts'
import { listTraitsAllowingOtherCoreCrew } from '../special-rules/vehicle-traits.ts'
import { isCoreCrewReplaceable } from './fixed-cells.ts'
import { formatCells, listSectionMoveFixes, createSectionRemovalFix } from './vehicle-fixes.ts'
import { closeSectionGaps, relocateSections } from './vehicle-moves.ts'
import type { VehicleProblemDraft } from './vehicle-problem-draft.ts'

/** Checks the positions of the sections on the building grid (P28-GRID-1, P28-GRID-5, P28-VB-1). */
export function checkGrid(profile: VehicleProfile, rules: Rules): VehicleProblemDraft[] {
  return [
    ...checkEngine(profile, rules),
    ...checkCrew(profile, rules),
    ...checkEdge(profile, rules),
    ...checkDoubles(profile, rules),
    ...checkFill(profile, rules),
  ]
}

/** Checks that there is exactly one engine and that it is in its cell (P28-VB-1). */
function checkEngine(profile: VehicleProfile, rules: Rules): VehicleProblemDraft[] {
  const engines = profile.sections.filter(({ section }) => section === ENGINE_SECTION_ID)
  if (engines.length === 1 && engines[0]?.cell === ENGINE_CELL) return []
  const has = engines.length === 0 ? 'none' : `${engines.length} in ${formatCells(engines)}`
  const message = `A vehicle has exactly 1 engine, in ${ENGINE_CELL}; this one has ${has}. Put the engine in ${ENGINE_CELL}.`
  const label = `Put the engine in ${ENGINE_CELL}`
  const mend = () => [
    { label, profile: putCoreBack(profile, { cell: ENGINE_CELL, section: ENGINE_SECTION_ID }, rules) },
  ]
  return [{ ...coreFinding(ENGINE_CELL), message, mend }]
}

/**
 * Checks that a crew section is in the cell of the core crew. A trait may allow another section there (P28-VB-1,
 * P28-VTR-mercenary).
 */
function checkCrew(profile: VehicleProfile, rules: Rules): VehicleProblemDraft[] {
  const here = findSectionInCell(profile.sections, CORE_CREW_CELL)
  const isFree = here !== null && here.section !== ENGINE_SECTION_ID && isCoreCrewReplaceable(profile.traits, rules)
  if (here?.section === CREW_SECTION_ID || isFree) return []
  const message = `The core crew stands in ${CORE_CREW_CELL} and cannot be removed. Put a crew back there.`
  const mend = (): ProblemFix<VehicleProfile>[] => [
    {
      label: `Put a crew in ${CORE_CREW_CELL}`,
      profile: putCoreBack(profile, { cell: CORE_CREW_CELL, section: CREW_SECTION_ID }, rules),
    },
    ...listTraitsAllowingOtherCoreCrew(listRowIds(rules.tables.vehicleTraits), rules).map((id) => ({
      label: `Take ${getRulebookRow(rules.tables, 'vehicleTraits', id).name}`,
      profile: { ...profile, traits: [...profile.traits, id] },
    })),
  ]
  return [{ ...coreFinding(CORE_CREW_CELL), message, mend }]
}

/**
 * Puts the core section back in its cell. Engines elsewhere are removed, and the section that occupied the cell moves
 * to a free cell if there is one.
 */
function putCoreBack(profile: VehicleProfile, core: PlacedSection, rules: Rules): VehicleProfile {
  const others = profile.sections.filter(
    ({ section }) => core.section !== ENGINE_SECTION_ID || section !== ENGINE_SECTION_ID,
  )
  const pushed = others.filter(({ cell }) => cell === core.cell)
  const left = others.filter(({ cell }) => cell !== core.cell)
  return closeSectionGaps(relocateSections({ ...profile, sections: [core, ...left] }, pushed, rules), rules)
}

function coreFinding(cell: Cell) {
  return {
    key: `core-sections:${cell}`,
    rule: 'P28-VB-1',
    code: 'core-sections',
    severity: 'refused',
    cells: [cell],
  } as const
}

/** Refuses sections outside the grid that the group builds on (P28-GRID-5). */
function checkEdge(profile: VehicleProfile, rules: Rules): VehicleProblemDraft[] {
  const grid = listGridCells(rules.settings.gridPreset)
  const beyond = profile.sections.filter(({ cell }) => !grid.includes(cell))
  if (beyond.length === 0) return []
  const message = `The grid ends at ${grid.at(-1)}, and ${formatCells(beyond)} ${beyond.length === 1 ? 'lies' : 'lie'} beyond it. Move the sections there.`
  const mend = () => [...listSectionMoveFixes(profile, beyond, rules), createSectionRemovalFix(profile, beyond, rules)]
  const cells = beyond.map(({ cell }) => cell)
  return [{ key: 'off-grid', rule: 'P28-GRID-5', code: 'off-grid', severity: 'refused', message, cells, mend }]
}

/** Refuses more than one section per cell (P28-GRID-1). */
function checkDoubles(profile: VehicleProfile, rules: Rules): VehicleProblemDraft[] {
  return GRID_CELLS.flatMap((cell): VehicleProblemDraft[] => {
    const here = profile.sections.filter((placed) => placed.cell === cell)
    if (here.length < 2) return []
    const stays = here.find(isCoreSection) ?? here[0]
    const over = here.filter((placed) => placed !== stays)
    const message = `${cell} holds ${here.length} sections; a cell holds 1. Move ${over.length} to another cell.`
    const mend = () => [...listSectionMoveFixes(profile, over, rules), createSectionRemovalFix(profile, over, rules)]
    const key = `cell-taken:${cell}`
    return [{ key, rule: 'P28-GRID-1', code: 'cell-taken', severity: 'refused', message, cells: [cell], mend }]
  })
}

/**
 * Refuses a section in an outer ring while an inner ring has free cells. The core sections are left to the core check
 * (P28-GRID-5).
 */
function checkFill(profile: VehicleProfile, rules: Rules): VehicleProblemDraft[] {
  const { gridFill, gridPreset } = rules.settings
  if (gridFill === 'free') return []
  const grid = listGridCells(gridPreset)
  const used = new Set(profile.sections.map(({ cell }) => cell))
  const isCore = (cell: Cell): boolean => cell === ENGINE_CELL || cell === CORE_CREW_CELL
  return GRID_RINGS.flatMap((ring, at): VehicleProblemDraft[] => {
    const inner = GRID_RINGS.slice(0, at)
    const gaps = grid.filter(
      (cell) => inner.includes(getCellRing(cell, gridPreset)) && !used.has(cell) && !isCore(cell),
    )
    const early = profile.sections.filter(({ cell }) => grid.includes(cell) && getCellRing(cell, gridPreset) === ring)
    if (gaps.length === 0 || early.length === 0) return []
    const left = profile.sections.filter((placed) => !early.includes(placed))
    const message = `The ${ring} ring holds ${formatCells(early)} while ${countCells(gaps.length)} empty (${gaps.join(', ')}). Fill those first.`
    const mend = () => [
      { label: 'Move sections inwards', profile: closeSectionGaps(profile, rules) },
      { ...createSectionRemovalFix(profile, early, rules), profile: { ...profile, sections: left } },
    ]
    const key = `inside-out:${ring}`
    const cells = early.map(({ cell }) => cell)
    return [{ key, rule: 'P28-GRID-5', code: 'inside-out', severity: 'refused', message, cells, mend }]
  })
}

function countCells(count: number): string {
  return count === 1 ? '1 inner cell is' : `${count} inner cells are`
}
