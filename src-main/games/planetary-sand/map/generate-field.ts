import type { Dice } from '#main/games/kit/dice.ts'
import type { Field } from '#shared/games/planetary-sand/field.ts'
import { BUILDINGS, type BuildingId } from '#shared/games/planetary-sand/tables/armour.ts'
import type { GroundId } from '#shared/games/planetary-sand/tables/grounds.ts'
import type { ScenarioId } from '#shared/games/planetary-sand/tables/phases.ts'
import { type Convex, cornersOf, distanceBetween, type Point } from '#shared/kit/convex.ts'
import { houseAt } from './house.ts'

/** What a field is made for. */
export interface FieldPlan {
  readonly scenario: ScenarioId
  readonly seats: readonly [string, string]
  /** R1 in millimetres. */
  readonly unitMm: number
}

/** A field, and who attacks on it. */
interface MadeField {
  readonly field: Field
  readonly attacker: string | null
}

/** How large the field is, in R; the long side runs from army to army. */
const [WIDTH_R, LENGTH_R] = [6, 9]

/** Who has something to keep. */
const DEFENDED: Readonly<Record<ScenarioId, (seats: FieldPlan['seats']) => readonly string[]>> = {
  basic: () => [],
  defensive: ([, defender]) => [defender],
  objective: (seats) => seats,
}

/** A field by chance: slopes, a river with its crossings, walls, buildings of rooms, and what the scenario is about (SAND-SET-1, SAND-VIC-1 to SAND-VIC-3). */
export function generateField(plan: FieldPlan, dice: Dice): MadeField {
  const { seats, scenario } = plan
  const defended = DEFENDED[scenario](seats)
  const posts = defended.reduce(
    (field, side) => withHouse(field, plan, dice, { id: `${side} post`, along: side === seats[0] ? 0.16 : 0.84 }),
    emptyField(plan),
  )
  const wet = withRiver(posts, plan, dice)
  const hilly = withGrounds(wet, plan, dice)
  const built = dice.die(2) === 1 ? withHouse(hilly, plan, dice, { id: 'Ruin', along: 0.5 }) : hilly
  const field = withWalls(built, plan, dice)
  const hasMiddle = scenario === 'objective' && dice.die(2) === 1
  const objectives: Field['objectives'] = [
    ...defended.map((home) => ({ id: `${home} objective`, home, at: null, room: `${home} post hall` })),
    ...(hasMiddle ? [{ id: 'Middle objective', home: null, at: pointAt(plan, 0.5, 0.5), room: null }] : []),
  ]
  return { attacker: scenario === 'defensive' ? seats[0] : null, field: { ...field, objectives } }
}

/** Nothing stands nearer to something else than this, in R. */
const APART_R = 0.2
const TRIES = 30

function emptyField({ unitMm }: FieldPlan): Field {
  const sizeMm: [number, number] = [WIDTH_R * unitMm, LENGTH_R * unitMm]
  return { sizeMm, grounds: [], walls: [], buildings: [], rooms: [], openings: [], objectives: [] }
}

/** A point by its shares of the width and the length. */
function pointAt({ unitMm }: FieldPlan, across: number, along: number): Point {
  return { x: Math.round(across * WIDTH_R * unitMm), y: Math.round(along * LENGTH_R * unitMm) }
}

/** A share by chance, in hundredths. */
function shareIn(dice: Dice, from: number, to: number): number {
  return from + ((dice.die(101) - 1) / 100) * (to - from)
}

/** Whether an area keeps away from all that stands already. */
function isFree({ buildings, grounds, walls }: Field, area: Convex, unitMm: number): boolean {
  const others = [
    ...buildings.flatMap(({ outline }) => (outline ? [outline] : [])),
    ...grounds.map(({ outline }) => outline),
    ...walls.map(({ from, to }) => [from, to]),
  ]
  return others.every((other) => distanceBetween(area, other) > APART_R * unitMm)
}

/** The first of some areas by chance that is free; null where none is. */
function freeArea(field: Field, { unitMm }: FieldPlan, draw: () => Convex): Convex | null {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const area = draw().map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))
    if (isFree(field, area, unitMm)) return area
  }
  return null
}

