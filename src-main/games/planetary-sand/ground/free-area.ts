import type { Dice } from '#main/games/kit/dice.ts'
import type { Field } from '#shared/games/planetary-sand/field.ts'
import type { ScenarioId } from '#shared/games/planetary-sand/tables/phases.ts'
import type { ConvexPolygon, Point } from '#shared/kit/convex.ts'
import { getDistanceBetweenFigures } from '#shared/kit/distances.ts'

/** Parameters of a generated field. */
export interface FieldGeneratorOptions {
  readonly scenario: ScenarioId
  readonly seats: readonly [string, string]
  /** The attacker if one side defends; the first seat by default. */
  readonly attacker?: string
  /** R1 in millimetres. */
  readonly unitMm: number
}

/** Size of the field in R. The long side runs from army to army. */
export const [WIDTH_R, LENGTH_R] = [6, 9]

/** Minimum distance between objects, in R. */
const APART_R = 0.2
const TRIES = 30

/** Converts fractions of width and length to a point. */
export function getPointAtFraction({ unitMm }: FieldGeneratorOptions, across: number, along: number): Point {
  return { x: Math.round(across * WIDTH_R * unitMm), y: Math.round(along * LENGTH_R * unitMm) }
}

/** Draws a random fraction, in hundredths. */
export function drawRandomFraction(dice: Dice, from: number, to: number): number {
  return from + ((dice.die(101) - 1) / 100) * (to - from)
}

/** Whether an area keeps its distance from all existing objects. */
function isFree({ buildings, grounds, walls }: Field, area: ConvexPolygon, unitMm: number): boolean {
  const others = [
    ...buildings.flatMap(({ outline }) => (outline ? [outline] : [])),
    ...grounds.map(({ outline }) => outline),
    ...walls.map(({ from, to }) => [from, to]),
  ]
  return others.every((candidate) => getDistanceBetweenFigures(area, candidate) > APART_R * unitMm)
}

/** Draws random areas and returns the first free one, or null. */
export function drawFreeArea(
  field: Field,
  { unitMm }: FieldGeneratorOptions,
  draw: () => ConvexPolygon,
): ConvexPolygon | null {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const area = draw().map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))
    if (isFree(field, area, unitMm)) return area
  }
  return null
}
