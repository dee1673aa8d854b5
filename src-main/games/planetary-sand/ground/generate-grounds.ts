import type { Dice } from '#main/games/kit/dice.ts'
import type { Field } from '#shared/games/planetary-sand/field.ts'
import { type GroundId, GROUNDS } from '#shared/games/planetary-sand/tables/grounds.ts'
import { TERRAIN } from '#shared/games/planetary-sand/tables/terrain.ts'
import { isInArea } from '#shared/kit/areas.ts'
import type { ConvexPolygon, Point } from '#shared/kit/convex.ts'
import { type FieldGeneratorOptions, drawFreeArea, getPointAtFraction, drawRandomFraction } from './free-area.ts'

/** Search range and step beside the middle, as fractions of the width. */
const [BESIDE, BESIDE_STEP] = [0.4, 0.02]

/** The middle between the armies, or the nearest point beside it on which men can stand (SAND-VIC-3). */
export function findMiddleObjectivePoint({ grounds }: Field, plan: FieldGeneratorOptions): Point {
  const isDry = (point: Point) => {
    const top = grounds.findLast(({ outline }) => isInArea(outline, point))
    return !top || TERRAIN[GROUNDS[top.kind].up].costs.troops !== null
  }
  const steps = Array.from({ length: BESIDE / BESIDE_STEP }, (_, at) => (at + 1) * BESIDE_STEP)
  const shares = [0.5, ...steps.flatMap((step) => [0.5 + step, 0.5 - step])]
  const points = shares.map((share) => getPointAtFraction(plan, share, 0.5))
  return points.find(isDry) ?? getPointAtFraction(plan, 0.5, 0.5)
}

/**
 * Adds a river across No Man's Land to half of the fields: either fordable everywhere, or deep with a bridge and a
 * ford (SAND-TERR-5, SAND-TERR-6).
 */
export function addRandomRiver(field: Field, plan: FieldGeneratorOptions, dice: Dice): Field {
  if (dice.die(2) === 1) return field
  const { unitMm } = plan
  const [near, far] = [drawRandomFraction(dice, 0.44, 0.56), drawRandomFraction(dice, 0.44, 0.56)]
  const deep = 0.3 * unitMm
  const strip = (kind: GroundId, [from, to]: readonly [number, number], more: number): Field['grounds'][number] => {
    const [a, b] = [from, to].map((across) => getPointAtFraction(plan, across, near + (far - near) * across)) as [
      Point,
      Point,
    ]
    const bank = deep / 2 + more
    return {
      kind,
      top: null,
      outline: [
        { x: a.x, y: a.y - bank },
        { x: b.x, y: b.y - bank },
        { x: b.x, y: b.y + bank },
        { x: a.x, y: a.y + bank },
      ],
    }
  }
  if (dice.die(2) === 1) return { ...field, grounds: [...field.grounds, strip('ford', [0, 1], 0)] }
  const [bridge, ford] = [drawRandomFraction(dice, 0.15, 0.35), drawRandomFraction(dice, 0.55, 0.75)]
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

/** Random terrain: frequency in sixths, and size in R. */
// oxfmt-ignore
const LYING: readonly { readonly kind: GroundId; readonly of6: number; readonly size: readonly [number, number] }[] = [
  { kind: 'gentle', of6: 5, size: [1.2, 2] },
  { kind: 'gentle', of6: 4, size: [1, 1.6] },
  { kind: 'steep', of6: 3, size: [0.6, 1] },
  { kind: 'lake', of6: 2, size: [0.7, 1.2] },
]

/** Adds slopes and lakes, apart from each other and from existing objects (SAND-TERR-1, SAND-TERR-7). */
export function addRandomGrounds(field: Field, plan: FieldGeneratorOptions, dice: Dice): Field {
  return LYING.reduce((before, { kind, of6, size: [least, most] }) => {
    if (dice.die(6) > of6) return before
    const outline = drawFreeArea(before, plan, () => {
      const at = getPointAtFraction(plan, drawRandomFraction(dice, 0.1, 0.9), drawRandomFraction(dice, 0.15, 0.85))
      return roundish(at, (drawRandomFraction(dice, least, most) / 2) * plan.unitMm)
    })
    return outline ? { ...before, grounds: [...before.grounds, { kind, top: null, outline: [...outline] }] } : before
  }, field)
}

/** An octagon around a point. */
function roundish({ x, y }: Point, radius: number): ConvexPolygon {
  return Array.from({ length: 8 }, (_, at) => {
    const angle = ((2 * at + 1) * Math.PI) / 8
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) }
  })
}
