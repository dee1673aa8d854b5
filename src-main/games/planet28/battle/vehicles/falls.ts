import type { Cell } from '#shared/games/planet28/grid.ts'
import { rollSum } from '../rolls.ts'
import { fallDamage } from '../rules/falling.ts'
import { emit, type Scene } from '../scene.ts'
import { FACING_DIE, facingOn } from './facing-dice.ts'
import { hurtHull } from './hurt-hull.ts'
import { sizeOf } from './sections.ts'
import { vehicleIn } from './vehicle-in.ts'

/** A vehicle falls: a die says on which facing, its owner on which section; then it must be set upright (P28-VEH-FALL-1). */
export function dropVehicle(
  scene: Scene,
  {
    vehicle: id,
    dropCm,
    wishes,
  }: { readonly vehicle: string; readonly dropCm: number; readonly wishes: readonly Cell[] },
): void {
  const face = rollSum(scene, {
    unit: id,
    label: 'Facing it falls on',
    rule: 'P28-VEH-FALL-1',
    dice: `1D${FACING_DIE}`,
  })
  const isSmall = sizeOf(vehicleIn(scene, id), scene.rules) === 'small'
  emit(scene, { type: 'shifted', unit: id, kind: 'fall', cm: dropCm })
  emit(scene, { type: 'changed', unit: id, change: { isFallen: true } })
  const facing = isSmall ? null : facingOn(face, 'fall', scene.rules)
  hurtHull(scene, { vehicle: id, points: fallDamage(dropCm, []), facing, wishes, by: null })
}
