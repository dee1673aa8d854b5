import type { Settings } from '#shared/games/planet28/tables/rulings.ts'

/** Psyche, the failed roll and the opposing roll. */
export interface RentAsunderInput {
  readonly psyche: number
  readonly castRoll: number
  readonly check: number
}

/**
 * The effect of a failed power on its caster: nothing if the roll is below Psyche; above it, damage by the margin of
 * failure and -1 Psyche; on equality by setting (P28-RENT-1 to P28-RENT-3, `rentEqual`).
 */
export function computeRentAsunderEffect(
  { psyche, castRoll, check }: RentAsunderInput,
  { rentEqual }: Pick<Settings, 'rentEqual'>,
): { isRent: boolean; damage: number; psyche: number } {
  const isRent = rentEqual === 'rent' ? check >= psyche : check > psyche
  if (!isRent) return { isRent, damage: 0, psyche }
  return { isRent, damage: Math.abs(psyche - castRoll), psyche: Math.max(Math.min(1, psyche), psyche - 1) }
}
