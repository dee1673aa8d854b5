import { expect, test } from 'vitest'
import { DEFAULT_ROUTE_FIELDS } from '#shared/cluster/chart.ts'
import { chart, chartStar } from '#tests/support/charts.ts'
import { countChartObjects } from './count-chart.ts'

const stars = [
  chartStar({ name: 'Vex', row: 1, column: 1 }),
  chartStar({ name: 'Orro', row: 1, column: 4 }),
  chartStar({ name: '0108', row: 1, column: 8 }),
  chartStar({ name: '', row: 1, column: 13 }),
]
const route = (from: number, to: number) => ({ ...DEFAULT_ROUTE_FIELDS, from, to, extra: {} })

test('a chart by itself: its own routes, groups, regions and labels', () => {
  const label = { row: 9, column: 9, size: 'small', colour: null, isHidden: false, extra: {} } as const
  const counts = countChartObjects({
    chart: chart({
      stars,
      routes: [route(0, 1), route(2, 3)],
      labels: [
        { ...label, kind: 'label', text: 'The Shoals' },
        { ...label, kind: 'note', text: 'Do not tell' },
      ],
    }),
  })
  expect(counts).toEqual({
    stars: 4,
    namedStars: 2,
    routes: { total: 2, leavingMap: 0, toEmptyHex: 0, duplicates: 0 },
    components: 2,
    lengths: [
      { hexes: 3, routes: 1 },
      { hexes: 5, routes: 1 },
    ],
    borders: { count: 0, hexes: 0 },
    labels: 1,
    starPairs: { within3: 1, within4: 2, within5: 3 },
  })
})

test('what a file lists beyond the chart is counted as it lists it', () => {
  const at = (column: number) => ({ row: 1, column })
  const counts = countChartObjects({
    chart: chart({ stars, routes: [route(0, 1)] }),
    routes: [
      { from: at(1), to: at(4) },
      { from: at(4), to: at(1) },
      { from: at(4), to: at(5) },
      { from: at(1), to: { row: 0, column: 1 } },
    ],
    borders: [
      { name: 'The Pale', hexes: 12 },
      { name: '', hexes: 3 },
    ],
  })
  expect(counts.routes).toEqual({ total: 4, leavingMap: 1, toEmptyHex: 1, duplicates: 1 })
  expect(counts.lengths).toEqual([
    { hexes: 1, routes: 2 },
    { hexes: 3, routes: 2 },
  ])
  expect([counts.components, counts.borders]).toEqual([1, { count: 2, hexes: 15 }])
})
