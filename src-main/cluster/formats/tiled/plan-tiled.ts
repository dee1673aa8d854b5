import type { Chart } from '#shared/cluster/chart.ts'
import { planObjects } from './plan-objects.ts'
import { planTiles, type TileContext } from './plan-tiles.ts'
import { getMaxTileLayers } from './tile-sheets.ts'
import { createGrid } from './tiled-hexes.ts'
import type { TiledPlan } from './tiled-plan.ts'
import { findTiledSource, type KeptTiled } from './tiled-source.ts'

/** Plans the map of a chart: what it was read from where it fits, and layers of ours above it. */
export function planTiled(chart: Chart, context: TileContext): TiledPlan {
  const { format, losses } = context
  const kept = findFitting(chart, context)
  const grid = kept?.grid ?? createGrid(chart.board)
  const origin = kept?.origin ?? null
  const tiles = planTiles(chart, kept, { format, losses })
  return {
    grid,
    columns: chart.board.columns,
    rows: chart.board.rows,
    origin,
    properties: { name: chart.name, labelOrder: chart.board.labelOrder },
    tilesets: tiles.tilesets,
    layers: [...tiles.layers, ...planObjects(chart, { grid, origin: origin ?? { column: 0, row: 0 }, kept, format })],
    kept,
  }
}

/** What the map was read with, as long as the board lies as it did and there is room for its layers beside ours. */
function findFitting(chart: Chart, { format, losses }: TileContext): KeptTiled | null {
  const kept = findTiledSource(chart, format)
  const sheets = kept?.layers.filter(({ kind }) => kind === 'tiles').length ?? 0
  if (kept !== null && sheets + 2 <= getMaxTileLayers(chart.board)) return kept
  if (chart.extra[format] !== undefined) losses.drop('Layers of the file that it was read from: the board changed', '')
  return null
}
