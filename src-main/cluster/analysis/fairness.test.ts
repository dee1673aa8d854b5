import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FairnessSettings } from '#shared/cluster/analysis.ts'
import { type Chart, type ChartStar, DEFAULT_ROUTE_FIELDS, type Rating } from '#shared/cluster/chart.ts'
import { ROUTE_MODES } from '#shared/cluster/net/transport-net.ts'
import { type HexTransform, SYMMETRIES, listSymmetryTransforms } from '#shared/cluster/symmetry.ts'
import { type HexBoard, isOnBoard, isSameHex } from '#shared/kit/hex.ts'
import { chart, chartStar } from '#tests/support/charts.ts'
import { starsOn } from '#tests/support/random-net.ts'
import { runs } from '#tests/support/soak.ts'
import { applyChartEdits } from '../lint/apply-chart-edits.ts'
import { compareHomeworlds } from './fairness.ts'

const settings: FairnessSettings = { routeMode: 'derived', homeBands: [], turns: 12 }

const boards: fc.Arbitrary<HexBoard> = fc.record({
  rows: fc.integer({ min: 4, max: 20 }),
  columns: fc.integer({ min: 4, max: 20 }),
  orientation: fc.constantFrom('pointy', 'flat'),
  shifted: fc.constantFrom('even', 'odd'),
  labelOrder: fc.constant('row-column'),
})

/** A board, and a symmetry of it that swaps hexes in pairs. */
const symmetric = boards.chain((board) => {
  const swaps = SYMMETRIES.flatMap((symmetry) => listSymmetryTransforms(symmetry, board)).filter((swap) =>
    isSwap(swap, board),
  )
  return swaps.length === 0 ? fc.constant(null) : fc.constantFrom(...swaps).map((swap) => ({ board, swap }))
})

function isSwap(swap: HexTransform, board: HexBoard): boolean {
  const corner = { row: 1, column: board.columns }
  return isSameHex(swap(swap(corner)), corner)
}

interface Mirrored {
  readonly chart: Chart
  readonly homes: { readonly a: number; readonly b: number }
}

/** A chart that a symmetry takes to itself, its stars and routes in any order. */
const mirroredCharts: fc.Arbitrary<Mirrored> = symmetric
  .filter((found) => found !== null)
  .chain(({ board, swap }) =>
    fc
      .record({ half: starsOn(board, 30), ratings: fc.array(rating(), { minLength: 30, maxLength: 30 }) })
      .chain(({ half, ratings }) => {
        const stars = half.places.flatMap((place, index) => {
          const rated = chartStar({ ...place, name: `S${index}`, rating: ratings[index] ?? 3 })
          return isOnBoard(swap(place), board) ? [rated, { ...rated, ...swap(place) }] : []
        })
        const apart = stars.filter(
          (star, index) => stars.findIndex((otherStar) => isSameHex(star, otherStar)) === index,
        )
        const ends = half.routes.flatMap(([from, to]) => {
          const [a, b] = [half.places[from], half.places[to]]
          return a && b ? [[a, b] as const, [swap(a), swap(b)] as const] : []
        })
        return fc
          .tuple(fc.shuffledSubarray(apart, { minLength: apart.length }), fc.nat())
          .map(([shuffled, pick]) => mirroredChart({ board, swap, stars: shuffled, ends, pick }))
      }),
  )
  .filter((found) => found !== null)

function rating(): fc.Arbitrary<Rating> {
  return fc.constantFrom(1, 2, 3, 4, 5)
}

interface Parts {
  readonly board: HexBoard
  readonly swap: HexTransform
  readonly stars: readonly ChartStar[]
  readonly ends: readonly (readonly [Place, Place])[]
  readonly pick: number
}
type Place = Parameters<HexTransform>[0]

function mirroredChart({ board, swap, stars, ends, pick }: Parts): Mirrored | null {
  const indexOf = (place: Place) => stars.findIndex((star) => isSameHex(star, place))
  const routes = new Map<string, readonly [number, number]>()
  for (const pair of ends) {
    const [from = -1, to = -1] = pair.map(indexOf).toSorted((a, b) => a - b)
    if (from >= 0 && to >= 0 && from !== to) routes.set(`${from} ${to}`, [from, to])
  }
  const moved = stars.flatMap((star, index) => (isSameHex(swap(star), star) ? [] : [index]))
  const a = moved[pick % Math.max(1, moved.length)]
  const home = a === undefined ? undefined : stars[a]
  if (a === undefined || !home) return null
  const drawn = [...routes.values()].map(([from, to]) => ({ ...DEFAULT_ROUTE_FIELDS, from, to, extra: {} }))
  return { chart: chart({ board, stars, routes: drawn }), homes: { a, b: indexOf(swap(home)) } }
}

