import type { Part } from '#shared/games/space-planes/model.ts'
import type { Settings } from '#shared/games/space-planes/tables/settings.ts'
import { toTableStep, SIDES } from '../footprint.ts'
import type { PartRule } from './part-rule.ts'
import { shiftPose, getSweep } from './shift.ts'

type Move = Extract<Part, { move: unknown }>

/** How far a card carries a ship: its edge, less the cube that overlaps it at both ends unless ruled otherwise (SP-MOVE-1 to SP-MOVE-3). */
export function computeMoveMm(length: Move['move'], { cardLongMm, cardShortMm, cubeMm, moveLength }: Settings): number {
  const edge = length === 'long' ? cardLongMm : cardShortMm
  return moveLength === 'edge' ? edge : edge - cubeMm
}

/** A move along one of the ship's own sides; the card is a ruler and stands in nobody's way (SP-MOVE-4, SP-MOVE-5). */
export const move: PartRule<Move> = {
  ends: (ship, part, settings) => ({
    ...shiftPose(ship, toTableStep(SIDES[part.dir], ship.heading), computeMoveMm(part.move, settings)),
    face: ship.face,
    twist: ship.twist,
  }),
  sweep: (ship, part, settings) => getSweep(ship, move.ends(ship, part, settings), settings.cubeMm),
}
