import { expect, test } from 'vitest'
import { square } from '#tests/support/squares.ts'
import { toCounterClockwiseConvex, type Point } from './convex.ts'
import { computeSignedArea, splitIntoConvexPolygons, isSelfIntersecting, computeConvexHull } from './outlines.ts'

const L: Point[] = [
  { x: 0, y: 0 },
  { x: 4, y: 0 },
  { x: 4, y: 1 },
  { x: 1, y: 1 },
  { x: 1, y: 3 },
  { x: 0, y: 3 },
]

test('an outline that bends inwards is parted into convex ones that fill it, either way round', () => {
  for (const outline of [L, L.toReversed()]) {
    const parts = splitIntoConvexPolygons(outline)
    expect(parts.length).toBe(2)
    expect(parts.every((part) => toCounterClockwiseConvex(part) !== null)).toBe(true)
    expect(parts.reduce((sum, part) => sum + computeSignedArea(part), 0)).toBe(6)
  }
  expect(computeConvexHull(L)).toHaveLength(5)
})

test('a hull leaves out what lies inside and on its edges, and turns left', () => {
  const points = [...square(0, 0), ...square(20, 0), { x: 10, y: 0 }, { x: 10, y: 8 }]
  expect(computeConvexHull(points)).toEqual([
    { x: -8, y: -8 },
    { x: 28, y: -8 },
    { x: 28, y: 8 },
    { x: -8, y: 8 },
  ])
})

test('combs of any number of teeth are parted, and their areas add up', () => {
  for (let teeth = 1; teeth <= 5; teeth += 1) {
    const top = Array.from({ length: teeth }, (_, at) => [
      { x: 2 * (teeth - at), y: 3 },
      { x: 2 * (teeth - at) - 1, y: 1 },
    ]).flat()
    const comb = [{ x: 0, y: 0 }, { x: 2 * teeth, y: 0 }, ...top, { x: 0, y: 3 }]
    const parts = splitIntoConvexPolygons(comb)
    expect(parts.every((part) => toCounterClockwiseConvex(part) !== null)).toBe(true)
    expect(parts.reduce((sum, part) => sum + computeSignedArea(part), 0)).toBeCloseTo(computeSignedArea(comb), 9)
  }
})

test('an outline that crosses or touches itself is told, and has no parts', () => {
  const bow = [L[0], L[2], L[1], L[5]] as Point[]
  expect(isSelfIntersecting(bow)).toBe(true)
  expect(splitIntoConvexPolygons(bow)).toEqual([])
  expect(isSelfIntersecting(L)).toBe(false)
})