test('on a mirrored map, its stars in any order, both homeworlds are the same to the last digit', () => {
  fc.assert(
    fc.property(mirroredCharts, fc.constantFrom(...ROUTE_MODES), ({ chart: map, homes }, routeMode) => {
      const report = compareHomeworlds(map, homes, { ...settings, routeMode })
      const { star: _a, gates: gatesA, ...a } = report.a
      const { star: _b, gates: gatesB, ...b } = report.b
      expect(report.isMirrored).toBe(true)
      expect(report.score).toBe(0)
      expect(a).toEqual(b)
      expect(gatesA).toHaveLength(gatesB.length)
      expect(report.terms.map(({ contribution }) => contribution)).toEqual(report.terms.map(() => 0))
      expect(report.changes).toEqual([])
    }),
    { seed: 17, numRuns: runs({ part: 80, whole: 300 }) },
  )
})

const star = (name: string, row: number, column: number, rated: Rating = 3) =>
  chartStar({ name, row, column, rating: rated })

/** A homeworld with a rich and a poor neighbour against one with two poor ones, and a star half way. */
const uneven = chart({
  stars: [
    star('Aster', 2, 8, 5),
    star('Rich', 2, 10, 5),
    star('Poor', 2, 6, 1),
    star('Half', 5, 8, 3),
    star('Bane', 8, 8, 5),
    star('Thin', 8, 10, 1),
    star('Bare', 8, 6, 1),
  ],
})
const homes = { a: 0, b: 4 }

test('the score is its terms added up, each the difference of two named numbers', () => {
  const report = compareHomeworlds(uneven, homes, settings)
  expect(report.isMirrored).toBe(false)
  expect(report.score).toBeGreaterThan(0)
  const hundredths = report.terms.map(({ contribution }) => Math.round(contribution * 100))
  expect(hundredths.reduce((sum, part) => sum + part, 0)).toBe(Math.round(report.score * 100))
  expect(report.terms.reduce((sum, { weight }) => sum + weight, 0)).toBe(100)
  expect(report.terms.find(({ name }) => name === 'Ratings within 3 hexes')).toEqual({
    name: 'Ratings within 3 hexes',
    a: 9,
    b: 5,
    weight: 10,
    contribution: 2.86,
  })
  expect(report.a).toMatchObject({ rating: 5, within3: { stars: 3, ratings: 9 }, nearer: { stars: 2, ratings: 6 } })
})

test('what lies between is the same from either side', () => {
  const { between } = compareHomeworlds(uneven, homes, settings)
  expect(between).toEqual({
    hexes: 6,
    jumps: 2,
    ways: 1,
    cutStars: [3],
    firstContact: { transport: 2, scout: 2, cruiser: 2, dreadnought: 2 },
    contested: [3],
  })
  expect(compareHomeworlds(uneven, { a: 4, b: 0 }, settings).between).toEqual(between)
})

test('swapping the homeworlds swaps the sign of the score and nothing else', () => {
  const charts = boards.chain((board) => starsOn(board, 30)).filter(({ places }) => places.length > 1)
  fc.assert(
    fc.property(charts, fc.array(rating(), { minLength: 30, maxLength: 30 }), ({ board, places }, ratings) => {
      const stars = places.map((place, index) => chartStar({ ...place, rating: ratings[index] ?? 3 }))
      const map = chart({ board, stars })
      const [a, b] = [
        compareHomeworlds(map, { a: 0, b: 1 }, settings),
        compareHomeworlds(map, { a: 1, b: 0 }, settings),
      ]
      expect(b.score).toBe(-a.score || 0)
      expect([b.a, b.b]).toEqual([a.b, a.a])
      expect(Math.abs(a.score)).toBeLessThanOrEqual(100)
    }),
    { seed: 18, numRuns: runs({ part: 30, whole: 80 }) },
  )
})

test('every change that is offered leaves the score it promises, which is nearer to 0', () => {
  const report = compareHomeworlds(uneven, homes, settings)
  expect(report.changes.map(({ edits }) => edits[0]?.type)).toEqual([
    ...Array.from({ length: 5 }, () => 'set-rating'),
    ...Array.from({ length: 5 }, () => 'add-star'),
  ])
  expect(report.changes.map(({ label }) => label)).toContain('Rate Rich (0210) 4 instead of 5')
  for (const { edits, score } of report.changes) {
    expect(compareHomeworlds(applyChartEdits(uneven, edits), homes, settings).score).toBe(score)
    expect(Math.abs(score)).toBeLessThan(report.score)
  }
})

test('one rating more is no mirror any longer', () => {
  const stars = [star('Aster', 2, 8, 5), star('Bane', 31, 9, 5), star('Cold', 4, 8), star('Dusk', 29, 9)]
  expect(compareHomeworlds(chart({ stars }), { a: 0, b: 1 }, settings)).toMatchObject({ isMirrored: true, score: 0 })
  const brighter = stars.with(2, star('Cold', 4, 8, 4))
  const report = compareHomeworlds(chart({ stars: brighter }), { a: 0, b: 1 }, settings)
  expect(report.isMirrored).toBe(false)
  expect(report.score).toBeGreaterThan(0)
})
