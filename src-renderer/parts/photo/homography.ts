import type { Point } from '#shared/kit/convex.ts'
import { buildNormalEquations, solveLinear } from './linear-equations.ts'

/** A projective map of a plane onto a plane: nine numbers in rows, the last one 1. */
export type Homography = readonly number[]

/** A point of the table in millimetres, and where it is seen in the picture in pixels. */
export interface Sighting {
  readonly table: Point
  readonly pixel: Point
}

/** The map from `table` to `pixel` that fits four points or more best by least squares; null where they lie on a line. Both sides should be near 1 in size and `table` 0 in view. */
export function fitHomography(sightings: readonly Sighting[]): Homography | null {
  const rows = sightings.flatMap(({ table: { x, y }, pixel: { x: u, y: v } }) => [
    [x, y, 1, 0, 0, 0, -u * x, -u * y],
    [0, 0, 0, x, y, 1, -v * x, -v * y],
  ])
  const { matrix, right } = buildNormalEquations(
    rows,
    sightings.flatMap(({ pixel: { x, y } }) => [x, y]),
  )
  const found = solveLinear(matrix, right)
  return found && [...found, 1]
}
