import { listSectionEffects } from '#main/games/planet28/special-rules/battle-vehicles.ts'
import type { CharacterOrSquadUnit, VehicleUnit } from '#shared/games/planet28/battle/units.ts'
import { findSectionInCell, getSectionRow } from '#shared/games/planet28/placed-section.ts'
import type { Cell } from '#shared/games/planet28/vehicle-grid.ts'
import { removeHitPoints } from '../damage/damage.ts'
import { canBeHurtBy } from '../damage/hits.ts'
import { resolveWounds } from '../damage/resolve-wounds.ts'
import { listUnitEffects, listFightingModels } from '../effects-in-force.ts'
import { rollSum } from '../rolls/rolls.ts'
import { type Transaction } from '../transaction.ts'
import { listPassengers } from './aboard.ts'

/** Releases the passengers of a section recorded as destroyed; wounds are entered separately (P28-VEH-TRANS-2). */
export function recordPassengersOut(
  transaction: Transaction,
  { vehicle, cell }: { readonly vehicle: string; readonly cell: Cell },
): void {
  for (const { id } of listPassengers(transaction.battle, vehicle, cell))
    transaction.apply({ type: 'changed', unit: id, change: { aboard: null } })
}

/** Ejects the passengers of a destroyed section, with damage without armour (P28-VEH-TRANS-2). */
export function ejectPassengers(
  transaction: Transaction,
  { vehicle, cell, by }: { readonly vehicle: VehicleUnit; readonly cell: Cell; readonly by: string | null },
): void {
  const placed = findSectionInCell(vehicle.profile.sections, cell)
  if (placed === null) return
  const row = getSectionRow(transaction.rules.tables, placed)
  const [spill] = listSectionEffects(placed.section, row).filter((effect) => effect.shape === 'spills')
  for (const unit of listPassengers(transaction.battle, vehicle.id, cell)) {
    transaction.apply({ type: 'changed', unit: unit.id, change: { aboard: null } })
    if (spill?.shape === 'spills') spillUnit(transaction, unit, { damage: spill.damage, cause: row.name, by })
  }
}

/** Rolls for each member individually, except those immune to ordinary damage (P28-TR-unearthly). */
function spillUnit(
  transaction: Transaction,
  unit: CharacterOrSquadUnit,
  { damage, cause, by }: { readonly damage: string; readonly cause: string; readonly by: string | null },
): void {
  const rule = 'P28-VEH-TRANS-2'
  const hurt = listFightingModels(unit).filter((model) =>
    canBeHurtBy(listUnitEffects(unit, transaction.rules, model), []),
  )
  const struck = hurt.map((model) => {
    const points = rollSum(transaction, {
      unit: unit.id,
      model: model.id,
      label: `Wreck: ${cause}`,
      rule,
      dice: damage,
    })
    const lost = removeHitPoints(transaction, {
      unit: unit.id,
      model: model.id,
      points,
      by,
      cause: `Wreck: ${cause}`,
      rule,
    })
    return { unit: unit.id, model: model.id, lost, by, wasWounded: model.isWounded }
  })
  resolveWounds(transaction, struck)
}
