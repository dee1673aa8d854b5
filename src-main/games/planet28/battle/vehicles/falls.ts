import type { Cell } from '#shared/games/planet28/vehicle-grid.ts'
import { computeFallDamage } from '../move/fall-damage.ts'
import { rollSum } from '../rolls/rolls.ts'
import { type Transaction } from '../transaction.ts'
import { applyDamageToVehicle } from './apply-damage-to-vehicle.ts'
import { FACING_DIE, getRolledFacing } from './facing-dice.ts'
import { getVehicle } from './get-vehicle.ts'
import { getVehicleSize } from './sections.ts'

/**
 * Resolves a vehicle's fall: a die determines the facing, the owner the section. Afterwards it must be set upright
 * (P28-VEH-FALL-1).
 */
export function resolveVehicleFall(
  transaction: Transaction,
  {
    vehicle: id,
    dropCm,
    wishes,
  }: { readonly vehicle: string; readonly dropCm: number; readonly wishes: readonly Cell[] },
): void {
  const face = rollSum(transaction, {
    unit: id,
    label: 'Facing it falls on',
    rule: 'P28-VEH-FALL-1',
    dice: `1D${FACING_DIE}`,
  })
  const isSmall = getVehicleSize(getVehicle(transaction, id), transaction.rules) === 'small'
  transaction.apply({ type: 'shifted', unit: id, kind: 'fall', cm: dropCm })
  transaction.apply({ type: 'changed', unit: id, change: { isFallen: true } })
  const facing = isSmall ? null : getRolledFacing(face, 'fall', transaction.rules)
  applyDamageToVehicle(transaction, { vehicle: id, points: computeFallDamage(dropCm, []), facing, wishes, by: null })
}
