import { describe, expect, test } from 'vitest'
import type { Chart, ChartStar } from '#shared/cluster/chart.ts'
import { GENERATOR_PRESETS } from '#shared/cluster/generator-presets.ts'
import {
  type GeneratorSettings,
  computeHomeBands,
  SPREADS,
  STANDARD_GENERATOR_SETTINGS,
  computeStarCount,
} from '#shared/cluster/generator-settings.ts'
import { SYMMETRIES, findSymmetryProblem, listSymmetryTransforms } from '#shared/cluster/symmetry.ts'
import { createHexIndexer } from '#shared/kit/hex-indexer.ts'
import { HEX_SIDES, type HexBoard, isOnBoard, STANDARD_BOARD } from '#shared/kit/hex.ts'
import { runs } from '#tests/support/soak.ts'
import { generateCluster } from './generate-cluster.ts'

/** What a chart does not keep of its settings, worked out from its stars alone. */
function brokenPromises(chart: Chart, settings: GeneratorSettings): string[] {
  const { stars, board } = chart
  const field = createHexIndexer(board)
  const hexes = stars.map((star) => field.indexOf(star))
  const distances = hexes.map((hex) => hexes.map((otherHex) => field.distance(hex, otherHex)))
  return [
    ...(stars.length === computeStarCount(settings) ? [] : [`${stars.length} stars`]),
    ...(stars.every((star) => isOnBoard(star, board)) ? [] : ['off the board']),
    ...(new Set(stars.map(({ name }) => name.toLowerCase())).size === stars.length ? [] : ['names']),
    ...(distances.every((row, at) => row.every((a, b) => at === b || a >= settings.apartHexes)) ? [] : ['apart']),
    ...(settings.connectivity === 'free' || reachedFrom(0, distances, settings.reachHexes).size === stars.length
      ? []
      : ['linked']),
    ...brokenBands(chart, settings),
    ...brokenSymmetry(chart, settings),
    ...brokenRoutes(chart, settings, distances),
  ]
}

function reachedFrom(first: number, distances: readonly (readonly number[])[], reach: number): Set<number> {
  const reached = new Set([first])
  for (const star of reached)
    for (const [neighbour, distance] of (distances[star] ?? []).entries()) if (distance <= reach) reached.add(neighbour)
  return reached
}

function brokenBands({ stars }: Chart, { homeBands, fivesPerBand }: GeneratorSettings): string[] {
  return homeBands.flatMap(({ firstRow, lastRow }) => {
    const inBand = stars.filter(({ row }) => row >= firstRow && row <= lastRow)
    const fives = inBand.filter(({ rating }) => rating === 5).length
    return inBand.length > 0 && fives >= fivesPerBand
      ? []
      : [`band ${firstRow}: ${inBand.length} stars, ${fives} fives`]
  })
}

function brokenSymmetry({ stars, routes, board }: Chart, { symmetry }: GeneratorSettings): string[] {
  const keyOf = ({ row, column }: { row: number; column: number }) => `${row} ${column}`
  const byPlace = new Map(stars.map((star) => [keyOf(star), star]))
  const routeOf = (a: string, b: string) => [a, b].toSorted().join(' - ')
  const placeOf = (star: number) => stars[star] ?? { row: 0, column: 0 }
  const drawn = new Set(routes.map(({ from, to }) => routeOf(keyOf(placeOf(from)), keyOf(placeOf(to)))))
  return listSymmetryTransforms(symmetry, board).flatMap((transform) => [
    ...stars
      .filter((star) => byPlace.get(keyOf(transform(star)))?.rating !== star.rating)
      .map((star) => `no partner of ${keyOf(star)}`),
    ...routes
      .filter(({ from, to }) => !drawn.has(routeOf(keyOf(transform(placeOf(from))), keyOf(transform(placeOf(to))))))
      .map(({ from }) => `no partner of a route of ${keyOf(placeOf(from))}`),
  ])
}

function brokenRoutes(
  { routes, stars }: Chart,
  settings: GeneratorSettings,
  distances: readonly (readonly number[])[],
): string[] {
  const inReach = distances.flatMap((row, from) =>
    row.filter((distance, to) => to > from && distance <= settings.reachHexes),
  ).length
  const areRight = {
    none: routes.length === 0,
    'all-in-range': routes.length === inReach,
    sparse:
      routes.length <= inReach && (settings.connectivity === 'free' || joinedBy({ routes, stars }) === stars.length),
  }[settings.routes]
  const areShort = routes.every(({ from, to }) => (distances[from]?.[to] ?? Infinity) <= settings.reachHexes)
  return [...(areRight ? [] : ['routes']), ...(areShort ? [] : ['long routes'])]
}

