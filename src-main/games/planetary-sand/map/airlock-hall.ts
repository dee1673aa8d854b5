import type { Field } from '#shared/games/planetary-sand/field.ts'
import type { BuildingId } from '#shared/games/planetary-sand/tables/armour.ts'
import { type Convex, getCentroid, type Point } from '#shared/kit/convex.ts'

/** A building with its rooms, and the walls, doors and roofs between them and the outside. */
interface House {
  readonly building: Field['buildings'][number]
  readonly rooms: Field['rooms']
  readonly openings: Field['openings']
}

/** Width of a door as a fraction of its wall. */
const DOOR_SHARE = 0.3

/**
 * Creates a hall behind an airlock in a quadrilateral. The gate is in the first edge, the inner door in the wall
 * between the rooms (SAND-AIR-1).
 */
export function createAirlockHall(id: string, type: BuildingId, outline: Convex): House {
  const [a, b, c, d] = outline as [Point, Point, Point, Point]
  const [between, otherPoint] = [getCentroid([b, c]), getCentroid([d, a])]
  const [hall, lock] = [`${id} hall`, `${id} lock`]
  const rooms = [
    { id: lock, building: id, outline: [a, b, between, otherPoint] },
    { id: hall, building: id, outline: [otherPoint, between, c, d] },
  ]
  const part = (
    name: string,
    kind: 'wall' | 'door' | 'roof',
    joins: [string, string | null],
    ends?: readonly [Point, Point],
  ) => ({
    id: `${id} ${name}`,
    building: id,
    part: kind,
    rooms: joins,
    from: ends?.[0] ?? null,
    to: ends?.[1] ?? null,
  })
  const withDoor = (
    name: string,
    door: string,
    joins: [string, string | null],
    [from, to]: readonly [Point, Point],
  ) => {
    const [point, two] = [pointOn(from, to, 0.5 - DOOR_SHARE / 2), pointOn(from, to, 0.5 + DOOR_SHARE / 2)]
    return [
      part(`${name} 1`, 'wall', joins, [from, point]),
      part(door, 'door', joins, [point, two]),
      part(`${name} 2`, 'wall', joins, [two, to]),
    ]
  }
  return {
    building: { id, type, outline: [a, b, c, d] },
    rooms,
    openings: [
      ...withDoor('front', 'gate', [lock, null], [a, b]),
      ...withDoor('inner wall', 'inner door', [hall, lock], [otherPoint, between]),
      part('lock side 1', 'wall', [lock, null], [b, between]),
      part('lock side 2', 'wall', [lock, null], [otherPoint, a]),
      part('hall side 1', 'wall', [hall, null], [between, c]),
      part('back', 'wall', [hall, null], [c, d]),
      part('hall side 2', 'wall', [hall, null], [d, otherPoint]),
      part('lock roof', 'roof', [lock, null]),
      part('hall roof', 'roof', [hall, null]),
    ],
  }
}

function pointOn(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}
