import type { Chart } from '#shared/cluster/chart.ts'
import type { WrittenChart, WrittenFile } from '../chart-file.ts'
import { getChartFileName } from '../file-name.ts'
import { createLossTally } from '../loss-tally.ts'
import { type ChartPart, listUnsupportedParts } from '../unsupported-parts.ts'
import { planTiled } from './plan-tiled.ts'
import type { TiledFormat } from './tiled-source.ts'
import { formatTmj } from './tmj-text.ts'
import { formatTmx } from './tmx-text.ts'

/** Parts of a chart that a Tiled map can represent as tiles, objects and properties. */
const HELD: readonly ChartPart[] = [
  ...(['types', 'sizes', 'owners', 'tags', 'notes', 'publicNotes', 'homeworlds', 'hiddenStars'] as const),
  ...([
    'routes',
    'routeTypes',
    'routeLooks',
    'hiddenRoutes',
    'regions',
    'labels',
    'labelLooks',
    'hiddenLabels',
  ] as const),
]

/** Writes a hexagonal Tiled map: stars and regions as tiles, names, routes and labels as objects. */
export function writeTiled(chart: Chart, format: TiledFormat): WrittenChart {
  const losses = createLossTally()
  const plan = planTiled(chart, { format, losses })
  const file: WrittenFile =
    format === 'tiled-tmx'
      ? { name: getChartFileName(chart, 'tmx'), type: 'application/xml', text: formatTmx(plan) }
      : { name: getChartFileName(chart, 'tmj'), type: 'application/json', text: formatTmj(plan) }
  return { files: [file], losses: [...losses.list(), ...listUnsupportedParts(chart, format, HELD)] }
}
