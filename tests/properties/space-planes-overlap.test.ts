import Flatten from '@flatten-js/core'
import { Clipper, FillRule } from 'clipper2-ts'
import SAT from 'sat'
import { describe, expect, test } from 'vitest'
import { type Dice, createSeededDice } from '#main/games/kit/dice.ts'
import { getFootprint } from '#main/games/space-planes/footprint.ts'
import { moveGeometry } from '#main/games/space-planes/manoeuvre-parts/move.ts'
import { pivotGeometry } from '#main/games/space-planes/manoeuvre-parts/pivot.ts'
import { CORNERS, DIRECTIONS, type Pose, ROTATION_SENSES, type Ship } from '#shared/games/space-planes/model.ts'
import { createDefaultSettings } from '#shared/games/space-planes/tables/settings.ts'
import type { ConvexPolygon, Point } from '#shared/kit/convex.ts'
import { computeConvexHull } from '#shared/kit/outlines.ts'
import { computeOverlapDepth, isOverlapDeeperThan } from '#shared/kit/overlaps.ts'
import { runs } from '../support/soak.ts'
import { shipAt } from '../support/space-planes.ts'

const PAIRS = runs({ part: 150, whole: 100_000 })
const RASTER_PAIRS = runs({ part: 8, whole: 500 })
/** Whatever is thinner than this, libraries with their own tolerances may see either way. */
const THIN = 0.001
const settings = createDefaultSettings(2)

const pick = <Item>(items: readonly [Item, ...Item[]] | readonly Item[], dice: Dice): Item =>
  items[dice.die(items.length) - 1] as Item

function anyPose(dice: Dice, reach: number): Pose {
  const along = () => (dice.die(2000 * reach + 1) - 1 - 1000 * reach) / 1000
  return { x: 300 + along(), y: 150 + along(), heading: (dice.die(360_000) - 1) / 1000 }
}

/** A cube, or what it sweeps on a move or a pivot. */
function anyShape(dice: Dice): ConvexPolygon {
  const ship: Ship = { ...shipAt({ id: 'a' }), ...anyPose(dice, 4) }
  const kind = dice.die(3)
  if (kind === 1) return getFootprint(ship, settings.cubeMm)
  if (kind === 2)
    return pivotGeometry.sweep(ship, { pivot: pick(CORNERS, dice), turn: pick(ROTATION_SENSES, dice) }, settings)
  return moveGeometry.sweep(
    ship,
    { move: pick(['short', 'long'] as const, dice), dir: pick(DIRECTIONS, dice) },
    settings,
  )
}

/** What may be struck, and the shape that strikes or does not. */
function pairs(seed: string, count: number): readonly (readonly [ConvexPolygon, ConvexPolygon])[] {
  const dice = createSeededDice(seed)
  return Array.from(
    { length: count },
    () => [anyShape(dice), getFootprint(anyPose(dice, 30), settings.cubeMm)] as const,
  )
}

const asSat = (shape: ConvexPolygon) =>
  new SAT.Polygon(
    new SAT.Vector(),
    shape.map(({ x, y }) => new SAT.Vector(x, y)),
  )
const asFlatten = (shape: ConvexPolygon) => {
  const polygon = new Flatten.Polygon()
  polygon.addFace(shape.map(({ x, y }) => Flatten.point(x, y)))
  return polygon
}

describe('overlap (SP-CANCEL-2)', () => {
  test(`equals sat on ${PAIRS} pairs, its depth too`, () => {
    for (const [a, b] of pairs('sat', PAIRS)) {
      const depth = computeOverlapDepth(a, b)
      if (Math.abs(depth) < THIN) continue
      expect(isOverlapDeeperThan(a, b, 0)).toBe(depth > 0)
      const response = new SAT.Response()
      expect(SAT.testPolygonPolygon(asSat(a), asSat(b), response)).toBe(depth > 0)
      if (depth > 0 && !response.aInB && !response.bInA) expect(response.overlap).toBeCloseTo(depth, 6)
    }
  })

  test(`equals the area that clipper2-ts finds on ${PAIRS} pairs`, () => {
    for (const [a, b] of pairs('clipper', PAIRS)) {
      const depth = computeOverlapDepth(a, b)
      if (Math.abs(depth) < 2 * THIN) continue
      const shared = Clipper.intersectD([[...a]], [[...b]], FillRule.NonZero, 6)
      expect(shared.length > 0).toBe(depth > 0)
    }
  })

  test(`equals @flatten-js/core on ${PAIRS} pairs`, () => {
    for (const [a, b] of pairs('flatten', PAIRS)) {
      const depth = computeOverlapDepth(a, b)
      if (Math.abs(depth) < THIN) continue
      expect(Flatten.Relations.disjoint(asFlatten(a), asFlatten(b))).toBe(depth < 0)
    }
  })

  test(`equals a raster of a tenth of a millimetre on ${RASTER_PAIRS} pairs, but for what is thinner`, () => {
    const clear = pairs('raster', 2 * RASTER_PAIRS).filter(([a, b]) => Math.abs(computeOverlapDepth(a, b)) > 0.2)
    for (const [a, b] of clear.slice(0, RASTER_PAIRS)) expect(sharesRaster(a, b)).toBe(computeOverlapDepth(a, b) > 0)
    expect(clear.length).toBeGreaterThanOrEqual(RASTER_PAIRS)
  })
})

