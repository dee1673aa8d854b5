import type { Part } from '#shared/games/space-planes/model.ts'
import type { Settings } from '#shared/games/space-planes/tables/settings.ts'
import { toTableStep, SIDES } from '../footprint.ts'
import type { PartRule } from './part-rule.ts'
import { shiftPose, getSweep } from './shift.ts'

type Move = Extract<Part, { move: unknown }>

/**
 * Distance of a move in mm: the card's edge, minus the overlap of the cube at both ends unless a setting says
 * otherwise (SP-MOVE-1 to SP-MOVE-3).
 */
export function computeMoveMm(length: Move['move'], { cardLongMm, cardShortMm, cubeMm, moveLength }: Settings): number {
  const edge = length === 'long' ? cardLongMm : cardShortMm
  return moveLength === 'edge' ? edge : edge - cubeMm
}

/** A move towards one of the ship's sides. The card is only a ruler and never an obstacle (SP-MOVE-4, SP-MOVE-5). */
export const move: PartRule<Move> = {
  ends: (ship, part, settings) => ({
    ...shiftPose(ship, toTableStep(SIDES[part.dir], ship.heading), computeMoveMm(part.move, settings)),
    face: ship.face,
    twist: ship.twist,
  }),
  sweep: (ship, part, settings) => getSweep(ship, move.ends(ship, part, settings), settings.cubeMm),
}
