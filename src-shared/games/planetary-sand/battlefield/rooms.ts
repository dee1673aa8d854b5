import { isInArea, type Outline } from '#shared/kit/areas.ts'
import { toCounterClockwiseConvex, type ConvexPolygon, computeMeanPoint, type Point } from '#shared/kit/convex.ts'
import { joinOutlines } from '#shared/kit/join-outlines.ts'
import { computeSignedArea, splitIntoConvexPolygons } from '#shared/kit/outlines.ts'
import { type Field, MAX_AREA_CORNERS } from '../field.ts'
import type { BuildingId } from '../tables/armour.ts'
import {
  getPointAlongEdge,
  intersectEdgeIntervals,
  listEdges,
  isOnEdge,
  computeEdgeLength,
  type EdgeInterval,
  findEdgeInterval,
  subtractEdgeIntervals,
} from './edge-intervals.ts'
import { listFreeNames } from './names.ts'

export type FieldRoom = Field['rooms'][number]
export type FieldOpening = Field['openings'][number]

/** Gaps in a wall up to this length are ignored. */
const LEAST_GAP_MM = 20
/** Rooms with a smaller area are treated as accidental, in square millimetres. */
const LEAST_ROOM = 50 * 50

/** An open interval of a room's border, and the adjacent room; null for outside. */
export interface BorderGap {
  readonly room: string
  readonly other: string | null
  readonly from: Point
  readonly to: Point
}

/** Parts of a room's border without wall or door (SAND-AIR-1). */
export function listBorderGaps(field: Field, room: FieldRoom): BorderGap[] {
  const own = field.openings.filter(({ part, rooms }) => part !== 'roof' && rooms.includes(room.id))
  const others = field.rooms.filter(({ id, building }) => id !== room.id && building === room.building)
  return listEdges(room.outline ?? []).flatMap((edge) => {
    const spansOf = (line: readonly [Point | null, Point | null]): EdgeInterval[] => {
      const [from, to] = line
      const span = from && to && findEdgeInterval(edge, from, to)
      return span ? [span] : []
    }
    const open = subtractEdgeIntervals(
      [[0, computeEdgeLength(edge)]],
      own.flatMap(({ from, to }) => spansOf([from, to])),
    )
    const behind = others.flatMap(({ id, outline = [] }) =>
      listEdges(outline)
        .flatMap(spansOf)
        .map((span) => ({ id, span })),
    )
    const inner = behind.flatMap(({ id, span }) =>
      intersectEdgeIntervals(open, span).map((item) => ({ other: id, span: item })),
    )
    const outer = subtractEdgeIntervals(
      open,
      behind.map(({ span }) => span),
    ).map((span) => ({ other: null, span: span }))
    return [...inner, ...outer]
      .filter(({ span: [from, to] }) => to - from > LEAST_GAP_MM)
      .map(({ other: neighbour, span: [from, to] }) => ({
        room: room.id,
        other: neighbour,
        from: getPointAlongEdge(edge, from),
        to: getPointAlongEdge(edge, to),
      }))
  })
}

/** Closes rooms with walls and a roof each. */
export function closeRooms(field: Field, ids: readonly string[]): Field {
  return ids.reduce((before, id) => {
    const room = before.rooms.find((candidate) => candidate.id === id)
    if (!room?.outline) return before
    const gaps = listBorderGaps(before, room)
    const hasRoof = before.openings.some(({ part, rooms }) => part === 'roof' && rooms.includes(id))
    const [roof = '', ...names] = [
      ...listFreeNames(before, `${id} roof`, 1),
      ...listFreeNames(before, `${id} wall`, gaps.length),
    ]
    const { building } = room
    const walls = gaps.map(({ other: neighbour, from, to }, at): FieldOpening => ({
      id: names[at] ?? '',
      building,
      part: 'wall',
      rooms: [id, neighbour],
      from,
      to,
    }))
    const top: FieldOpening = { id: roof, building, part: 'roof', rooms: [id, null], from: null, to: null }
    return { ...before, openings: [...before.openings, ...walls, ...(hasRoof ? [] : [top])] }
  }, field)
}

/** Adds a building with one room. */
export function addBuilding(field: Field, type: BuildingId, corners: ConvexPolygon): Field {
  const [id = ''] = listFreeNames(field, 'Building', 1)
  const [room = ''] = listFreeNames(field, `${id} room`, 1)
  const outline = [...(toCounterClockwiseConvex(corners) ?? corners)]
  const begun: Field = {
    ...field,
    buildings: [...field.buildings, { id, type, outline }],
    rooms: [...field.rooms, { id: room, building: id, outline }],
  }
  return closeRooms(begun, [room])
}

