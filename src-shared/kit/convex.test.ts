import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hullOf } from '#tests/support/hull.ts'
import {
  type Convex,
  cornersOf,
  depthOf,
  doOverlap,
  distanceBetween,
  distanceToLine,
  distanceToPoint,
  isNearer,
  isNearerToLine,
  fromOwn,
  gapBetween,
  isCrossed,
  type Point,
  toOwn,
} from './convex.ts'

const square = (x: number, y: number, degrees = 0, edge = 16): Convex => {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin, half] = [Math.cos(angle), Math.sin(angle), edge / 2]
  return [
    [-half, -half],
    [half, -half],
    [half, half],
    [-half, half],
  ].map(([dx = 0, dy = 0]) => ({ x: x + cos * dx - sin * dy, y: y + sin * dx + cos * dy }))
}

/** Whether a point lies in a polygon, by the signs of its turns: written apart from the depth that it checks. */
const holds = (polygon: Convex, { x, y }: Point) =>
  polygon.every((from, index) => {
    const to = polygon[(index + 1) % polygon.length] ?? from
    return (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x) >= 0
  })

/** The deepest point of two polygons on a fine raster. */
const shareRaster = (one: Convex, other: Convex, step: number) => {
  const xs = one.map(({ x }) => x)
  const ys = one.map(({ y }) => y)
  for (let x = Math.min(...xs); x <= Math.max(...xs); x += step)
    for (let y = Math.min(...ys); y <= Math.max(...ys); y += step)
      if (holds(one, { x, y }) && holds(other, { x, y })) return true
  return false
}

describe('depth', () => {
  test('squares side by side touch, a hundredth nearer they overlap by a hundredth', () => {
    expect(depthOf(square(0, 0), square(16, 0))).toBeCloseTo(0, 12)
    expect(depthOf(square(0, 0), square(15.99, 0))).toBeCloseTo(0.01, 12)
    expect(depthOf(square(0, 0), square(16.5, 0))).toBeLessThan(0)
  })

  test('corner over corner', () => {
    expect(depthOf(square(0, 0), square(15, 14))).toBeCloseTo(1, 12)
    expect(depthOf(square(0, 0, 45), square(22.627416998, 0, 45))).toBeCloseTo(0, 6)
  })

  const Placed = fc.record({
    x: fc.double({ min: -20, max: 20, noNaN: true }),
    y: fc.double({ min: -20, max: 20, noNaN: true }),
    degrees: fc.double({ min: 0, max: 360, noNaN: true }),
  })

  test('equals a raster of a fifth of a millimetre, but for what is thinner', () => {
    fc.assert(
      fc.property(Placed, Placed, (a, b) => {
        const [one, other] = [square(a.x, a.y, a.degrees), square(b.x, b.y, b.degrees)]
        const depth = depthOf(one, other)
        fc.pre(Math.abs(depth) > 0.6)
        expect(shareRaster(one, other, 0.2)).toBe(depth > 0)
      }),
      { numRuns: 60 },
    )
  })

  test('is the same from both sides, and where it is 0 and less there is a gap', () => {
    fc.assert(
      fc.property(Placed, Placed, (a, b) => {
        const [one, other] = [square(a.x, a.y, a.degrees), square(b.x, b.y, b.degrees)]
        const depth = depthOf(one, other)
        if (depth > 0) expect(depthOf(other, one)).toBeCloseTo(depth, 9)
        else expect(depthOf(other, one)).toBeLessThanOrEqual(0)
        expect(gapBetween(one, other) > 0).toBe(depth < 0)
      }),
    )
  })

  test('overlap is more of it than is allowed, from both sides; touching is none', () => {
    expect(doOverlap(square(0, 0), square(16, 0), 0)).toBe(false)
    expect(doOverlap(square(0, 0), square(15.99, 0), 0.011)).toBe(false)
    expect(doOverlap(square(0, 0), square(15.99, 0), 0.009)).toBe(true)
    expect(doOverlap(square(0, 0), square(0, 0, 45, 2), 8.9)).toBe(true)
    fc.assert(
      fc.property(Placed, Placed, fc.double({ min: 0, max: 4, noNaN: true }), (a, b, more) => {
        const [one, other] = [square(a.x, a.y, a.degrees), square(b.x, b.y, b.degrees, 9)]
        const depth = depthOf(one, other)
        fc.pre(Math.abs(depth - more) > 1e-9)
        expect(doOverlap(one, other, more)).toBe(depth > more)
        expect(doOverlap(other, one, more)).toBe(depth > more)
      }),
    )
  })

  test('an edge without length parts nothing', () => {
    const doubled = (convex: Convex) => convex.flatMap((corner) => [corner, corner])
    expect(doOverlap(doubled(square(0, 0)), doubled(square(15, 0)), 0.5)).toBe(true)
    expect(doOverlap(doubled(square(0, 0)), doubled(square(17, 0)), 0)).toBe(false)
  })
})