/** How many stars routes join with the first one. */
function joinedBy({ routes, stars }: Pick<Chart, 'routes' | 'stars'>): number {
  const reached = new Set([0])
  for (let before = 0; before !== reached.size;) {
    before = reached.size
    for (const { from, to } of routes) if (reached.has(from) || reached.has(to)) reached.add(from).add(to)
  }
  return Math.min(reached.size, stars.length)
}

/** The seeds whose charts break a promise. */
function brokenSeeds(settings: GeneratorSettings, seeds: number): string[] {
  return Array.from({ length: seeds }, (_, seed) => `seed ${seed}`).flatMap((seed) =>
    brokenPromises(generateCluster(settings, seed), settings).map((broken) => `${seed}: ${broken}`),
  )
}

const SEEDS = runs({ part: 80, whole: 1000 })
test(`FIST-MAP-5: ${SEEDS} seeds of the template keep every promise`, () => {
  expect(brokenSeeds(STANDARD_GENERATOR_SETTINGS, SEEDS)).toEqual([])
})

test('the template mixes ratings as its weights say', () => {
  const ratings = Array.from(
    { length: 100 },
    (_, seed) => generateCluster(STANDARD_GENERATOR_SETTINGS, `mix ${seed}`).stars,
  ).flat()
  const partOf = (rating: number) => ratings.filter((star: ChartStar) => star.rating === rating).length / ratings.length
  expect([1, 2, 3, 4, 5].map((rating) => Math.round(partOf(rating) * 100))).toEqual([25, 25, 25, 15, 10])
})

test('the same seed makes the same cluster, another seed another one', () => {
  const charts = Array.from({ length: 50 }, (_, seed) =>
    JSON.stringify(generateCluster(STANDARD_GENERATOR_SETTINGS, `${seed}`).stars),
  )
  expect(new Set(charts).size).toBe(50)
  expect(JSON.stringify(generateCluster(STANDARD_GENERATOR_SETTINGS, '7').stars)).toBe(charts[7])
})

test('other names leave the stars where they are', () => {
  const [a, b] = (['saltwind', 'wayfarer'] as const).map((names) =>
    generateCluster({ ...STANDARD_GENERATOR_SETTINGS, names }, 'x'),
  )
  const bare = (chart: Chart | undefined) => chart?.stars.map(({ row, column, rating }) => [row, column, rating])
  expect(bare(a)).toEqual(bare(b))
  expect(a?.stars[0]?.name).not.toBe(b?.stars[0]?.name)
})

const SEEDS_EACH = runs({ part: 4, whole: 30 })
test.each(GENERATOR_PRESETS)(`${SEEDS_EACH} seeds of $name keep every promise`, ({ settings }) => {
  expect(brokenSeeds(settings, SEEDS_EACH)).toEqual([])
})

const KINDS = (['pointy', 'flat'] as const).flatMap((orientation) =>
  (['even', 'odd'] as const).map((shifted) => ({ orientation, shifted })),
)

describe.each(KINDS)('$orientation hexes, $shifted lines pushed', (kind) => {
  const sides = [
    { rows: 32, columns: 8 },
    { rows: 16, columns: 20 },
    { rows: 21, columns: 21 },
    { rows: 12, columns: 13 },
  ]
  const boards = sides.map((side): HexBoard => ({ ...STANDARD_BOARD, ...kind, ...side }))
  const cases = boards.flatMap((board) =>
    SYMMETRIES.filter((symmetry) => findSymmetryProblem(symmetry, board) === null).map((symmetry) => ({
      board,
      symmetry,
    })),
  )

  test.each(cases)(
    '$board.rows x $board.columns, $symmetry: 4 seeds of every spread keep every promise',
    ({ board, symmetry }) => {
      for (const spread of SPREADS) {
        const settings: GeneratorSettings = {
          ...STANDARD_GENERATOR_SETTINGS,
          board,
          symmetry,
          spread,
          amount: { by: 'density', percent: 11 },
          homeBands: computeHomeBands(board),
          routes: 'sparse',
        }
        expect(brokenSeeds(settings, 4), spread).toEqual([])
      }
    },
  )
})

