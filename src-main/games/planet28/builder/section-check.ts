import { type Cell, facingsOf } from '../../../../src-shared/games/planet28/grid.ts'
import type { PlacedSection, Problem, VehicleProfile } from '../../../../src-shared/games/planet28/model.ts'
import type { VehicleSectionRow, VehicleSize } from '../../../../src-shared/games/planet28/tables/vehicle-sections.ts'
import { sectionRow } from '../../../../src-shared/games/planet28/placed-section.ts'
import { vehicleStats } from '../rules/vehicle-stats.ts'
import type { Planet28Settings } from '../settings.ts'

/** What the rows of the sections table ask of size, place and number (P28-VS-dozer-blade, P28-VS-armour-plating). */
export function checkSections(profile: VehicleProfile, settings: Planet28Settings): Problem[] {
  const { size, sections } = vehicleStats(profile)
  const kinds = [...new Set(profile.sections.map(({ section }) => section))]
  return [
    ...profile.sections.flatMap((placed) => [...checkSize(placed, size), ...checkFacing(placed, settings)]),
    ...kinds.flatMap((kind) => {
      const same = profile.sections.filter(({ section }) => section === kind)
      const row = same[0] === undefined ? null : sectionRow(same[0])
      return row === null ? [] : checkShare(row, { size, sections, same: same.length, rule: `P28-VS-${kind}` })
    }),
  ]
}

/** The most of `sections` that a kind of section may make up, rounded down; null where there is no limit (P28-META-6). */
export function mostAllowed(row: VehicleSectionRow, size: VehicleSize, sections: number): number | null {
  return row.maxPercent === undefined ? null : Math.floor((sections * row.maxPercent[size]) / 100)
}

function checkShare(
  row: VehicleSectionRow,
  { size, sections, same, rule }: { size: VehicleSize; sections: number; same: number; rule: string },
): Problem[] {
  const most = mostAllowed(row, size, sections)
  if (most === null || same <= most) return []
  const percent = row.maxPercent?.[size]
  const message = `${same} of ${sections} sections are ${row.name}; a ${size} vehicle may have ${percent} %, here ${most}. Remove ${same - most} or add other sections.`
  return [{ rule, code: 'section-share', severity: 'refused', message }]
}

function checkSize(placed: PlacedSection, size: VehicleSize): Problem[] {
  const row = sectionRow(placed)
  if (row.sizes === undefined || row.sizes.includes(size)) return []
  const message = `${row.name} in ${placed.cell}: only for ${row.sizes.join(' and ')} vehicles, and this one is ${size}. Remove it or add sections.`
  return [placeProblem(placed, 'section-size', message)]
}

function checkFacing(placed: PlacedSection, settings: Planet28Settings): Problem[] {
  const row = sectionRow(placed)
  const facings = facingsOf(placed.cell, settings.corners)
  if (row.facings === undefined || facings.some((facing) => row.facings?.includes(facing))) return []
  const here = facings.length === 0 ? 'the core, without a facing' : facings.join(' or ')
  const message = `${row.name} in ${placed.cell}: it belongs in the ${row.facings.join(' or ')}, and ${placed.cell} is ${here}. Move it.`
  return [placeProblem(placed, 'section-facing', message)]
}

function placeProblem(placed: { cell: Cell; section: string }, code: string, message: string): Problem {
  return { rule: `P28-VS-${placed.section}`, code, severity: 'refused', message, cells: [placed.cell] }
}