describe('what a part sweeps', () => {
  test('is the hull of both squares, and of 33 points of the arc (SP-PIVOT-3, SP-CANCEL-2)', () => {
    const dice = createSeededDice('hulls')
    for (let at = 0; at < 300; at += 1) {
      const ship: Ship = { ...shipAt({ id: 'a' }), ...anyPose(dice, 20) }
      const part = { pivot: pick(CORNERS, dice), turn: pick(ROTATION_SENSES, dice) }
      const step = { move: 'short', dir: pick(DIRECTIONS, dice) } as const
      const before = getFootprint(ship, settings.cubeMm)
      const squares = (after: Pose) => [...before, ...getFootprint(after, settings.cubeMm)]
      const turned = squares(pivotGeometry.ends(ship, part, settings))
      expectSame(
        pivotGeometry.sweep(ship, part, settings),
        computeConvexHull([...turned, ...arcsOf(before, ship, part)]),
      )
      expectSame(
        moveGeometry.sweep(ship, step, settings),
        computeConvexHull(squares(moveGeometry.ends(ship, step, settings))),
      )
    }
  })
})

/** The arcs that all corners draw. */
function arcsOf(
  before: ConvexPolygon,
  ship: Ship,
  part: { pivot: (typeof CORNERS)[number]; turn: (typeof ROTATION_SENSES)[number] },
) {
  const centre = before[CORNERS.indexOf(part.pivot)]
  if (!centre) throw new Error(`A square has no corner ${part.pivot} of ship ${ship.id}`)
  return before.flatMap((corner) =>
    Array.from({ length: 33 }, (_, index): Point => {
      const angle = ((part.turn === 'ccw' ? 1 : -1) * (Math.PI / 2) * index) / 32
      const [dx, dy] = [corner.x - centre.x, corner.y - centre.y]
      return {
        x: centre.x + Math.cos(angle) * dx - Math.sin(angle) * dy,
        y: centre.y + Math.sin(angle) * dx + Math.cos(angle) * dy,
      }
    }),
  )
}

/** Neither reaches over the other by more than the rounding of a pose. */
function expectSame(a: ConvexPolygon, b: ConvexPolygon): void {
  for (const [inner, outer] of [
    [a, b],
    [b, a],
  ] as const)
    for (const point of inner) expect(beyond(outer, point)).toBeLessThan(0.0011)
}

/** How far a point lies outside a polygon. */
function beyond(polygon: ConvexPolygon, { x, y }: Point): number {
  return Math.max(
    ...polygon.map((from, index) => {
      const to = polygon[(index + 1) % polygon.length] ?? from
      const length = Math.hypot(to.x - from.x, to.y - from.y)
      return length < 1e-9 ? -Infinity : ((x - from.x) * (to.y - from.y) - (y - from.y) * (to.x - from.x)) / length
    }),
  )
}

/** Whether a point of a fine raster lies in both polygons. */
function sharesRaster(a: ConvexPolygon, b: ConvexPolygon): boolean {
  const xs = b.map(({ x }) => x)
  const ys = b.map(({ y }) => y)
  for (let x = Math.min(...xs); x <= Math.max(...xs); x += 0.1)
    for (let y = Math.min(...ys); y <= Math.max(...ys); y += 0.1)
      if (beyond(b, { x, y }) <= 0 && beyond(a, { x, y }) <= 0) return true
  return false
}
