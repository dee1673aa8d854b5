import type { VehicleSize } from '#shared/games/planet28/tables/vehicle-sections.ts'

/** What cover takes off a shot: the one roll that a vehicle has against damage (P28-VEH-DMG-1). */
export const VEHICLE_COVER_DICE = '1D6'

/** How much of a hull has to be hidden, in percent, strictly more than that (P28-VEH-COVER-1, P28-META-7). */
const HIDDEN_MORE_THAN: Readonly<Record<VehicleSize, number>> = { small: 0, medium: 50, large: 75 }

/** Whether a hull is in cover with so much of it hidden (P28-VEH-COVER-1). */
export function isHullInCover(size: VehicleSize, hiddenPercent: number): boolean {
  return hiddenPercent > HIDDEN_MORE_THAN[size]
}
