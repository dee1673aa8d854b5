import { IllegalCommand } from '#main/games/kit/transaction.ts'
import { listMountArcs, findSectionFacing } from '#main/games/planet28/rules/arcs.ts'
import type { CharacterOrSquadUnit, VehicleUnit } from '#shared/games/planet28/battle/units.ts'
import { findSectionInCell } from '#shared/games/planet28/placed-section.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import type { Cell } from '#shared/games/planet28/vehicle-grid.ts'

/**
 * Throws if a Gunner would fire a weapon on another side than the one it boarded on. Turrets face all sides
 * (P28-TR-gunner).
 */
export function requireGunnerArc(
  { profile, name }: VehicleUnit,
  { gunner, cell }: { readonly gunner: CharacterOrSquadUnit; readonly cell: Cell },
  rules: Rules,
): void {
  const seat = gunner.aboard === null ? null : findSectionInCell(profile.sections, gunner.aboard.cell)
  const side = seat === null ? null : findSectionFacing(seat, rules)
  const arc = listMountArcs(profile, rules).find((mountArc) => mountArc.cell === cell)?.arc ?? []
  if (side === null || arc.length === 0 || arc.includes(side)) return
  const why = `${gunner.name} sits on the ${side} of ${name}: the weapon in ${cell} points to the ${arc.join(' and ')}.`
  throw new IllegalCommand('no-gunner', why, 'P28-TR-gunner')
}
