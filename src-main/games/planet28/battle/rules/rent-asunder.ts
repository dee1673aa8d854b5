import type { Settings } from '#shared/games/planet28/tables/rulings.ts'

/** Psyche, the roll that failed and the one against it. */
export interface RentRoll {
  readonly psyche: number
  readonly castRoll: number
  readonly check: number
}

/** What a failed power does to its caster: nothing below Psyche; above it damage by how far the cast failed, and Psyche is 1 less; equal by ruling (P28-RENT-1 to P28-RENT-3, `rentEqual`). */
export function resolveRentAsunder(
  { psyche, castRoll, check }: RentRoll,
  { rentEqual }: Pick<Settings, 'rentEqual'>,
): { isRent: boolean; damage: number; psyche: number } {
  const isRent = rentEqual === 'rent' ? check >= psyche : check > psyche
  if (!isRent) return { isRent, damage: 0, psyche }
  return { isRent, damage: Math.abs(psyche - castRoll), psyche: Math.max(Math.min(1, psyche), psyche - 1) }
}
