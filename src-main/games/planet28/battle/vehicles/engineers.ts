import { findSectionFacing } from '#main/games/planet28/rules/arcs.ts'
import { isOnTable } from '#shared/games/planet28/battle/on-table.ts'
import type { VehicleUnit } from '#shared/games/planet28/battle/units.ts'
import { findSectionInCell } from '#shared/games/planet28/placed-section.ts'
import type { Cell } from '#shared/games/planet28/vehicle-grid.ts'
import { listUnitEffects, filterEffectsByShape } from '../effects-in-force.ts'
import { rollSum } from '../rolls/rolls.ts'
import { type Transaction } from '../transaction.ts'
import { listPassengers } from './aboard.ts'
import { getVehicle } from './get-vehicle.ts'
import { listExposedSections } from './sections.ts'

/**
 * Repairs by engineers aboard: one roll per turn, distributed over damaged sections of the side they boarded, most
 * damaged first (P28-TR-engineer).
 */
export function repairByEngineers(transaction: Transaction): void {
  for (const vehicle of transaction.battle.units) {
    if (vehicle.kind !== 'vehicle' || !isOnTable(vehicle)) continue
    for (const unit of listPassengers(transaction.battle, vehicle.id))
      for (const { source: label, rule, effect } of filterEffectsByShape(
        listUnitEffects(unit, transaction.rules),
        'tends',
      )) {
        const cell = unit.aboard?.cell
        const near = damagedAround(transaction, getVehicle(transaction, vehicle.id), cell)
        if (near.length === 0) continue
        shareOut(transaction, vehicle.id, {
          near,
          points: rollSum(transaction, { unit: unit.id, label, rule, dice: effect.dice }),
        })
      }
  }
}

function damagedAround(transaction: Transaction, vehicle: VehicleUnit, cell: Cell | undefined): readonly Cell[] {
  const placed = cell === undefined ? null : findSectionInCell(vehicle.profile.sections, cell)
  const facing = placed === null ? null : findSectionFacing(placed, transaction.rules)
  return listExposedSections(vehicle, facing, transaction.rules)
    .filter(({ hitPoints, start }) => hitPoints < start)
    .toSorted((a, b) => a.hitPoints - a.start - (b.hitPoints - b.start))
    .map((section) => section.cell)
}

function shareOut(
  transaction: Transaction,
  id: string,
  { near, points }: { near: readonly Cell[]; points: number },
): void {
  let left = points
  for (const cell of near) {
    const section = getVehicle(transaction, id).sections.find((candidate) => candidate.cell === cell)
    if (section === undefined || left === 0) continue
    const given = Math.min(left, section.start - section.hitPoints)
    left -= given
    const hitPoints = section.hitPoints + given
    transaction.apply({ type: 'section-hurt', unit: id, section: { ...section, hitPoints }, by: null })
  }
}
