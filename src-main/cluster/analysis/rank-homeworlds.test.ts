import { expect, test } from 'vitest'
import type { FairnessSettings } from '#shared/cluster/analysis.ts'
import type { Rating } from '#shared/cluster/chart.ts'
import { computeHomeBands } from '#shared/cluster/generator-settings.ts'
import { STANDARD_BOARD } from '#shared/kit/hex.ts'
import { chart, chartStar } from '#tests/support/charts.ts'
import { compareHomeworlds } from './fairness.ts'
import { rankHomeworlds } from './rank-homeworlds.ts'

const settings: FairnessSettings = { routeMode: 'derived', homeBands: computeHomeBands(STANDARD_BOARD), turns: 8 }
const star = (row: number, column: number, rating: Rating) => chartStar({ row, column, rating })

/** Two stars above, three below, two of them the others' images under a half turn, and one in the middle that nobody may choose. */
const map = chart({
  stars: [star(2, 3, 5), star(4, 4, 3), star(31, 14, 5), star(29, 13, 3), star(32, 2, 1), star(16, 8, 5)],
})

test('candidates come from the bands, in the order of what the best reply leaves them (FIST-SETUP-2)', () => {
  const { homes, fairest, isComplete } = rankHomeworlds(map, settings)
  expect(isComplete).toBe(true)
  expect(homes.map(({ star: home }) => home).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4])
  expect(homes.map(({ score }) => score)).toEqual(homes.map(({ score }) => score).toSorted((a, b) => b - a))
  for (const { star: a, bestReply: b, score } of homes)
    expect(compareHomeworlds(map, { a, b }, settings).score).toBe(score)
  expect(homes.at(-1)?.star).toBe(4)
  expect(fairest).toHaveLength(6)
  expect(fairest.slice(0, 2)).toEqual([
    { a: 0, b: 2, score: 0 },
    { a: 1, b: 3, score: 0 },
  ])
})

test('without bands any two stars may be homeworlds', () => {
  expect(rankHomeworlds(map, { ...settings, homeBands: [] }).homes).toHaveLength(6)
  expect(rankHomeworlds(chart(), settings)).toEqual({ homes: [], fairest: [], isComplete: true })
})

test('on large maps only the likeliest are weighed, and the result says so', () => {
  const stars = Array.from({ length: 320 }, (_, at) => star(1 + Math.floor(at / 16), 1 + (at % 16), 2))
  const { homes, isComplete } = rankHomeworlds(chart({ stars: [...stars, star(30, 5, 5)] }), settings)
  expect([homes.length, isComplete]).toEqual([13, false])
})
