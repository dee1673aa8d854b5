import type { Chart } from '#shared/cluster/chart.ts'
import { planObjects } from './plan-objects.ts'
import { planTiles, type TiledWriteContext } from './plan-tiles.ts'
import { getMaxTileLayers } from './tile-layers.ts'
import { createGrid } from './tiled-hexes.ts'
import type { TiledPlan } from './tiled-plan.ts'
import { findTiledSource, type KeptTiled } from './tiled-source.ts'

/** Plans the map of a chart: the layers it was read from as far as they fit, and Orrery layers above them. */
export function planTiled(chart: Chart, context: TiledWriteContext): TiledPlan {
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

/** Data of the original map, if the position of the board is unchanged and the number of layers allows it. */
function findFitting(chart: Chart, { format, losses }: TiledWriteContext): KeptTiled | null {
  const kept = findTiledSource(chart, format)
  const sheets = kept?.layers.filter(({ kind }) => kind === 'tiles').length ?? 0
  if (kept !== null && sheets + 2 <= getMaxTileLayers(chart.board)) return kept
  if (chart.extra[format] !== undefined) losses.drop('Layers of the file that it was read from: the board changed', '')
  return null
}
