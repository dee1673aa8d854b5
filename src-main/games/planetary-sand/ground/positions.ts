import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Machine, Position, Room } from '#shared/games/planetary-sand/model.ts'
import type { Distance } from '#shared/games/planetary-sand/path-input.ts'
import {
  isInArea,
  getAreaDistance,
  computeInteriorPoint,
  getNearestPointInArea,
  type Outline,
} from '#shared/kit/areas.ts'
import { type OrientedBox, getBoxCorners } from '#shared/kit/boxes.ts'
import { isPointInPolygon, type Point } from '#shared/kit/convex.ts'
import { findMachine, findOpening, findRoom, findPiece, isFigure } from '../state/find.ts'
import { roundR, toR } from './cords.ts'
import { findBarrierOnLeg, listBuildingBarriers } from './movement-barriers.ts'

/** Reach for holding and guarding: R1/3 (SAND-VIC-4, SAND-PRIS-1). */
export const HOLDING_REACH_R = 1 / 3

/** Maximum distance of base centres in contact, in millimetres. */
export const MAX_CONTACT_DISTANCE_MM = 30

/** The rectangle of a machine on the map, or null. */
export function findMachineBox({ at, heading, lengthMm, widthMm }: Machine): OrientedBox | null {
  return at && { ...at, heading: heading ?? 0, length: lengthMm, width: widthMm }
}

/** The shape of a piece on the map: a base centre, a rectangle or a line; null if it is not on the map (SAND-KIT-1). */
export function findPieceOutline(battle: Battle, id: string): Outline | null {
  const piece = findPiece(battle, id)
  if (!piece) {
    const opening = findOpening(battle, id)
    if (opening) return opening.from && opening.to && [opening.from, opening.to]
    return findRoom(battle, id)?.outline ?? null
  }
  const carrier = findMachine(battle, piece.inside)
  if (carrier) return findPieceOutline(battle, carrier.id)
  if (isFigure(piece)) return piece.at && [piece.at]
  const box = findMachineBox(piece)
  return box && getBoxCorners(box)
}

/** The distance between two pieces on the map in R; null if one is not on it. */
export function measureDistance(battle: Battle, a: string, b: string): number | null {
  const [from, to] = [findPieceOutline(battle, a), findPieceOutline(battle, b)]
  return from && to && roundR(getAreaDistance(from, to) / battle.settings.unitMm)
}

/** The distance on the map, or the entered one if a piece is not on the map. */
export function measureOrUseEnteredDistance(
  battle: Battle,
  distance: Distance | null,
  [a, b]: readonly [string, string],
): number | null {
  return measureDistance(battle, a, b) ?? (distance && roundR(toR(distance, battle.settings.unitMm)))
}

/**
 * The side whose zone contains a point, or null in No Man's Land. The first side's zone is at the low end of the long
 * side (SAND-SET-1).
 */
function zoneAt({ fieldMm, settings: { zones }, sides }: Battle, { x, y }: Point): string | null {
  if (!fieldMm) return null
  const [width, height] = fieldMm
  const share = width > height ? x / width : y / height
  if (share < zones[0]) return sides[0]
  return share > 1 - zones[1] ? sides[1] : null
}

/** The objective within R1/3 of a point, or null (SAND-VIC-4). */
function objectiveAt({ objectives, settings: { unitMm } }: Battle, point: Point): string | null {
  const near = objectives.find(({ at }) => at && Math.hypot(at.x - point.x, at.y - point.y) <= HOLDING_REACH_R * unitMm)
  return near?.id ?? null
}

/** Creates a position on the map; zone and objective are derived from the point. */
export function createMapPosition(battle: Battle, at: Point, place: Omit<Position, 'at' | 'zone' | 'near'>): Position {
  const point = { x: roundR(at.x), y: roundR(at.y) }
  return { ...place, at: point, zone: zoneAt(battle, point), near: objectiveAt(battle, point) }
}

/** Whether a point is on the field, or there is no map. */
export function isOnField({ fieldMm }: Battle, { x, y }: Point): boolean {
  return (
    !fieldMm ||
    isPointInPolygon(
      [
        { x: 0, y: 0 },
        { x: fieldMm[0], y: 0 },
        { x: fieldMm[0], y: fieldMm[1] },
        { x: 0, y: fieldMm[1] },
      ],
      { x, y },
    )
  )
}

/** The room whose floor contains a point, or null. */
export function findRoomAt({ rooms }: Battle, point: Point): Room | null {
  return rooms.find(({ outline }) => outline && isInArea(outline, point)) ?? null
}

/**
 * Whether two pieces are in contact with no wall between them. True if the map cannot tell (SAND-MOVE-2, SAND-ROBO-7).
 */
export function mayBeInContact(battle: Battle, a: string, b: string): boolean {
  return isWithinReach(battle, a, b, MAX_CONTACT_DISTANCE_MM)
}

/** Whether two pieces are within a distance in millimetres with no wall between them. True if the map cannot tell. */
export function isWithinReach(battle: Battle, a: string, b: string, mm: number): boolean {
  const [own, aim] = [findPieceOutline(battle, a), findPieceOutline(battle, b)]
  if (!own || !aim) return true
  if (getAreaDistance(own, aim) > mm) return false
  const to = getNearestPointInArea(aim, computeInteriorPoint(own))
  return findBarrierOnLeg(listBuildingBarriers(battle), getNearestPointInArea(own, to), to) === null
}
