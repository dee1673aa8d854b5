import { type Cell, listFacingChoices, FACINGS } from '#shared/games/planet28/grid.ts'
import type { PlacedSection, VehicleProfile } from '#shared/games/planet28/model.ts'
import { isMount, getSectionRow } from '#shared/games/planet28/placed-section.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import type { Facing } from '#shared/games/planet28/tables/vehicle-sections.ts'
import { getSizeProfile } from './vehicle-stats.ts'

/** Where the weapon of a mount fires: no facing at all while it has to be chosen. */
export interface MountArc {
  readonly cell: Cell
  readonly arc: readonly Facing[]
  readonly allRound: boolean
}

/** The arcs of all mounts: turrets and small vehicles fire all round, the others on their facing (P28-VEH-FACE-1). */
export function listMountArcs({ sections }: Pick<VehicleProfile, 'sections'>, rules: Rules): MountArc[] {
  const isSmall = getSizeProfile(sections.length, rules).size === 'small'
  return sections.flatMap((placed): MountArc[] => {
    const row = getSectionRow(rules.tables, placed)
    if (!isMount(row)) return []
    if (isSmall || row.arc === 'all') return [{ cell: placed.cell, arc: FACINGS, allRound: true }]
    const facing = findFacing(placed, rules)
    return [{ cell: placed.cell, arc: facing === null ? [] : [facing], allRound: false }]
  })
}

/** Where the arc or door of a section points: its cell says it, or the owner where there is a choice (P28-GRID-7); null before that. */
export function findFacing({ cell, facing }: PlacedSection, { settings }: Rules): Facing | null {
  const choices = listFacingChoices(cell, settings)
  if (choices.length === 1) return choices[0] ?? null
  return choices.find((choice) => choice === facing) ?? null
}