describe('hard settings are kept', () => {
  test.each([
    ['a chain of few stars', { amount: { by: 'count', stars: 12 } }],
    ['two stars that nothing else binds', { amount: { by: 'count', stars: 2 }, homeBands: [] }],
    ['nearly as many stars as fit', { amount: { by: 'count', stars: 160 } }],
    ['stars as far apart as they reach', { apartHexes: 3 }],
    ['neighbours everywhere', { apartHexes: 1, reachHexes: 1 }],
    ['many 5s', { fivesPerBand: 9, ratings: [60, 30, 8, 1, 1] }],
    ['no promise', { connectivity: 'free', apartHexes: 5, amount: { by: 'count', stars: 20 } }],
    ['one band', { homeBands: [{ firstRow: 16, lastRow: 16 }] }],
    ['one star', { amount: { by: 'count', stars: 1 }, symmetry: 'none', homeBands: [], fivesPerBand: 0 }],
  ] satisfies [string, Partial<GeneratorSettings>][])('%s', (_, change) => {
    expect(brokenSeeds({ ...STANDARD_GENERATOR_SETTINGS, ...change }, 10)).toEqual([])
  })

  test('an odd number of stars on a mirror, and the middle star of turns', () => {
    const board = { ...STANDARD_BOARD, rows: 21, columns: 21 }
    const settings = { ...STANDARD_GENERATOR_SETTINGS, board, homeBands: computeHomeBands(board) }
    const amount = { by: 'count', stars: 43 } as const
    expect(brokenSeeds({ ...settings, amount, symmetry: 'mirror-top-bottom' }, 20)).toEqual([])
    expect(brokenSeeds({ ...settings, amount, symmetry: 'sixth-turns' }, 20)).toEqual([])
  })
})

describe('settings that cannot be kept say what to change', () => {
  const tenByTen = { ...STANDARD_BOARD, rows: 10, columns: 10 }
  test.each([
    [{ amount: { by: 'count', stars: 61 } }, 'ask for 60 or 62 stars'],
    [
      { amount: { by: 'count', stars: 200 } },
      /^200 stars at least 2 hexes apart do not fit on 512 hexes, about 1[67]\d do: ask for fewer/,
    ],
    [
      { board: tenByTen, homeBands: computeHomeBands(tenByTen), amount: { by: 'count', stars: 40 } },
      /^40 stars .* on 100 hexes, about 3\d do/,
    ],
    [{ amount: { by: 'count', stars: 6 } }, '6 stars do not seem enough to be linked by hops of at most 3 hexes'],
    [
      { homeBands: [{ firstRow: 1, lastRow: 1 }], fivesPerBand: 20 },
      'The home band of rows 1-1 has no room for 20 of 60 stars',
    ],
  ] satisfies [Partial<GeneratorSettings>, string | RegExp][])('%j', (change, message) => {
    expect(() => generateCluster({ ...STANDARD_GENERATOR_SETTINGS, ...change }, 'seed')).toThrow(message)
  })

  test('more routes than a cluster may have', () => {
    const board = { ...STANDARD_BOARD, rows: 100, columns: 100 }
    const settings: GeneratorSettings = {
      ...STANDARD_GENERATOR_SETTINGS,
      board,
      apartHexes: 1,
      reachHexes: 6,
      amount: { by: 'density', percent: 60 },
    }
    expect(() => generateCluster(settings, 'seed')).toThrow(/^That would be \d+ routes: ask for fewer of them/)
  })
})

test('20,000 stars on 100,000 hexes', () => {
  const board = { ...STANDARD_BOARD, rows: 250, columns: 400 }
  const amount = { by: 'count', stars: 20_000 } as const
  const { stars } = generateCluster(
    { ...STANDARD_GENERATOR_SETTINGS, board, amount, homeBands: computeHomeBands(board) },
    'large',
  )
  const field = createHexIndexer(board)
  const hexes = new Set(stars.map((star) => field.indexOf(star)))
  const [halfTurn] = listSymmetryTransforms('half-turn', board)
  expect(hexes.size).toBe(20_000)
  expect(stars.every((star) => halfTurn !== undefined && hexes.has(field.indexOf(halfTurn(star))))).toBe(true)
  const isCrowded = (hex: number) => HEX_SIDES.some((side) => hexes.has(field.neighbour(hex, side)))
  expect([...hexes].filter(isCrowded)).toEqual([])
  expect(new Set(stars.map(({ name }) => name)).size).toBe(20_000)
})
