import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { square } from '#tests/support/squares.ts'
import { getBoxCorners, fromBoxCoordinates, toBoxCoordinates } from './boxes.ts'
import { isPolygonCrossed } from './crossings.ts'
import {
  getDistanceBetweenFigures,
  getDistanceToSegment,
  getPointDistanceToPolygon,
  getPolygonGap,
  isPointNearerToPolygon,
  isPointNearerToSegment,
} from './distances.ts'

describe('gap', () => {
  test('from edge to edge, from corner to corner, from corner to edge', () => {
    expect(getPolygonGap(square(0, 0), square(104, 0))).toBeCloseTo(88, 9)
    expect(getPolygonGap(square(0, 0), square(76, 81))).toBeCloseTo(Math.hypot(60, 65), 9)
    expect(getPolygonGap(square(0, 0), square(30, 0, 45))).toBeCloseTo(30 - 8 - 8 * Math.SQRT2, 9)
    expect(getPolygonGap(square(0, 0), square(10, 0))).toBe(0)
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
        const own = toBoxCoordinates(box, spot)
        const clamped = {
          x: Math.min(box.width / 2, Math.max(-box.width / 2, own.x)),
          y: Math.min(box.length / 2, Math.max(-box.length / 2, own.y)),
        }
        const far = Math.hypot(own.x - clamped.x, own.y - clamped.y)
        expect(getPointDistanceToPolygon(getBoxCorners(box), spot)).toBeCloseTo(far, 6)
        for (const limit of [0.7, 3.1, 40.3])
          expect(isPointNearerToPolygon(getBoxCorners(box), spot, limit)).toBe(far < limit)
        expect(getDistanceBetweenFigures([spot], getBoxCorners(box))).toBeCloseTo(far, 6)
        const back = fromBoxCoordinates(box, own)
        expect([back.x, back.y]).toEqual([expect.closeTo(spot.x, 6), expect.closeTo(spot.y, 6)])
      }),
    )
  })

  test('a point is nearer to a line than what its distance is less than', () => {
    fc.assert(
      fc.property(Spot, Spot, Spot, (from, to, point) => {
        const far = getDistanceToSegment(point, from, to)
        for (const limit of [0.7, 3.1, 40.3]) expect(isPointNearerToSegment(point, [from, to], limit)).toBe(far < limit)
      }),
    )
  })

  test('a line that has a point within a box crosses it, and lies at no distance from it', () => {
    fc.assert(
      fc.property(Box, Spot, Spot, (box, from, to) => {
        const corners = getBoxCorners(box)
        const steps = Array.from({ length: 201 }, (_, at) => at / 200)
        const inside = steps.some((share) => {
          const own = toBoxCoordinates(box, {
            x: from.x + (to.x - from.x) * share,
            y: from.y + (to.y - from.y) * share,
          })
          return Math.abs(own.x) < box.width / 2 - 0.01 && Math.abs(own.y) < box.length / 2 - 0.01
        })
        if (inside)
          expect([isPolygonCrossed(corners, from, to), getDistanceBetweenFigures([from, to], corners)]).toEqual([
            true,
            0,
          ])
        if (getDistanceBetweenFigures([from, to], corners) > 0.01)
          expect(isPolygonCrossed(corners, from, to)).toBe(false)
      }),
    )
  })

  test('a box that looks along +y has its front left corner first, and turns counter-clockwise', () => {
    const box = { x: 100, y: 50, heading: 90, length: 40, width: 20 }
    expect(getBoxCorners(box)).toEqual([
      { x: 80, y: 40 },
      { x: 120, y: 40 },
      { x: 120, y: 60 },
      { x: 80, y: 60 },
    ])
  })
})
