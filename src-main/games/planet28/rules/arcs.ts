import type { PlacedSection, VehicleProfile } from '#shared/games/planet28/model.ts'
import { isMount, getSectionRow } from '#shared/games/planet28/placed-section.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import type { Facing } from '#shared/games/planet28/tables/vehicle-sections.ts'
import { type Cell, listCellFacingChoices, FACINGS } from '#shared/games/planet28/vehicle-grid.ts'
import { getVehicleSizeProfile } from './vehicle-stats.ts'

/** Firing arc of a mount. Empty while its facing is not chosen yet. */
export interface MountArc {
  readonly cell: Cell
  readonly arc: readonly Facing[]
  readonly allRound: boolean
}

/**
 * Lists the arcs of all mounts. Turrets and small vehicles fire all round, other mounts on their facing
 * (P28-VEH-FACE-1).
 */
export function listMountArcs({ sections }: Pick<VehicleProfile, 'sections'>, rules: Rules): MountArc[] {
  const isSmall = getVehicleSizeProfile(sections.length, rules).size === 'small'
  return sections.flatMap((placed): MountArc[] => {
    const row = getSectionRow(rules.tables, placed)
    if (!isMount(row)) return []
    if (isSmall || row.arc === 'all') return [{ cell: placed.cell, arc: FACINGS, allRound: true }]
    const facing = findSectionFacing(placed, rules)
    return [{ cell: placed.cell, arc: facing === null ? [] : [facing], allRound: false }]
  })
}

/**
 * Facing of the arc or door of a section: given by its cell, or chosen by the owner if the cell leaves a choice
 * (P28-GRID-7). Null before that choice.
 */
export function findSectionFacing({ cell, facing }: PlacedSection, { settings }: Rules): Facing | null {
  const choices = listCellFacingChoices(cell, settings)
  if (choices.length === 1) return choices[0] ?? null
  return choices.find((choice) => choice === facing) ?? null
}