describe('gap', () => {
  test('from edge to edge, from corner to corner, from corner to edge', () => {
    expect(gapBetween(square(0, 0), square(104, 0))).toBeCloseTo(88, 9)
    expect(gapBetween(square(0, 0), square(76, 81))).toBeCloseTo(Math.hypot(60, 65), 9)
    expect(gapBetween(square(0, 0), square(30, 0, 45))).toBeCloseTo(30 - 8 - 8 * Math.SQRT2, 9)
    expect(gapBetween(square(0, 0), square(10, 0))).toBe(0)
  })
})

describe('hull', () => {
  test('leaves out what lies inside and on its edges, and turns left', () => {
    const points = [...square(0, 0), ...square(20, 0), { x: 10, y: 0 }, { x: 10, y: 8 }]
    expect(hullOf(points)).toEqual([
      { x: -8, y: -8 },
      { x: 28, y: -8 },
      { x: 28, y: 8 },
      { x: -8, y: 8 },
    ])
  })
})

describe('circles, boxes and lines', () => {
  const Coordinate = fc.integer({ min: -300, max: 300 })
  const Box = fc.record({
    x: Coordinate,
    y: Coordinate,
    heading: fc.integer({ min: 0, max: 359 }),
    length: fc.integer({ min: 10, max: 200 }),
    width: fc.integer({ min: 10, max: 200 }),
  })
  const Spot = fc.record({ x: Coordinate, y: Coordinate })

  test('the distance to a box is that to the point clamped into it, as the box sees it', () => {
    fc.assert(
      fc.property(Box, Spot, (box, spot) => {
        const own = toOwn(box, spot)
        const clamped = {
          x: Math.min(box.width / 2, Math.max(-box.width / 2, own.x)),
          y: Math.min(box.length / 2, Math.max(-box.length / 2, own.y)),
        }
        const far = Math.hypot(own.x - clamped.x, own.y - clamped.y)
        expect(distanceToPoint(cornersOf(box), spot)).toBeCloseTo(far, 6)
        for (const limit of [0.7, 3.1, 40.3]) expect(isNearer(cornersOf(box), spot, limit)).toBe(far < limit)
        expect(distanceBetween([spot], cornersOf(box))).toBeCloseTo(far, 6)
        const back = fromOwn(box, own)
        expect([back.x, back.y]).toEqual([expect.closeTo(spot.x, 6), expect.closeTo(spot.y, 6)])
      }),
    )
  })

  test('a point is nearer to a line than what its distance is less than', () => {
    fc.assert(
      fc.property(Spot, Spot, Spot, (from, to, point) => {
        const far = distanceToLine(point, from, to)
        for (const limit of [0.7, 3.1, 40.3]) expect(isNearerToLine(point, [from, to], limit)).toBe(far < limit)
      }),
    )
  })

  test('a line that has a point within a box crosses it, and lies at no distance from it', () => {
    fc.assert(
      fc.property(Box, Spot, Spot, (box, from, to) => {
        const corners = cornersOf(box)
        const steps = Array.from({ length: 201 }, (_, at) => at / 200)
        const inside = steps.some((share) => {
          const own = toOwn(box, { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share })
          return Math.abs(own.x) < box.width / 2 - 0.01 && Math.abs(own.y) < box.length / 2 - 0.01
        })
        if (inside) expect([isCrossed(corners, from, to), distanceBetween([from, to], corners)]).toEqual([true, 0])
        if (distanceBetween([from, to], corners) > 0.01) expect(isCrossed(corners, from, to)).toBe(false)
      }),
    )
  })

  test('a box that looks along +y has its front left corner first, and turns counter-clockwise', () => {
    const box = { x: 100, y: 50, heading: 90, length: 40, width: 20 }
    expect(cornersOf(box)).toEqual([
      { x: 80, y: 40 },
      { x: 120, y: 40 },
      { x: 120, y: 60 },
      { x: 80, y: 60 },
    ])
  })
})
