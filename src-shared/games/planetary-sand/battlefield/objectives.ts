import { isInArea, computeInteriorPoint } from '#shared/kit/areas.ts'
import type { Point } from '#shared/kit/convex.ts'
import type { BattlefieldPlan, FieldSide } from '../battlefields.ts'
import { type Field, MAX_OBJECTIVES } from '../field.ts'

/** Names of the sides' objectives, and of the middle one. */
const OBJECTIVE_NAMES: Readonly<Record<FieldSide | 'middle', string>> = {
  first: 'First objective',
  second: 'Second objective',
  middle: 'Middle objective',
}

/** Location of an objective at a point: the room that contains it, or the point. */
export function getObjectiveLocationAt(
  { rooms }: Field,
  at: Point,
): { readonly at: Point | null; readonly room: string | null } {
  const room = rooms.find(({ outline }) => outline && isInArea(outline, at))
  return room ? { at: null, room: room.id } : { at, room: null }
}

/**
 * Puts the objective of a side, or the middle one (null), at a point. There is one of each (SAND-VIC-2, SAND-VIC-3).
 * At the maximum number, an objective without a side is reused.
 */
export function placeObjective(plan: BattlefieldPlan, home: FieldSide | null, at: Point): BattlefieldPlan {
  const { field } = plan
  const place = getObjectiveLocationAt(field, at)
  const own = field.objectives.findIndex((objective) => objective.home === home)
  const isFull = field.objectives.length >= MAX_OBJECTIVES
  const known = own < 0 && isFull ? field.objectives.findIndex((objective) => objective.home === null) : own
  const objectives =
    known < 0
      ? [...field.objectives, { id: OBJECTIVE_NAMES[home ?? 'middle'], home, ...place }]
      : field.objectives.map((objective, index) => (index === known ? { ...objective, home, ...place } : objective))
  return { ...plan, field: { ...field, objectives } }
}

/**
 * Best position for a side's objective: in its room nearest to its end of the field, else in the centre of its zone.
 */
export function computeBestObjectivePosition({ field, zones }: BattlefieldPlan, home: FieldSide): Point {
  const [width, height] = field.sizeMm ?? [0, 0]
  const [share, long] = home === 'first' ? [zones[0] / 2, 0] : [1 - zones[1] / 2, 1]
  const isWide = width > height
  const zone = isWide ? { x: share * width, y: height / 2 } : { x: width / 2, y: share * height }
  const alongOf = ({ x, y }: Point) => Math.abs((isWide ? x / width : y / height) - long)
  const rooms = field.rooms.flatMap(({ outline }) => (outline ? [computeInteriorPoint(outline)] : []))
  const own = rooms.filter((middle) => alongOf(middle) < 0.5).toSorted((a, b) => alongOf(a) - alongOf(b))
  return own[0] ?? zone
}
