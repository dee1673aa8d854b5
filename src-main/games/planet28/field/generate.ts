import type { Dice } from '#main/games/kit/dice.ts'
import { EMPTY_FIELD, type Field, type FieldPiece, type Terrain } from '#shared/games/planet28/field/model.ts'
import type { Point } from '#shared/kit/convex.ts'
import { getPolygonGap } from '#shared/kit/distances.ts'

/** A kind of terrain piece for generated fields. */
interface Sort {
  readonly ground: Terrain
  readonly heights: readonly number[]
  readonly sides: readonly [least: number, most: number]
  readonly corners: 4 | 8
}

/** Woods and rubble, walls, climbable roofs, pools and blocks, about as frequent as on a real table. */
const SORTS: readonly Sort[] = [
  { ground: 'rough', heights: [0], sides: [12, 20], corners: 8 },
  { ground: 'rough', heights: [2, 4], sides: [8, 14], corners: 4 },
  { ground: 'even', heights: [6, 8], sides: [10, 16], corners: 4 },
  { ground: 'even', heights: [3], sides: [4, 18], corners: 4 },
  { ground: 'hazardous', heights: [0], sides: [8, 14], corners: 8 },
  { ground: 'impassable', heights: [12], sides: [6, 12], corners: 4 },
]
/** Number of attempts to place pieces. Pieces that do not fit are skipped. */
const TRIES = 26
/** Minimum gap between two pieces, so that a base can pass, and to the edge where sides deploy. */
const GAP_CM = 3
const EDGE_CM = 12

/** Generates a random field with pieces of all four kinds that do not overlap. The same dice give the same field. */
export function generateField(dice: Dice): Field {
  const { widthCm, depthCm } = EMPTY_FIELD
  const pieces: FieldPiece[] = []
  for (let tried = 0; tried < TRIES; tried += 1) {
    const sort = SORTS[dice.die(SORTS.length) - 1]
    if (!sort) continue
    const { ground, corners } = sort
    const heightCm = sort.heights[dice.die(sort.heights.length) - 1] ?? 0
    const [width, depth] = [sideOf(sort, dice), sideOf(sort, dice)]
    const x = between(width / 2 + 2, widthCm - width / 2 - 2, dice)
    const y = between(EDGE_CM + depth / 2, depthCm - EDGE_CM - depth / 2, dice)
    const outline = corners === 4 ? boxAt({ x, y }, width, depth) : ovalAt({ x, y }, width, depth)
    if (pieces.every((otherPiece) => getPolygonGap(otherPiece.corners, outline) >= GAP_CM))
      pieces.push({ id: `piece-${pieces.length + 1}`, ground, heightCm, corners: outline })
  }
  return { widthCm, depthCm, pieces }
}

function sideOf({ sides: [least, most] }: Sort, dice: Dice): number {
  return least - 1 + dice.die(most - least + 1)
}

/** Random whole number of centimetres, both ends included. */
function between(least: number, most: number, dice: Dice): number {
  const [low, high] = [Math.ceil(least), Math.floor(most)]
  return low - 1 + dice.die(high - low + 1)
}

function boxAt({ x, y }: Point, width: number, depth: number): Point[] {
  const [w, d] = [width / 2, depth / 2]
  return [
    { x: x - w, y: y - d },
    { x: x + w, y: y - d },
    { x: x + w, y: y + d },
    { x: x - w, y: y + d },
  ]
}

/** Rectangle with its corners cut off. */
function ovalAt({ x, y }: Point, width: number, depth: number): Point[] {
  const [w, d] = [width / 2, depth / 2]
  const [a, b] = [width / 4, depth / 4]
  return [
    { x: x - a, y: y - d },
    { x: x + a, y: y - d },
    { x: x + w, y: y - b },
    { x: x + w, y: y + b },
    { x: x + a, y: y + d },
    { x: x - a, y: y + d },
    { x: x - w, y: y + b },
    { x: x - w, y: y - b },
  ]
}
