import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { square } from '#tests/support/squares.ts'
import type { ConvexPolygon, Point } from './convex.ts'
import { getPolygonGap } from './distances.ts'
import { computeOverlapDepth, isOverlapDeeperThan } from './overlaps.ts'

/** Whether a point lies in a polygon, by the signs of its turns: written apart from the depth that it checks. */
const holds = (polygon: ConvexPolygon, { x, y }: Point) =>
  polygon.every((from, index) => {
    const to = polygon[(index + 1) % polygon.length] ?? from
    return (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x) >= 0
  })

/** The deepest point of two polygons on a fine raster. */
const shareRaster = (a: ConvexPolygon, b: ConvexPolygon, step: number) => {
  const xs = a.map(({ x }) => x)
  const ys = a.map(({ y }) => y)
  for (let x = Math.min(...xs); x <= Math.max(...xs); x += step)
    for (let y = Math.min(...ys); y <= Math.max(...ys); y += step)
      if (holds(a, { x, y }) && holds(b, { x, y })) return true
  return false
}

describe('depth', () => {
  test('squares side by side touch, a hundredth nearer they overlap by a hundredth', () => {
    expect(computeOverlapDepth(square(0, 0), square(16, 0))).toBeCloseTo(0, 12)
    expect(computeOverlapDepth(square(0, 0), square(15.99, 0))).toBeCloseTo(0.01, 12)
    expect(computeOverlapDepth(square(0, 0), square(16.5, 0))).toBeLessThan(0)
  })

  test('corner over corner', () => {
    expect(computeOverlapDepth(square(0, 0), square(15, 14))).toBeCloseTo(1, 12)
    expect(computeOverlapDepth(square(0, 0, 45), square(22.627416998, 0, 45))).toBeCloseTo(0, 6)
  })

  const Placed = fc.record({
    x: fc.double({ min: -20, max: 20, noNaN: true }),
    y: fc.double({ min: -20, max: 20, noNaN: true }),
    degrees: fc.double({ min: 0, max: 360, noNaN: true }),
  })

  test('equals a raster of a fifth of a millimetre, but for what is thinner', () => {
    fc.assert(
      fc.property(Placed, Placed, (a, b) => {
        const [squareA, squareB] = [square(a.x, a.y, a.degrees), square(b.x, b.y, b.degrees)]
        const depth = computeOverlapDepth(squareA, squareB)
        fc.pre(Math.abs(depth) > 0.6)
        expect(shareRaster(squareA, squareB, 0.2)).toBe(depth > 0)
      }),
      { numRuns: 60 },
    )
  })

  test('is the same from both sides, and where it is 0 and less there is a gap', () => {
    fc.assert(
      fc.property(Placed, Placed, (a, b) => {
        const [squareA, squareB] = [square(a.x, a.y, a.degrees), square(b.x, b.y, b.degrees)]
        const depth = computeOverlapDepth(squareA, squareB)
        if (depth > 0) expect(computeOverlapDepth(squareB, squareA)).toBeCloseTo(depth, 9)
        else expect(computeOverlapDepth(squareB, squareA)).toBeLessThanOrEqual(0)
        expect(getPolygonGap(squareA, squareB) > 0).toBe(depth < 0)
      }),
    )
  })

  test('overlap is more of it than is allowed, from both sides; touching is none', () => {
    expect(isOverlapDeeperThan(square(0, 0), square(16, 0), 0)).toBe(false)
    expect(isOverlapDeeperThan(square(0, 0), square(15.99, 0), 0.011)).toBe(false)
    expect(isOverlapDeeperThan(square(0, 0), square(15.99, 0), 0.009)).toBe(true)
    expect(isOverlapDeeperThan(square(0, 0), square(0, 0, 45, 2), 8.9)).toBe(true)
    fc.assert(
      fc.property(Placed, Placed, fc.double({ min: 0, max: 4, noNaN: true }), (a, b, more) => {
        const [squareA, squareB] = [square(a.x, a.y, a.degrees), square(b.x, b.y, b.degrees, 9)]
        const depth = computeOverlapDepth(squareA, squareB)
        fc.pre(Math.abs(depth - more) > 1e-9)
        expect(isOverlapDeeperThan(squareA, squareB, more)).toBe(depth > more)
        expect(isOverlapDeeperThan(squareB, squareA, more)).toBe(depth > more)
      }),
    )
  })

  test('an edge without length parts nothing', () => {
    const doubled = (convex: ConvexPolygon) => convex.flatMap((corner) => [corner, corner])
    expect(isOverlapDeeperThan(doubled(square(0, 0)), doubled(square(15, 0)), 0.5)).toBe(true)
    expect(isOverlapDeeperThan(doubled(square(0, 0)), doubled(square(17, 0)), 0)).toBe(false)
  })
})
