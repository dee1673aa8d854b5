import { ARMOUR } from '#shared/games/planetary-sand/tables/armour.ts'
import { type FigureKind, getFigureRow } from '#shared/games/planetary-sand/tables/figures.ts'
import { getMachineRow, type MachineType } from '#shared/games/planetary-sand/tables/machines.ts'
import { getWeaponRow, WEAPONS, type WeaponId } from '#shared/games/planetary-sand/tables/weapons.ts'

/** The properties of a figure that determine its value. */
export interface ValuedFigure {
  readonly kind: FigureKind
  readonly hasSuit: boolean
  readonly weapon: WeaponId | null
  readonly grenades: number
}

/** Computes the value of a figure, for comparison only: its defence plus twice its best damage (SAND-SET-1). */
export function computeFigureValue({ kind, hasSuit, weapon, grenades }: ValuedFigure): number {
  const body = getFigureRow(kind).isRobot ? 'robot' : hasSuit ? 'suited-man' : 'man'
  const thrown = grenades > 0 ? WEAPONS['atomic-grenade'].blast.damage : 0
  return ARMOUR[body].front + 2 * Math.max(bestDamage(weapon), thrown)
}

/** Computes the value of a vehicle, gun or pad: the sum of its plates plus twice its best damage (SAND-SET-1). */
export function computeMachineValue({
  type,
  weapon,
}: {
  readonly type: MachineType
  readonly weapon: WeaponId | null
}): number {
  const { front, side, rear, bottom } = ARMOUR[getMachineRow(type).armour]
  return front + side + rear + bottom + 2 * bestDamage(weapon)
}

/** The maximum damage of a weapon at close range, in half-Earth air. */
function bestDamage(weapon: WeaponId | null): number {
  if (weapon === null) return 0
  const { direct, blast } = getWeaponRow(weapon)
  return Math.max(direct?.HE[0] ?? 0, blast?.damage ?? 0)
}
