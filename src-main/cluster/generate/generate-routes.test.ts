import { expect, test } from 'vitest'
import { STANDARD_GENERATOR_SETTINGS } from '#shared/cluster/generator-settings.ts'
import type { HexPlace } from '#shared/kit/hex.ts'
import { generateCluster } from './generate-cluster.ts'
import { generateRoutes } from './generate-routes.ts'

/** Four stars: three in a tight triangle, one 3 hexes to the right of it. */
const STARS: readonly HexPlace[] = [
  { row: 5, column: 4 },
  { row: 5, column: 6 },
  { row: 7, column: 5 },
  { row: 5, column: 9 },
]

function pairsOf(routes: 'none' | 'all-in-range' | 'sparse', stars = STARS): string[] {
  return generateRoutes(stars, { ...STANDARD_GENERATOR_SETTINGS, routes })
    .map(({ from, to }) => `${from}-${to}`)
    .toSorted()
}

test('all routes within reach, a few of them, or none', () => {
  expect(pairsOf('none')).toEqual([])
  expect(pairsOf('all-in-range')).toEqual(['0-1', '0-2', '1-2', '1-3'])
  const line = [4, 5, 6].map((column) => ({ row: 5, column }))
  expect(pairsOf('all-in-range', line)).toEqual(['0-1', '0-2', '1-2'])
  expect(pairsOf('sparse', line)).toEqual(['0-1', '1-2'])
})

test('equally long routes of a triangle are all kept, so that symmetric stars have symmetric routes', () => {
  expect(pairsOf('sparse')).toEqual(['0-1', '0-2', '1-2', '1-3'])
})

test.each(['a', 'b', 'c', 'd', 'e'])('sparse routes never cross (seed %s)', (seed) => {
  const { stars, routes } = generateCluster(
    { ...STANDARD_GENERATOR_SETTINGS, amount: { by: 'count', stars: 100 }, routes: 'sparse', reachHexes: 6 },
    seed,
  )
  const middleOf = (star: number) => {
    const { row, column } = stars[star] ?? { row: 0, column: 0 }
    // In cube coordinates: straight lines stay straight.
    return { x: column - 1 - Math.floor((row - 1) / 2), y: row - 1 }
  }
  const lines = routes.map(({ from, to }) => [middleOf(from), middleOf(to)] as const)
  const sideOf = ([from, to]: (typeof lines)[number], point: { x: number; y: number }) =>
    (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x)
  const doCross = (a: (typeof lines)[number], b: (typeof lines)[number]) =>
    sideOf(a, b[0]) * sideOf(a, b[1]) < 0 && sideOf(b, a[0]) * sideOf(b, a[1]) < 0
  expect(routes.length).toBeGreaterThan(98)
  expect(lines.filter((line, at) => lines.slice(at + 1).some((otherLine) => doCross(line, otherLine)))).toEqual([])
})
