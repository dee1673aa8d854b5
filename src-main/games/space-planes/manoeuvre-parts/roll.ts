import type { ManoeuvrePart } from '#shared/games/space-planes/model.ts'
import { toTableStep, DIRECTION_STEPS } from '../footprint.ts'
import { rollAttitude } from '../roll-attitude.ts'
import type { ManoeuvrePartGeometry } from './manoeuvre-part-geometry.ts'
import { shiftPose, getShiftSweep } from './shift.ts'

type Roll = Extract<ManoeuvrePart, { roll: unknown }>

/** Tips the cube over one bottom edge, which moves it by one cube edge in that direction (SP-ROLL-1, SP-ROLL-2). */
export const rollGeometry: ManoeuvrePartGeometry<Roll> = {
  ends: (ship, { roll: dir }, { cubeMm }) => ({
    ...shiftPose(ship, toTableStep(DIRECTION_STEPS[dir], ship.heading), cubeMm),
    ...rollAttitude(ship, dir),
  }),
  sweep: (ship, part, settings) => getShiftSweep(ship, rollGeometry.ends(ship, part, settings), settings.cubeMm),
}
