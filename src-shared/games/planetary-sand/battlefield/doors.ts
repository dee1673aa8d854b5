import { computeMeanPoint, type Point } from '#shared/kit/convex.ts'
import type { BattlefieldPlan } from '../battlefields.ts'
import type { Field } from '../field.ts'
import { isOnEdge } from './edge-intervals.ts'
import { roundToTenthMm } from './field-items.ts'
import { closeRooms } from './rooms.ts'

/** Moves a door to the nearest wall of its building. */
export function moveDoor(plan: BattlefieldPlan, at: number, by: Point): BattlefieldPlan {
  const { field } = plan
  const door = field.openings[at]
  if (!door?.from || !door.to) return plan
  const middle = computeMeanPoint([door.from, door.to])
  const widthMm = Math.hypot(door.to.x - door.from.x, door.to.y - door.from.y)
  const walled = removeDoor(field, door.id)
  const place = { x: middle.x + by.x, y: middle.y + by.y }
  const next = addDoor(walled, place, { widthMm, building: door.building, id: door.id, reachMm: Infinity })
  return next ? { ...plan, field: next } : plan
}

/** Replaces a door by wall and merges it with the adjacent walls. */
export function removeDoor(field: Field, id: string): Field {
  const door = field.openings.find((candidate) => candidate.id === id)
  if (!door) return field
  const joins = (opening: (typeof field.openings)[number]) =>
    [opening.rooms, opening.rooms.toReversed()].some((rooms) => rooms.join() === door.rooms.join())
  const isBeside = (opening: (typeof field.openings)[number]) =>
    opening.part === 'wall' &&
    joins(opening) &&
    [opening.from, opening.to].some((end) => end && door.from && door.to && isOnEdge([door.from, door.to], end))
  const openings = field.openings.filter((otherDoor) => otherDoor !== door && !isBeside(otherDoor))
  return closeRooms(
    { ...field, openings },
    door.rooms.filter((room) => room !== null),
  )
}

/** Maximum distance between the pointer and a wall for placing a door, in millimetres. */
const DOOR_REACH_MM = 400

/** Request for a door: building (or any), name, and maximum distance to the wall. */
interface WantedDoor {
  readonly id: string
  readonly widthMm: number
  readonly building: string | null
  readonly reachMm?: number
}

/** Adds a door to the wall nearest to a point; null if no wall is near. */
export function addDoor(
  field: Field,
  at: Point,
  { widthMm, building, id, reachMm = DOOR_REACH_MM }: WantedDoor,
): Field | null {
  const near = field.openings
    .flatMap((wall) => {
      const { from, to, part } = wall
      if (part !== 'wall' || !from || !to || (building !== null && wall.building !== building)) return []
      const length = Math.hypot(to.x - from.x, to.y - from.y)
      const along = ((at.x - from.x) * (to.x - from.x) + (at.y - from.y) * (to.y - from.y)) / (length || 1)
      const place = Math.min(length, Math.max(0, along))
      const [x, y] = [from.x + (place / length) * (to.x - from.x), from.y + (place / length) * (to.y - from.y)]
      return [{ wall, from, to, length, place, mm: Math.hypot(at.x - x, at.y - y) }]
    })
    .toSorted((a, b) => a.mm - b.mm)[0]
  if (!near || near.mm > reachMm || near.length < 1) return null
  const { wall, from, to, length, place } = near
  const width = Math.min(widthMm, length)
  const begins = Math.min(length - width, Math.max(0, place - width / 2))
  const point = (mm: number) =>
    roundToTenthMm({ x: from.x + (mm / length) * (to.x - from.x), y: from.y + (mm / length) * (to.y - from.y) })
  const door = { ...wall, id, part: 'door' as const, from: point(begins), to: point(begins + width) }
  const openings = field.openings.flatMap((otherWall) => (otherWall === wall ? [door] : [otherWall]))
  return closeRooms(
    { ...field, openings },
    wall.rooms.filter((room) => room !== null),
  )
}
