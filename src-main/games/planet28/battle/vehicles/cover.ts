import type { VehicleSize } from '#shared/games/planet28/tables/vehicle-sections.ts'

/** Damage reduction by cover: the only roll a vehicle has against damage (P28-VEH-DMG-1). */
export const VEHICLE_COVER_DICE = '1D6'

/** Percentage of a hull that must be exceeded by the hidden part (P28-VEH-COVER-1, P28-META-7). */
const HIDDEN_MORE_THAN: Readonly<Record<VehicleSize, number>> = { small: 0, medium: 50, large: 75 }

/** Whether a hull with this hidden percentage is in cover (P28-VEH-COVER-1). */
export function isHiddenPercentCover(size: VehicleSize, hiddenPercent: number): boolean {
  return hiddenPercent > HIDDEN_MORE_THAN[size]
}
