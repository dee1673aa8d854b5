import type { Machine } from '#shared/games/planetary-sand/model.ts'
import {
  ARMOUR,
  type PlateId,
  type DefenceByPlate,
  type VehicleQuarter,
} from '#shared/games/planetary-sand/tables/armour.ts'
import { getMachineRow } from '#shared/games/planetary-sand/tables/machines.ts'
import { type OrientedBox, toBoxCoordinates } from '#shared/kit/boxes.ts'
import type { Point } from '#shared/kit/convex.ts'

/** The plate in each quarter of the facing disk (SAND-KIT-4). */
export const PLATE_BY_QUARTER: Readonly<Record<VehicleQuarter, 'front' | 'side' | 'rear'>> = {
  front: 'front',
  right: 'side',
  rear: 'rear',
  left: 'side',
}

const DIAGONAL_MM = 1e-6

/** The current plates of a machine. A repaired one has no armour (SAND-DEF-1, SAND-FIX-3). */
export function getMachinePlates({ type, isMended }: Pick<Machine, 'type' | 'isMended'>): DefenceByPlate {
  return ARMOUR[isMended ? 'mended' : getMachineRow(type).armour]
}

/** The quarter of a vehicle that contains a point; on a diagonal that of the stronger plate (SAND-DEF-3). */
export function getVehicleQuarterAt(
  box: Pick<OrientedBox, 'x' | 'y' | 'heading'>,
  point: Point,
  plates: DefenceByPlate,
): VehicleQuarter {
  const { x, y } = toBoxCoordinates(box, point)
  const [ahead, aside]: [VehicleQuarter, VehicleQuarter] = [y >= 0 ? 'front' : 'rear', x >= 0 ? 'right' : 'left']
  const more = Math.abs(y) - Math.abs(x)
  if (Math.abs(more) > DIAGONAL_MM) return more > 0 ? ahead : aside
  return plates[PLATE_BY_QUARTER[ahead]] >= plates[PLATE_BY_QUARTER[aside]] ? ahead : aside
}

/** The plate hit by a shot from a point (SAND-DEF-3). */
export function getStruckPlate(
  box: Pick<OrientedBox, 'x' | 'y' | 'heading'>,
  from: Point,
  plates: DefenceByPlate,
): PlateId {
  return PLATE_BY_QUARTER[getVehicleQuarterAt(box, from, plates)]
}
