import type { Dice } from '#main/games/kit/dice.ts'
import type { Field } from '#shared/games/planetary-sand/field.ts'
import { BUILDINGS, type BuildingId } from '#shared/games/planetary-sand/tables/armour.ts'
import type { ScenarioId } from '#shared/games/planetary-sand/tables/phases.ts'
import { getBoxCorners } from '#shared/kit/boxes.ts'
import { type ConvexPolygon, computeMeanPoint, type Point } from '#shared/kit/convex.ts'
import {
  type FieldGeneratorOptions,
  drawFreeArea,
  LENGTH_R,
  getPointAtFraction,
  drawRandomFraction,
  WIDTH_R,
} from './free-area.ts'
import { findMiddleObjectivePoint, addRandomGrounds, addRandomRiver } from './generate-grounds.ts'

/** Sides with an objective to defend, by scenario. */
const DEFENDED: Readonly<
  Record<ScenarioId, (seats: FieldGeneratorOptions['seats'], attacker: string) => readonly string[]>
> = {
  basic: () => [],
  defensive: (seats, attacker) => seats.filter((seat) => seat !== attacker),
  objective: (seats) => seats,
}

/**
 * Generates a random field: slopes, a river with crossings, walls, buildings with rooms, and the scenario's
 * objectives, given the attacker (SAND-SET-1, SAND-VIC-1 to SAND-VIC-3).
 */
export function generateField(plan: FieldGeneratorOptions, dice: Dice) {
  const { seats, scenario } = plan
  const { attacker = seats[0] } = plan
  const defended = DEFENDED[scenario](seats, attacker)
  const posts = defended.reduce(
    (field, side) => withHouse(field, plan, dice, { id: `${side} post`, along: side === seats[0] ? 0.16 : 0.84 }),
    emptyField(plan),
  )
  const wet = addRandomRiver(posts, plan, dice)
  const hilly = addRandomGrounds(wet, plan, dice)
  const built = dice.die(2) === 1 ? withHouse(hilly, plan, dice, { id: 'Ruin', along: 0.5 }) : hilly
  const field = withWalls(built, plan, dice)
  const hasMiddle = scenario === 'objective' && dice.die(2) === 1
  const objectives: Field['objectives'] = [
    ...defended.map((home) => ({ id: `${home} objective`, home, at: null, room: `${home} post hall` })),
    ...(hasMiddle
      ? [{ id: 'Middle objective', home: null, at: findMiddleObjectivePoint(field, plan), room: null }]
      : []),
  ]
  return { attacker: scenario === 'defensive' ? attacker : null, field: { ...field, objectives } }
}

function emptyField({ unitMm }: FieldGeneratorOptions): Field {
  const sizeMm: [number, number] = [WIDTH_R * unitMm, LENGTH_R * unitMm]
  return { sizeMm, grounds: [], walls: [], buildings: [], rooms: [], openings: [], objectives: [] }
}

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
export function createAirlockHall(id: string, type: BuildingId, outline: ConvexPolygon): House {
  const [a, b, c, d] = outline as [Point, Point, Point, Point]
  const [between, otherPoint] = [computeMeanPoint([b, c]), computeMeanPoint([d, a])]
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

/** Adds a building of two rooms at about this position along the field. */
function withHouse(
  field: Field,
  plan: FieldGeneratorOptions,
  dice: Dice,
  { id, along }: { id: string; along: number },
): Field {
  const { unitMm } = plan
  const types = Object.keys(BUILDINGS) as BuildingId[]
  const type = types[dice.die(types.length) - 1] ?? 'building'
  const outline = drawFreeArea(field, plan, () => {
    const at = getPointAtFraction(
      plan,
      drawRandomFraction(dice, 0.25, 0.75),
      drawRandomFraction(dice, along - 0.05, along + 0.05),
    )
    return getBoxCorners({ ...at, heading: 0, length: unitMm, width: 0.8 * unitMm })
  })
  if (!outline) return field
  const house = createAirlockHall(id, type, outline)
  return {
    ...field,
    buildings: [...field.buildings, house.building],
    rooms: [...field.rooms, ...house.rooms],
    openings: [...field.openings, ...house.openings],
  }
}

const WALLS = { least: 3, dice: 4, lengthR: [0.6, 1.2] } as const

/** Adds walls for cover, most of them across the field. */
function withWalls(field: Field, plan: FieldGeneratorOptions, dice: Dice): Field {
  const count = WALLS.least + dice.die(WALLS.dice)
  return Array.from({ length: count }).reduce<Field>((before) => {
    const wall = drawFreeArea(before, plan, () => {
      const at = getPointAtFraction(plan, drawRandomFraction(dice, 0.12, 0.88), drawRandomFraction(dice, 0.2, 0.8))
      const half = (drawRandomFraction(dice, ...WALLS.lengthR) / 2) * plan.unitMm
      const angle = ((dice.die(61) - 31) * Math.PI) / 180
      const [dx, dy] = [half * Math.cos(angle), half * Math.sin(angle)]
      return [
        { x: at.x - dx, y: at.y - dy },
        { x: at.x + dx, y: at.y + dy },
      ]
    })
    const [from, to] = wall ?? []
    return from && to ? { ...before, walls: [...before.walls, { from, to }] } : before
  }, field)
}
