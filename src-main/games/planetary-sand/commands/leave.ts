import { type Decision, refuse } from '#main/games/kit/game.ts'
import type { Battle, BattleEvent, Placed } from '#shared/games/planetary-sand/battle.ts'
import type { CommandOf } from '#shared/games/planetary-sand/commands.ts'
import type { Figure } from '#shared/games/planetary-sand/model.ts'
import { distanceToPoint, middleOf, type Point } from '#shared/kit/convex.ts'
import { findFigure, findMachine, findRoom, isPassage, isPassageBetween, placeOf } from '../find.ts'
import { NEAR_R, placeAt, shapeOf } from '../map/where.ts'
import { mayGoThere } from '../move/may-go.ts'
import { refuseFigures, refuseMarching, refuseMoving } from './acting.ts'

/** How far apart whoever leaves stands, in millimetres. */
const APART_MM = 25

/** Leaves a vehicle or building for the ground beside it; it takes the whole move (SAND-MOVE-4, SAND-TERR-7). */
export function leave(battle: Battle, command: CommandOf<'leave'>): Decision<BattleEvent> {
  const { by, figures } = command
  const refusal = refuseMoving(battle, by) ?? refuseFigures(battle, by, figures) ?? refuseMarching(battle, figures)
  if (refusal) return refusal
  const people = figures.flatMap((id) => findFigure(battle, id) ?? [])
  const outside = people.find(({ inside }) => inside === null)
  if (outside) return refuse('not-inside', `${outside.id} is in nothing that it could leave.`, 'SAND-MOVE-4')
  const shut = people.find(({ inside }) => findRoom(battle, inside) && !isPassageBetween(battle, inside, null))
  if (shut) return refuse('not-next', `No door or breach leads from ${shut.inside} to the outside.`, 'SAND-DEF-4')
  const far = people.find((one) => command.at && !isBeside(battle, one, command.at))
  if (far)
    return refuse(
      'too-far',
      `${far.id} gets out beside ${far.inside}, at most R1/3 from it: come nearer.`,
      'SAND-MOVE-4',
    )
  const things = people.map((figure, at) => outOf(battle, figure, { command, at }))
  return mayGoThere(battle, by, {
    ok: true,
    events: [{ type: 'acted', task: 'leave', things, moved: 0, stopped: null }],
  })
}

function outOf(battle: Battle, figure: Figure, { command, at }: { command: CommandOf<'leave'>; at: number }): Placed {
  const said = { ...placeOf(figure), inside: null, cover: command.cover }
  const machine = findMachine(battle, figure.inside)
  const start = command.at ?? machine?.at ?? beforeDoor(battle, figure) ?? shapeOf(battle, figure.id)?.[0]
  if (!start) return { id: figure.id, place: { ...said, near: machine?.near ?? null } }
  return { id: figure.id, place: placeAt(battle, { x: start.x + at * APART_MM, y: start.y }, said) }
}

/** Whether a point of the map is next to what somebody leaves, or nobody can tell. */
function isBeside(battle: Battle, { inside }: Figure, at: Point): boolean {
  const shape = inside === null ? null : shapeOf(battle, inside)
  return !shape || distanceToPoint(shape, at) <= NEAR_R * battle.settings.unitMm
}

/** Outside the door or breach nearest to somebody in a room that is drawn on the map; null where none is. */
function beforeDoor(battle: Battle, { inside, at }: Figure): Point | null {
  const floor = findRoom(battle, inside)?.outline
  const ways = battle.openings.flatMap((one) => {
    const isWayOut = isPassage(one) && one.rooms.includes(inside) && one.rooms.includes(null)
    return isWayOut && one.from && one.to ? [middleOf([one.from, one.to])] : []
  })
  const [door] = ways.toSorted((one, other) => (at ? distanceToPoint([at], one) - distanceToPoint([at], other) : 0))
  if (!floor || !door) return null
  const middle = middleOf(floor)
  const length = Math.hypot(door.x - middle.x, door.y - middle.y) || 1
  return {
    x: door.x + ((door.x - middle.x) * APART_MM) / length,
    y: door.y + ((door.y - middle.y) * APART_MM) / length,
  }
}
