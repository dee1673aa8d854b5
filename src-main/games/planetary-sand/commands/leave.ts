import type { BattleEvent, PlacedPiece } from '#shared/games/planetary-sand/battle-events.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { CommandOf } from '#shared/games/planetary-sand/commands.ts'
import type { Figure } from '#shared/games/planetary-sand/model.ts'
import { isInArea, computeInteriorPoint } from '#shared/kit/areas.ts'
import { computeMeanPoint, type Point } from '#shared/kit/convex.ts'
import { getPointDistanceToPolygon, getNearestPointOfPolygon } from '#shared/kit/distances.ts'
import { findSwimOnlyGroundAt, listDismountPlaces, getRiverStateAt } from '../ground/footing.ts'
import { findBarrierOnLeg, listMovementBarriers } from '../ground/movement-barriers.ts'
import { HOLDING_REACH_R, createMapPosition, findPieceOutline } from '../ground/positions.ts'
import { requireLegalMoveEnd } from '../ground/require-legal-move-end.ts'
import { findFigure, findMachine, findRoom, isPassage, isPassageBetween, getPositionFields } from '../state/find.ts'
import type { Transaction } from '../state/transaction.ts'
import { listDoorsBetween, requireMovePhase, requireNotMarching } from './action-checks.ts'
import { requireMovableParty } from './require-movable-party.ts'

/** Distance from the door at which leaving figures stand, in millimetres. */
const BEFORE_MM = 25

/**
 * Leaves a vehicle or building for the ground beside it, guards together with their prisoners. Takes the whole move
 * (SAND-MOVE-4, SAND-TERR-7, SAND-PRIS-1).
 */
export function leaveVehicleOrBuilding(transaction: Transaction, command: CommandOf<'leave'>): void {
  const { state: battle } = transaction
  const { by, figures } = command
  requireMovePhase(battle, by)
  requireMovableParty(battle, by, figures)
  requireNotMarching(battle, figures)
  const people = figures.flatMap((id) => findFigure(battle, id) ?? [])
  requireWayOut(transaction, people, command.at)
  const things = [...Map.groupBy(people, ({ inside }) => inside).values()].flatMap((together) =>
    outOf(battle, together, command),
  )
  const sunk = things.find(({ id, place: { at } }) => at && depthsOf(battle, id, at) !== null)
  if (sunk)
    transaction.refuse(
      'no-footing',
      `${sunk.id} would get out into the water or off a cliff: go to land first.`,
      'SAND-TERR-7',
    )
  const acted: BattleEvent = { type: 'acted', task: 'leave', things, moved: 0, stopped: null }
  requireLegalMoveEnd(battle, by, [acted])
  transaction.apply(acted)
}

/** Requires figures inside something, with a way out beside it (SAND-MOVE-4, SAND-DEF-4). */
function requireWayOut(transaction: Transaction, people: readonly Figure[], at: Point | null): void {
  const { state: battle } = transaction
  const outside = people.find(({ inside }) => inside === null)
  if (outside) transaction.refuse('not-inside', `${outside.id} is in nothing that it could leave.`, 'SAND-MOVE-4')
  const shut = people.find(({ inside }) => findRoom(battle, inside) && !isPassageBetween(battle, inside, null))
  if (shut) transaction.refuse('not-next', `No door or breach leads from ${shut.inside} to the outside.`, 'SAND-DEF-4')
  const far = people.find((person) => at && !isBeside(battle, person, at))
  if (far)
    transaction.refuse(
      'too-far',
      `${far.id} gets out beside ${far.inside}, at most R1/3 from it: come nearer.`,
      'SAND-MOVE-4',
    )
}

function depthsOf(battle: Battle, id: string, at: Point): string | null {
  const figure = findFigure(battle, id)
  return figure && findSwimOnlyGroundAt(battle, figure, at)
}

/** End positions of figures that leave the same vehicle or room. */
function outOf(battle: Battle, together: readonly Figure[], { at, cover }: CommandOf<'leave'>): PlacedPiece[] {
  const [first] = together
  const machine = findMachine(battle, first?.inside ?? null)
  const start = at ?? machine?.at ?? (first && (beforeDoor(battle, first) ?? findPieceOutline(battle, first.id)?.[0]))
  const left = machine && findPieceOutline(battle, machine.id)
  const spots = start ? listDismountPlaces(battle, together, { start, left }) : []
  return together.map((figure, index) => {
    const measured = { ...getPositionFields(figure), inside: null, cover }
    const spot = spots[index]
    if (!spot) return { id: figure.id, place: { ...measured, near: machine?.near ?? null } }
    return {
      id: figure.id,
      place: createMapPosition(battle, spot, { ...measured, river: getRiverStateAt(battle, spot) }),
    }
  })
}

/**
 * Whether a point is within R1/3 of the vehicle, or of an exit door, with no wall between. True if the map cannot
 * tell.
 */
function isBeside(battle: Battle, { inside }: Figure, at: Point): boolean {
  if (inside === null) return false
  const doors = findRoom(battle, inside) ? listDoorsBetween(battle, null, inside) : [inside]
  const shapes = doors.flatMap((id) => [findPieceOutline(battle, id)].filter((shape) => shape !== null))
  const borders = listMovementBarriers(battle)
  return (
    shapes.length === 0 ||
    shapes.some(
      (shape) =>
        getPointDistanceToPolygon(shape, at) <= HOLDING_REACH_R * battle.settings.unitMm &&
        findBarrierOnLeg(borders, getNearestPointOfPolygon(shape, at), at) === null,
    )
  )
}

/** The point outside the door or breach nearest to a figure in a room; null if none is on the map. */
function beforeDoor(battle: Battle, { inside, at }: Figure): Point | null {
  const floor = findRoom(battle, inside)?.outline
  const ways = battle.openings.flatMap((item) => {
    const isWayOut = isPassage(item) && item.rooms.includes(inside) && item.rooms.includes(null)
    return isWayOut && item.from && item.to ? [computeMeanPoint([item.from, item.to])] : []
  })
  const [door] = ways.toSorted((a, b) =>
    at ? getPointDistanceToPolygon([at], a) - getPointDistanceToPolygon([at], b) : 0,
  )
  if (!floor || !door) return null
  const middle = computeInteriorPoint(floor)
  const length = Math.hypot(door.x - middle.x, door.y - middle.y) || 1
  const [dx, dy] = [((door.x - middle.x) * BEFORE_MM) / length, ((door.y - middle.y) * BEFORE_MM) / length]
  const ahead = { x: door.x + dx, y: door.y + dy }
  return isInArea(floor, ahead) ? { x: door.x - dx, y: door.y - dy } : ahead
}