/** A building of two rooms, about so far along the field. */
function withHouse(field: Field, plan: FieldPlan, dice: Dice, { id, along }: { id: string; along: number }): Field {
  const { unitMm } = plan
  const types = Object.keys(BUILDINGS) as BuildingId[]
  const type = types[dice.die(types.length) - 1] ?? 'building'
  const outline = freeArea(field, plan, () => {
    const at = pointAt(plan, shareIn(dice, 0.25, 0.75), shareIn(dice, along - 0.05, along + 0.05))
    return cornersOf({ ...at, heading: 0, length: unitMm, width: 0.8 * unitMm })
  })
  if (!outline) return field
  const house = houseAt(id, type, outline)
  return {
    ...field,
    buildings: [...field.buildings, house.building],
    rooms: [...field.rooms, ...house.rooms],
    openings: [...field.openings, ...house.openings],
  }
}

/** A river across No Man's Land on half of the fields: a ford all along, or deep with a bridge and a ford (SAND-TERR-5, SAND-TERR-6). */
function withRiver(field: Field, plan: FieldPlan, dice: Dice): Field {
  if (dice.die(2) === 1) return field
  const { unitMm } = plan
  const [near, far] = [shareIn(dice, 0.44, 0.56), shareIn(dice, 0.44, 0.56)]
  const deep = 0.3 * unitMm
  const strip = (kind: GroundId, [from, to]: readonly [number, number], more: number): Field['grounds'][number] => {
    const [one, other] = [from, to].map((across) => pointAt(plan, across, near + (far - near) * across)) as [
      Point,
      Point,
    ]
    const bank = deep / 2 + more
    return {
      kind,
      top: null,
      outline: [
        { x: one.x, y: one.y - bank },
        { x: other.x, y: other.y - bank },
        { x: other.x, y: other.y + bank },
        { x: one.x, y: one.y + bank },
      ],
    }
  }
  if (dice.die(2) === 1) return { ...field, grounds: [...field.grounds, strip('ford', [0, 1], 0)] }
  const [bridge, ford] = [shareIn(dice, 0.15, 0.35), shareIn(dice, 0.55, 0.75)]
  return {
    ...field,
    grounds: [
      ...field.grounds,
      strip('river', [0, 1], 0),
      strip('bridge', [bridge, bridge + 0.06], 10),
      strip('ford', [ford, ford + 0.15], 0),
    ],
  }
}

/** What may lie about: how often in six, and how large in R. */
// oxfmt-ignore
const LYING: readonly { readonly kind: GroundId; readonly of6: number; readonly size: readonly [number, number] }[] = [
  { kind: 'gentle', of6: 5, size: [1.2, 2] },
  { kind: 'gentle', of6: 4, size: [1, 1.6] },
  { kind: 'steep', of6: 3, size: [0.6, 1] },
  { kind: 'lake', of6: 2, size: [0.7, 1.2] },
]

function withGrounds(field: Field, plan: FieldPlan, dice: Dice): Field {
  return LYING.reduce((before, { kind, of6, size: [least, most] }) => {
    if (dice.die(6) > of6) return before
    const outline = freeArea(before, plan, () => {
      const at = pointAt(plan, shareIn(dice, 0.1, 0.9), shareIn(dice, 0.15, 0.85))
      return roundish(at, (shareIn(dice, least, most) / 2) * plan.unitMm)
    })
    return outline ? { ...before, grounds: [...before.grounds, { kind, top: null, outline: [...outline] }] } : before
  }, field)
}

/** Eight corners about a point. */
function roundish({ x, y }: Point, radius: number): Convex {
  return Array.from({ length: 8 }, (_, at) => {
    const angle = ((2 * at + 1) * Math.PI) / 8
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) }
  })
}

const WALLS = { least: 3, dice: 4, lengthR: [0.6, 1.2] } as const

/** Walls to stand behind, most of them across the field. */
function withWalls(field: Field, plan: FieldPlan, dice: Dice): Field {
  const count = WALLS.least + dice.die(WALLS.dice)
  return Array.from({ length: count }).reduce<Field>((before) => {
    const wall = freeArea(before, plan, () => {
      const at = pointAt(plan, shareIn(dice, 0.12, 0.88), shareIn(dice, 0.2, 0.8))
      const half = (shareIn(dice, ...WALLS.lengthR) / 2) * plan.unitMm
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
