import { expect, test } from 'vitest'
import { chart, chartStar } from '#tests/support/charts.ts'
import { DEFAULT_ROUTE_FIELDS } from '../chart.ts'
import { DEFAULT_PICTURE_OPTIONS } from '../picture-options.ts'
import { createDrawListWithSource } from './draw-list.ts'
import { getFullStarRadius, type MapOnSheet, computeHexRadius, computeElementSizes } from './map-on-sheet.ts'
import { PICTURE_THEMES_BY_STYLE } from './picture-theme.ts'
import { buildRouteLines, buildRouteMarks } from './route-marks.ts'

const route = { ...DEFAULT_ROUTE_FIELDS, from: 0, to: 1, extra: {} }
const plotOf = (routes: readonly (typeof route)[]): MapOnSheet => ({
  list: createDrawListWithSource(
    chart({
      stars: [
        chartStar({ row: 1, column: 2, isHomeworld: true }),
        chartStar({ row: 1, column: 5 }),
        chartStar({ row: 9, column: 2 }),
      ],
      routes,
    }),
  ).list,
  options: DEFAULT_PICTURE_OPTIONS,
  palette: PICTURE_THEMES_BY_STYLE.paper,
  coordinates: 'none',
  x: 7,
  y: 11,
  mmPerHex: 10,
  radiusMm: computeHexRadius(10),
  sizes: computeElementSizes(10),
})

test('a route runs from the edge of one glyph to the edge of the other', () => {
  const plot = plotOf([route])
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = buildRouteLines(plot)
  const [left, right] = [7 + 15, 7 + 45]
  expect(x1 - left).toBeCloseTo(1.12 * getFullStarRadius(plot, 0), 3)
  expect(right - x2).toBeCloseTo(1.12 * getFullStarRadius(plot, 1), 3)
  expect(x1 - left).toBeGreaterThan(right - x2)
  expect([y1, y2]).toEqual([expect.closeTo(11 + plot.radiusMm, 3), expect.closeTo(11 + plot.radiusMm, 3)])
})

test('routes that look alike are one path; secret ones are in their own colour whatever their colour', () => {
  const secret = { ...route, colour: '#112233', isHidden: true }
  const plot = plotOf([route, { ...route, to: 2 }, { ...secret, from: 1, to: 2 }])
  const marks = buildRouteMarks(plot, buildRouteLines(plot))
  const casing = { kind: 'path', paint: { stroke: PICTURE_THEMES_BY_STYLE.paper.ground } }
  expect(marks).toMatchObject([
    casing,
    casing,
    { kind: 'path', paint: { stroke: PICTURE_THEMES_BY_STYLE.paper.route, dash: [] } },
    { kind: 'path', paint: { stroke: PICTURE_THEMES_BY_STYLE.paper.secret } },
  ])
  expect(marks[0]?.kind === 'path' ? marks[0].d.match(/M/g) : []).toHaveLength(2)
})
