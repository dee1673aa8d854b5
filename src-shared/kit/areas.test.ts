import Flatten from '@flatten-js/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  isInArea,
  getAreaDistance,
  isAreaCrossed,
  computeInteriorPoint,
  getNearestPointInArea,
  type Outline,
  listConvexPieces,
  listSegmentIntervalsInArea,
} from './areas.ts'
import type { Point } from './convex.ts'
import { computeSignedArea } from './outlines.ts'

/** Whatever is nearer to a border than this, both may see either way. */
const THIN = 0.001
const Somewhere = fc.record({
  x: fc.double({ min: -600, max: 600, noNaN: true }),
  y: fc.double({ min: -600, max: 600, noNaN: true }),
})
/** Corners round a middle, near to it and far: most of these bend inwards. */
const Bent = fc.array(fc.integer({ min: 40, max: 400 }), { minLength: 4, maxLength: 12 }).map((far): Outline =>
  far.map((mm, at) => {
    const angle = (2 * Math.PI * at) / far.length
    return { x: mm * Math.cos(angle), y: mm * Math.sin(angle) }
  }),
)

const point = ({ x, y }: Point) => Flatten.point(x, y)
const area = (outline: Outline) => {
  const polygon = new Flatten.Polygon()
  polygon.addFace(outline.map(point))
  return polygon
}
const edgeMm = (outline: Outline, from: Point) =>
  Math.min(...[...area(outline).edges].map((edge) => point(from).distanceTo(edge.shape)[0]))

test('an area that bends is held, crossed and as far off as @flatten-js/core has it', () => {
  fc.assert(
    fc.property(Bent, Somewhere, Somewhere, (outline, from, to) => {
      expect(listConvexPieces(outline).reduce((sum, piece) => sum + computeSignedArea(piece), 0)).toBeCloseTo(
        computeSignedArea(outline),
        6,
      )
      const isIn = area(outline).contains(point(from))
      if (edgeMm(outline, from) > THIN) expect(isInArea(outline, from)).toBe(isIn)
      const far = isIn ? 0 : edgeMm(outline, from)
      expect(getAreaDistance(outline, [from])).toBeCloseTo(far, 6)
      const near = getNearestPointInArea(outline, from)
      expect(Math.hypot(near.x - from.x, near.y - from.y)).toBeCloseTo(far, 6)
      const line = Flatten.segment(point(from), point(to))
      const [gap] = line.distanceTo(area(outline))
      if (gap > THIN || gap === 0) expect(isAreaCrossed(outline, from, to)).toBe(gap === 0 || isIn)
    }),
    { numRuns: 500, seed: 4 },
  )
})

test('the way through an area is as long as in all of its pieces, and its middle lies in it', () => {
  fc.assert(
    fc.property(Bent, Somewhere, Somewhere, (outline, from, to) => {
      const length = Math.hypot(to.x - from.x, to.y - from.y)
      fc.pre(length > 1)
      const within = listSegmentIntervalsInArea(outline, from, to).reduce(
        (sum, [enter, leave]) => sum + (leave - enter) * length,
        0,
      )
      const line = Flatten.line(point(from), point(to))
      const cuts = line
        .intersect(area(outline))
        .map(
          (cut) =>
            cut.distanceTo(point(from))[0] *
            Math.sign((cut.x - from.x) * (to.x - from.x) + (cut.y - from.y) * (to.y - from.y)),
        )
      const stops = [0, ...cuts.filter((mm) => mm > 0 && mm < length).toSorted((a, b) => a - b), length]
      const inside = stops.slice(1).reduce((sum, stop, at) => {
        const [before = 0] = [stops[at]]
        const share = (before + stop) / 2 / (length || 1)
        const middle = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
        return area(outline).contains(point(middle)) ? sum + stop - before : sum
      }, 0)
      expect(within).toBeCloseTo(inside, 4)
      expect(isInArea(outline, computeInteriorPoint(outline))).toBe(true)
    }),
    { numRuns: 300, seed: 5 },
  )
})
