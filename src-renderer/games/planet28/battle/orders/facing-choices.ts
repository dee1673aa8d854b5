import { FACINGS } from '#shared/games/planet28/vehicle-grid.ts'

/** The sides of a vehicle as choices. */
export const FACING_CHOICES = FACINGS.map((value) => ({
  value: value as string,
  label: `${value.charAt(0).toUpperCase()}${value.slice(1)}`,
}))
