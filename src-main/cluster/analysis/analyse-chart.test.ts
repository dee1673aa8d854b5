import { expect, test } from 'vitest'
import { chart, chartStar } from '../../../tests/support/charts.ts'
import { analyseChart } from './analyse-chart.ts'
import { compareHomeworlds } from './fairness.ts'

const settings = { routeMode: 'derived', homeBands: [], turns: 6 } as const
const star = (row: number, column: number, owner: string | null, isHomeworld = false) =>
  chartStar({ row, column, owner, isHomeworld })

const map = chart({
  stars: [
    star(1, 1, 'Concord', true),
    star(1, 4, null),
    star(1, 7, 'Free Haulers', true),
    star(1, 9, 'Concord'),
    star(20, 8, null),
  ],
})

test('supply reaches 5 hexes from every colony of a side (FIST-MOVE-3)', () => {
  const { supply } = analyseChart({ chart: map }, settings)
  expect(supply).toMatchObject([
    { owner: 'Concord', colonies: 2, stars: [0, 1, 2, 3] },
    { owner: 'Free Haulers', colonies: 1, stars: [1, 2, 3] },
  ])
  // Rows 1 to 6: 6, 6, 5, 5, 4 and 4 hexes from the corner; 11 columns less half a hex a row around column 7.
  expect(supply[1]?.hexes).toBe(11 + 10 + 9 + 8 + 7 + 6)
})

test('the homeworlds are looked at as rivals, as in the report on two of them', () => {
  const { homes, pairs, groups, counts } = analyseChart({ chart: map }, settings)
  const report = compareHomeworlds(map, { a: 0, b: 2 }, settings)
  expect(homes).toEqual([
    { star: 0, growth: report.a.growth },
    { star: 2, growth: report.b.growth },
  ])
  expect(pairs).toEqual([{ a: 0, b: 2, score: report.score }])
  expect([groups, counts.stars]).toEqual([{ count: 2, largest: 4 }, 5])
})

test('a homeworld without rivals settles all it can reach', () => {
  const alone = chart({ stars: map.stars.map((found, index) => ({ ...found, isHomeworld: index === 0 })) })
  expect(analyseChart({ chart: alone }, { ...settings, turns: 12 }).homes[0]?.growth.colonies.at(-1)).toBe(4)
})
