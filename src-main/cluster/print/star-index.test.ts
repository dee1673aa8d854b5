import { describe, expect, test } from 'vitest'
import { DEFAULT_ROUTE_FIELDS } from '#shared/cluster/chart.ts'
import { PAPER_SIZES } from '#shared/cluster/picture-options.ts'
import { chart, chartStar } from '#tests/support/charts.ts'
import { INDEX_SIZES_MM, layOutIndexColumns, layOutIndexPages } from './star-index-pages.ts'
import { listIndexRows } from './star-index-rows.ts'

const route = (from: number, to: number) => ({ ...DEFAULT_ROUTE_FIELDS, from, to, extra: {} })
const CHART = chart({
  stars: [
    chartStar({ row: 9, column: 2, name: 'Ember', rating: 5, owner: 'The League', isHomeworld: true, type: 'giant' }),
    chartStar({ row: 1, column: 12, name: 'Äsche', rating: 2 }),
    chartStar({ row: 1, column: 3, name: 'Tarn 10', rating: 1 }),
    chartStar({ row: 4, column: 4, name: 'Tarn 9', rating: 1 }),
  ],
  routes: [route(0, 3), route(0, 1), route(3, 2)],
})

describe('the rows', () => {
  test('stand by name, numbers in names counted, or hex by hex', () => {
    expect(listIndexRows(CHART, 'name').map(({ name }) => name)).toEqual(['Äsche', 'Ember', 'Tarn 9', 'Tarn 10'])
    expect(listIndexRows(CHART, 'hex').map(({ hex }) => hex)).toEqual(['0103', '0112', '0404', '0902'])
  })

  test('say where routes lead, from both ends', () => {
    const rows = new Map(listIndexRows(CHART, 'name').map(({ name, routes }) => [name, routes]))
    expect(rows.get('Ember')).toEqual(['Äsche', 'Tarn 9'])
    expect(rows.get('Tarn 9')).toEqual(['Ember', 'Tarn 10'])
  })
})

describe('the pages', () => {
  const sheet = PAPER_SIZES.a4
  const stars = Array.from({ length: 300 }, (_, index) =>
    chartStar({ row: 1 + Math.floor(index / 16), column: 1 + (index % 16), name: `Tarn ${index}` }),
  )
  const routes = stars.slice(1, 30).map((_, index) => route(0, index + 1))
  const rows = listIndexRows(chart({ stars, routes }), 'hex')
  const columns = layOutIndexColumns(sheet, rows)
  const pages = layOutIndexPages(rows, columns, sheet)

  test('hold every star once, in order, and none is overfull', () => {
    expect(pages.flatMap((page) => page.rows.map(({ row }) => row))).toEqual(rows)
    const room = sheet.heightMm - 2 * INDEX_SIZES_MM.margin - INDEX_SIZES_MM.head - INDEX_SIZES_MM.foot
    for (const page of pages) expect(page.rows.reduce((sum, { height }) => sum + height, 0)).toBeLessThanOrEqual(room)
    expect(pages.length).toBeGreaterThan(4)
  })

  test('give a star with many routes several lines', () => {
    expect(pages[0]?.rows[0]?.routes.length).toBeGreaterThan(1)
  })

  test('have no columns for what no star has', () => {
    expect(columns.type.width).toBe(0)
    expect(columns.owner.width).toBe(0)
    expect(columns.routes.x + columns.routes.width).toBeCloseTo(sheet.widthMm - INDEX_SIZES_MM.margin, 9)
  })
})
