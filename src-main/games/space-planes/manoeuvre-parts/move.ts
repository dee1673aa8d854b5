import type { ManoeuvrePart } from '#shared/games/space-planes/model.ts'
import type { PlanesSettings } from '#shared/games/space-planes/tables/settings.ts'
import { toTableStep, DIRECTION_STEPS } from '../footprint.ts'
import type { ManoeuvrePartGeometry } from './manoeuvre-part-geometry.ts'
import { shiftPose, getShiftSweep } from './shift.ts'

type Move = Extract<ManoeuvrePart, { move: unknown }>

/**
 * Distance of a move in mm: the card's edge, minus the overlap of the cube at both ends unless a setting says
 * otherwise (SP-MOVE-1 to SP-MOVE-3).
 */
export function computeMoveMm(
  length: Move['move'],
  { cardLongMm, cardShortMm, cubeMm, moveLength }: PlanesSettings,
): number {
  const edge = length === 'long' ? cardLongMm : cardShortMm
  return moveLength === 'edge' ? edge : edge - cubeMm
}

/** A move towards one of the ship's sides. The card is only a ruler and never an obstacle (SP-MOVE-4, SP-MOVE-5). */
export const moveGeometry: ManoeuvrePartGeometry<Move> = {
  ends: (ship, part, settings) => ({
    ...shiftPose(ship, toTableStep(DIRECTION_STEPS[part.dir], ship.heading), computeMoveMm(part.move, settings)),
    face: ship.face,
    twist: ship.twist,
  }),
  sweep: (ship, part, settings) => getShiftSweep(ship, moveGeometry.ends(ship, part, settings), settings.cubeMm),
}
