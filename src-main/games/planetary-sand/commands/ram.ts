import type { Dice } from '#main/games/kit/dice.ts'
import { type Decision, refuse } from '#main/games/kit/game.ts'
import type { Battle, BattleEvent } from '#shared/games/planetary-sand/battle.ts'
import type { CommandOf } from '#shared/games/planetary-sand/commands.ts'
import type { Machine } from '#shared/games/planetary-sand/model.ts'
import type { PartId } from '#shared/games/planetary-sand/tables/armour.ts'
import { machineRow } from '#shared/games/planetary-sand/tables/machines.ts'
import { MOVERS } from '#shared/games/planetary-sand/tables/movement.ts'
import { withAirLost } from '../air/lose-air.ts'
import { courseFrom, withEvents } from '../course.ts'
import { findMachine, findOpening } from '../find.ts'
import { measured } from '../map/where.ts'
import { stay } from '../move/stay.ts'
import { pointsOf } from '../works/progress.ts'
import { refuseDriving, refuseMoving } from './acting.ts'

/** Drives into a door or wall front first and knocks it down; it ends the move, and no dice are thrown but for the air (SAND-DEF-6). */
export function ram(battle: Battle, { by, machine: id, opening }: CommandOf<'ram'>, dice: Dice): Decision<BattleEvent> {
  const refusal = refuseMoving(battle, by) ?? refuseDriving(battle, by, id)
  if (refusal) return refusal
  const machine = findMachine(battle, id)
  const part = findOpening(battle, opening)
  if (!machine || part === null || part.state === 'breached')
    return refuse('nothing-there', `${opening} is no door or wall that stands.`, 'SAND-DEF-6')
  const value = pointsOf(battle, opening)
  if (value > strengthAgainst(machine, part.part))
    return refuse('too-strong', `${id} cannot knock down ${opening}, which withstands ${value}.`, 'SAND-DEF-6')
  const far = measured(battle, id, opening)
  const allowance = allowanceOf(battle, machine)
  if (far !== null && far > allowance)
    return refuse('too-far', `${opening} is R${far} away: ${id} goes R${allowance}.`, 'SAND-DEF-6')
  const rammed = withEvents(courseFrom(battle), stay(battle, [id], 'ram'), {
    type: 'opened',
    opening,
    state: 'breached',
  })
  return { ok: true, events: withAirLost(rammed, dice).events }
}

/** The strongest door or wall that a machine knocks down; no roof (SAND-DEF-6). */
function strengthAgainst({ type, isMended }: Machine, part: PartId): number {
  const { rams } = machineRow(machineRow(type).rams && isMended ? 'personnel-carrier' : type)
  if (!rams) return 0
  return { door: rams.door, wall: rams.wall, roof: 0 }[part]
}

function allowanceOf({ gravity }: Battle, { type }: Machine): number {
  const { mover } = machineRow(type)
  return mover === null ? 0 : MOVERS[mover].allowance[gravity]
}
