import type { Part } from '#shared/games/space-planes/model.ts'
import { rollAttitude } from '../attitude.ts'
import { toTableStep, SIDES } from '../footprint.ts'
import type { PartRule } from './part-rule.ts'
import { shiftPose, getSweep } from './shift.ts'

type Roll = Extract<Part, { roll: unknown }>

/** Tips the cube over one bottom edge, which moves it by one cube edge in that direction (SP-ROLL-1, SP-ROLL-2). */
export const roll: PartRule<Roll> = {
  ends: (ship, { roll: dir }, { cubeMm }) => ({
    ...shiftPose(ship, toTableStep(SIDES[dir], ship.heading), cubeMm),
    ...rollAttitude(ship, dir),
  }),
  sweep: (ship, part, settings) => getSweep(ship, roll.ends(ship, part, settings), settings.cubeMm),
}
