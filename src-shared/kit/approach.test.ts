import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeShareUntilInReach } from './approach.ts'
import { getBoxCorners } from './boxes.ts'
import type { ConvexPolygon, Point } from './convex.ts'
import { getDistanceBetweenFigures } from './distances.ts'

const STEPS = 2000
const Somewhere = fc.record({ x: fc.integer({ min: -900, max: 900 }), y: fc.integer({ min: -900, max: 900 }) })
const Rectangle = fc
  .tuple(Somewhere, fc.integer({ min: 0, max: 359 }), fc.integer({ min: 20, max: 200 }))
  .map(([at, heading, length]): ConvexPolygon => getBoxCorners({ ...at, heading, length, width: length / 2 }))
const Shape = fc.oneof(
  Somewhere.map((at): ConvexPolygon => [at]),
  Rectangle,
  fc.tuple(Somewhere, Somewhere).map((ends): ConvexPolygon => ends),
)
const moved = (shape: ConvexPolygon, { x, y }: Point, share: number): ConvexPolygon =>
  shape.map((corner) => ({ x: corner.x + share * x, y: corner.y + share * y }))

test('what slides along comes within reach where steps along its way find it, and at exactly that distance', () => {
  let reached = 0
  fc.assert(
    fc.property(Shape, Shape, Somewhere, fc.integer({ min: 1, max: 400 }), (own, otherConvex, walk, within) => {
      const share = computeShareUntilInReach(own, otherConvex, { walk, within })
      const far = (at: number) => getDistanceBetweenFigures(moved(own, walk, at), otherConvex)
      const length = Math.hypot(walk.x, walk.y)
      const until = share ?? 1
      let nearest = Infinity
      for (let step = 0; step < STEPS; step += 1) nearest = Math.min(nearest, far((until * step) / STEPS))
      if (until > 0) expect(nearest).toBeGreaterThan(within - 1e-6)
      if (share === null || share === 0) return
      reached += 1
      expect(share * length).toBeLessThanOrEqual(length)
      expect(far(share)).toBeCloseTo(within, 6)
    }),
    { numRuns: 300, seed: 9 },
  )
  expect(reached).toBeGreaterThan(20)
})

test('who stands within reach already is there at once, who walks away or beside never', () => {
  const [man, foe]: [ConvexPolygon, ConvexPolygon] = [[{ x: 0, y: 0 }], [{ x: 0, y: 100 }]]
  expect(computeShareUntilInReach(man, foe, { walk: { x: 0, y: 50 }, within: 100 })).toBe(0)
  expect(computeShareUntilInReach(man, foe, { walk: { x: 0, y: 50 }, within: 75 })).toBe(0.5)
  expect(computeShareUntilInReach(man, foe, { walk: { x: 0, y: -50 }, within: 75 })).toBeNull()
  expect(computeShareUntilInReach(man, foe, { walk: { x: 500, y: 0 }, within: 75 })).toBeNull()
})
