import type { Part } from '#shared/games/space-planes/model.ts'
import { rolled } from '../attitude.ts'
import { onTable, SIDES } from '../footprint.ts'
import type { PartRule } from './part-rule.ts'
import { shifted, sweepBetween } from './shift.ts'

type Roll = Extract<Part, { roll: unknown }>

/** The cube tips over one bottom edge and stands a cube's edge farther that way (SP-ROLL-1, SP-ROLL-2). */
export const roll: PartRule<Roll> = {
  ends: (ship, { roll: dir }, { cubeMm }) => ({
    ...shifted(ship, onTable(SIDES[dir], ship.heading), cubeMm),
    ...rolled(ship, dir),
  }),
  sweep: (ship, part, settings) => sweepBetween(ship, roll.ends(ship, part, settings), settings.cubeMm),
}
