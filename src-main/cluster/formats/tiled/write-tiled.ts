import type { Chart } from '#shared/cluster/chart.ts'
import type { WrittenChart, WrittenFile } from '../chart-file.ts'
import { getChartFileName } from '../file-name.ts'
import { createLossTally } from '../loss-tally.ts'
import { type ChartPart, listUnsupportedParts } from '../unsupported-parts.ts'
import { planObjectLayers } from './plan-object-layers.ts'
import { planTileLayers, type TiledWriteContext } from './plan-tile-layers.ts'
import { getMaxTileLayers } from './tile-layers.ts'
import { createGridForBoard } from './tiled-hexes.ts'
import type { TiledPlan } from './tiled-plan.ts'
import { findKeptTiledMap, type KeptTiledMap, type TiledFormat } from './tiled-source.ts'
import { createTilesetPng } from './tileset-picture.ts'
import { formatTmj } from './tmj-text.ts'
import { formatTmx } from './tmx-text.ts'

/** Parts of a chart that a Tiled map can represent as tiles, objects and properties. */
const HELD: readonly ChartPart[] = [
  ...(['types', 'sizes', 'ranks', 'owners', 'tags', 'notes', 'publicNotes', 'homeworlds', 'hiddenStars'] as const),
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

/** Plans the map of a chart: the layers it was read from as far as they fit, and Orrery layers above them. */
function planTiled(chart: Chart, context: TiledWriteContext): TiledPlan {
  const { format } = context
  const kept = findFitting(chart, context)
  const grid = kept?.grid ?? createGridForBoard(chart.board)
  const origin = kept?.origin ?? null
  const tiles = planTileLayers(chart, kept, context)
  return {
    grid,
    columns: chart.board.columns,
    rows: chart.board.rows,
    origin,
    properties: { name: chart.name, labelOrder: chart.board.labelOrder },
    tilesets: tiles.tilesets,
    layers: [
      ...tiles.layers,
      ...planObjectLayers(chart, { grid, origin: origin ?? { column: 0, row: 0 }, kept, format }),
    ],
    kept,
  }
}

/** Data of the original map, if the position of the board is unchanged and the number of layers allows it. */
function findFitting(chart: Chart, { format, losses }: TiledWriteContext): KeptTiledMap | null {
  const kept = findKeptTiledMap(chart, format)
  const sheets = kept?.layers.filter(({ kind }) => kind === 'tiles').length ?? 0
  if (kept !== null && sheets + 2 <= getMaxTileLayers(chart.board)) return kept
  if (chart.extra[format] !== undefined) losses.drop('Layers of the file that it was read from: the board changed', '')
  return null
}

/**
 * Writes a hexagonal Tiled map: stars and regions as tiles with their pictures, names, routes and labels as objects.
 */
export function writeTiled(chart: Chart, format: TiledFormat, suffixes: readonly string[] = []): WrittenChart {
  const losses = createLossTally()
  const plan = planTiled(chart, { format, losses, suffixes })
  const file: WrittenFile =
    format === 'tiled-tmx'
      ? { name: getChartFileName(chart, 'tmx', suffixes), type: 'application/xml', text: formatTmx(plan) }
      : { name: getChartFileName(chart, 'tmj', suffixes), type: 'application/json', text: formatTmj(plan) }
  const pictures = plan.tilesets.map(({ picture, tiles }) => {
    const data = Buffer.from(createTilesetPng(tiles, plan.grid)).toString('base64')
    return { name: picture, type: 'image/png', data }
  })
  return { files: [file], pictures, losses: [...losses.list(), ...listUnsupportedParts(chart, format, HELD)] }
}
