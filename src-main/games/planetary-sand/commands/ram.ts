import type { Dice } from '#main/games/kit/dice.ts'
import { type Decision, refuse } from '#main/games/kit/game.ts'
import type { BattleEvent } from '#shared/games/planetary-sand/battle-events.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { CommandOf } from '#shared/games/planetary-sand/commands.ts'
import type { Machine, Opening } from '#shared/games/planetary-sand/model.ts'
import type { PartId } from '#shared/games/planetary-sand/tables/armour.ts'
import { machineRow, MENDED_AS } from '#shared/games/planetary-sand/tables/machines.ts'
import { withAirLost } from '../air/lose-air.ts'
import { courseFrom, withEvents } from '../course.ts'
import { roundedR } from '../distance/cords.ts'
import { findMachine, findOpening, placeOf } from '../find.ts'
import { type Border, nameOfWall, standingWalls } from '../map/borders.ts'
import { placeAt } from '../map/where.ts'
import { meetingOn } from '../move/meet.ts'
import { headingOf, lengthsOf, pointAlong } from '../move/path.ts'
import { stay } from '../move/stay.ts'
import { wayRound } from '../move/way-round.ts'
import { pointsOf } from '../works/points.ts'
import { refuseDriving, refuseMoving } from './acting.ts'

/** Drives into a door or wall front first and knocks it down; it ends the move, and no dice are thrown but for the air (SAND-DEF-6). */
export function ram(battle: Battle, { by, machine: id, opening }: CommandOf<'ram'>, dice: Dice): Decision<BattleEvent> {
  const refusal = refuseMoving(battle, by) ?? refuseDriving(battle, by, id)
  if (refusal) return refusal
  const machine = findMachine(battle, id)
  const part = findOpening(battle, opening)
  const wall = part === null && battle.rules ? standingWalls(battle).find(({ name }) => name === opening) : undefined
  if (machine && wall) return ramWall(battle, machine, wall)
  if (!machine || part === null || part.state === 'breached')
    return refuse('nothing-there', `${opening} is no door or wall that stands.`, 'SAND-DEF-6')
  if (isWithin(battle, part))
    return refuse('inside', `${opening} is inside the building: breach a wall or door before it.`, 'SAND-DEF-6')
  const value = pointsOf(battle, opening)
  if (value > strengthAgainst(machine, part.part))
    return refuse('too-strong', `${id} cannot knock down ${opening}, which withstands ${value}.`, 'SAND-DEF-6')
  const drive = driveInto(battle, machine, part)
  if ('ok' in drive) return drive
  const rammed = withEvents(courseFrom(battle), drive, { type: 'opened', opening, state: 'breached' })
  return { ok: true, events: withAirLost(rammed, dice).events }
}

/** What a stone wall on the field withstands: as much as one of a building. */
const STONE_WALL = 3

/** Knocks down a stone wall on the field (SAND-DEF-6). */
function ramWall(battle: Battle, machine: Machine, { name, line: [from, to] }: Border): Decision<BattleEvent> {
  if (STONE_WALL > strengthAgainst(machine, 'wall'))
    return refuse(
      'too-strong',
      `${machine.id} cannot knock down ${name}, which withstands ${STONE_WALL}.`,
      'SAND-DEF-6',
    )
  const drive = driveInto(battle, machine, { id: name, from, to })
  if ('ok' in drive) return drive
  const wall = battle.walls.findIndex((_, at) => nameOfWall(at) === name)
  return { ok: true, events: [drive, { type: 'felled-wall', wall }] }
}

/** Whether a part of a building stands between two rooms, and no breach lets a vehicle in to it. */
function isWithin({ openings }: Battle, { rooms }: Opening): boolean {
  const leadsIn = openings.some(
    (one) => one.state === 'breached' && one.rooms.includes(null) && one.rooms.some((id) => id && rooms.includes(id)),
  )
  return !rooms.includes(null) && !leadsIn
}

/** Into contact, front first, round what is in the way; where no map says so it stays (SAND-DEF-6). */
function driveInto(
  battle: Battle,
  machine: Machine,
  { id, from, to }: Pick<Opening, 'id' | 'from' | 'to'>,
): BattleEvent | Decision<never> {
  if (!machine.at || !from || !to) return stay(battle, [machine.id], 'ram')
  const beforeMm = machine.lengthMm / 2
  const path = wayRound(battle, machine, { to: [from, to], wall: id, beforeMm })?.path
  if (!path)
    return refuse('too-far', `${machine.id} finds no way to ${id} in this move: drive nearer first.`, 'SAND-DEF-6')
  const length = Math.max(0, lengthsOf(path).reduce((sum, leg) => sum + leg, 0) - beforeMm)
  const [pair] = meetingOn(battle, [machine], { path, moved: length / battle.settings.unitMm }).units
  if (pair)
    return refuse(
      'meets',
      `${machine.id} would come within R1 of ${pair[1]}, and stop there: move first.`,
      'SAND-MOVE-3',
    )
  const heading = headingOf(path, length) ?? machine.heading
  const place = placeAt(battle, pointAlong(path, length), { ...placeOf(machine), heading, river: null })
  const moved = roundedR(length / battle.settings.unitMm)
  return { type: 'acted', task: 'ram', things: [{ id: machine.id, place }], moved, stopped: null }
}

/** The strongest door or wall that a machine knocks down; no roof (SAND-DEF-6). */
function strengthAgainst({ type, isMended }: Machine, part: PartId): number {
  const { rams } = machineRow(machineRow(type).rams && isMended ? MENDED_AS : type)
  if (!rams) return 0
  return { door: rams.door, wall: rams.wall, roof: 0 }[part]
}
