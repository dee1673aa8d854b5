import { type Chart, DEFAULT_ROUTE_FIELDS, DEFAULT_STAR_FIELDS } from '#shared/cluster/chart.ts'
import type { ChartEdit } from '#shared/cluster/lint.ts'

/** Applies edits to a chart. Removing a route shifts the indexes of later ones. */
export function applyChartEdits(chart: Chart, edits: readonly ChartEdit[]): Chart {
  return edits.reduce(withEdit, chart)
}

function withEdit(chart: Chart, edit: ChartEdit): Chart {
  const { stars, routes } = chart
  switch (edit.type) {
    case 'add-star': {
      const { row, column, name, rating } = edit
      return {
        ...chart,
        stars: [...stars, { ...DEFAULT_STAR_FIELDS, row, column, name, rating, owner: null, extra: {} }],
      }
    }
    case 'move-star':
      return withStar(chart, edit.star, { row: edit.row, column: edit.column })
    case 'rename-star':
      return withStar(chart, edit.star, { name: edit.name })
    case 'set-rating':
      return withStar(chart, edit.star, { rating: edit.rating })
    case 'add-route':
      return { ...chart, routes: [...routes, { ...DEFAULT_ROUTE_FIELDS, from: edit.from, to: edit.to, extra: {} }] }
    case 'remove-route':
      return { ...chart, routes: routes.toSpliced(edit.route, 1) }
  }
}

function withStar(chart: Chart, star: number, change: Partial<Chart['stars'][number]>): Chart {
  const before = chart.stars[star]
  return before ? { ...chart, stars: chart.stars.with(star, { ...before, ...change }) } : chart
}
