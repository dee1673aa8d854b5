import type { Point } from '#shared/kit/convex.ts'
import { buildNormalEquations, solveLinear } from './linear-equations.ts'

/** A homography as a 3 × 3 matrix in row-major order, the last number 1. */
export type Homography = readonly number[]

/** A point of the table in millimetres and its position in the picture in pixels. */
export interface PointCorrespondence {
  readonly table: Point
  readonly pixel: Point
}

/**
 * Fits the homography from `table` to `pixel` to four or more points by least squares. Null for collinear points. Both
 * sides should be near 1 in size, and `table` 0 must be in view.
 */
export function fitHomography(sightings: readonly PointCorrespondence[]): Homography | null {
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