/** Divides the room that contains a line, or returns the reason why it cannot. */
export function divideRoom(field: Field, [from, to]: readonly [Point, Point]): Field | string {
  const middle = computeMeanPoint([from, to])
  const room = field.rooms.find(({ outline }) => outline && isInArea(outline, middle))
  if (!room?.outline) return 'Draw the wall inside a room.'
  const halves = [cutOff(room.outline, from, to), cutOff(room.outline, to, from)]
  if (halves.some((half) => half.length < 3 || computeSignedArea(half) < LEAST_ROOM))
    return 'The wall leaves no room on one side: draw it across the room.'
  if (halves.some((half) => splitIntoConvexPolygons(half).length === 0))
    return 'The wall would make more than two rooms: draw it where the room does not bend round it.'
  const [name = ''] = listFreeNames(field, `${room.building} room`, 1)
  const parts = halves.map((outline, at): FieldRoom => ({ ...room, id: at === 0 ? room.id : name, outline }))
  const [, second] = parts
  const isOn = (part: FieldRoom | undefined, { from: start, to: end }: FieldOpening) =>
    !!start && !!end && listEdges(part?.outline ?? []).some((edge) => isOnEdge(edge, start) && isOnEdge(edge, end))
  const own = field.openings.filter(({ rooms }) => rooms.includes(room.id))
  const doors = own.filter(({ part }) => part === 'door')
  const cut = doors.find((door) => door.from && parts.every((part) => !isOn(part, door)))
  if (cut) return `The wall would end in ${cut.id}: draw it beside the door.`
  const openings = field.openings.flatMap((item): FieldOpening[] => {
    if (!own.includes(item) || item.from === null) return [item]
    if (item.part === 'wall') return []
    const isMoved = isOn(second, item)
    return [
      { ...item, rooms: item.rooms.map((id) => (id === room.id && isMoved ? name : id)) as FieldOpening['rooms'] },
    ]
  })
  const rooms = field.rooms.flatMap((item) => (item.id === room.id ? parts : [item]))
  return closeRooms({ ...field, rooms, openings }, [room.id, name])
}

/** Merges two rooms, or returns the reason why they cannot be merged. */
export function joinRooms(field: Field, [keep, gone]: readonly [string, string]): Field | string {
  const [a, b] = [keep, gone].map((id) => field.rooms.find((room) => room.id === id)?.outline)
  if (!a || !b) return 'These are no two rooms on the map.'
  const outline = joinOutlines(a, b)
  if (!outline) return 'These rooms share no stretch of wall, or go round a court together: leave the wall.'
  if (outline.length > MAX_AREA_CORNERS)
    return `Together these rooms would have ${outline.length} corners, ${MAX_AREA_CORNERS} are the most: leave the wall.`
  const called = (id: string | null) => (id === gone ? keep : id)
  const openings = field.openings.flatMap((opening): FieldOpening[] => {
    const isBetween = opening.rooms.includes(keep) && opening.rooms.includes(gone)
    if (isBetween || (opening.part === 'roof' && opening.rooms[0] === gone)) return []
    return [{ ...opening, rooms: opening.rooms.map(called) as FieldOpening['rooms'] }]
  })
  const rooms = field.rooms.flatMap((room) => {
    if (room.id === gone) return []
    return [room.id === keep ? { ...room, outline } : room]
  })
  const objectives = field.objectives.map((goal) => ({ ...goal, room: called(goal.room) }))
  return closeRooms({ ...field, rooms, openings, objectives }, [keep])
}

/** Part of an outline to the left of a line, without edges that lie on the line. */
function cutOff(outline: Outline, from: Point, to: Point): Point[] {
  const side = ({ x, y }: Point) => (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x)
  const half = listEdges(outline).flatMap(([point, next]) => {
    const [before, after] = [side(point), side(next)]
    const share = before / (before - after)
    const meets =
      before * after < 0 ? [{ x: point.x + share * (next.x - point.x), y: point.y + share * (next.y - point.y) }] : []
    return before >= 0 ? [point, ...meets] : meets
  })
  return withoutSpikes(half)
}

/** Removes corners at which the outline reverses direction. */
function withoutSpikes(corners: readonly Point[]): Point[] {
  const kept = corners.filter((corner, at) => {
    const [before = corner, after = corner] = [corners.at(at - 1), corners[(at + 1) % corners.length]]
    const [inX, inY] = [corner.x - before.x, corner.y - before.y]
    const [outX, outY] = [after.x - corner.x, after.y - corner.y]
    return inX * outY !== inY * outX || inX * outX + inY * outY > 0
  })
  return kept.length === corners.length ? kept : withoutSpikes(kept)
}
