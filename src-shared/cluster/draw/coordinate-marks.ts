import { getHexLabel, HEX_WIDTH } from '#shared/kit/hex.ts'
import type { BoxIndex } from './box-index.ts'
import type { MapPlacement } from './map-placement.ts'
import type { Box, Mark } from './picture.ts'
import { measureTextWidth } from './text-width.ts'

/** Middle of the baseline of a hex's label, below the top of the hex. */
function baselineOf({ list: { board, middles }, x, y, radiusMm, sizes }: MapPlacement, hex: number) {
  const rise = board.orientation === 'pointy' ? 0.58 * radiusMm : (HEX_WIDTH / 2) * radiusMm - sizes.coordinate * 0.95
  return { x: x + (middles[2 * hex] ?? 0) * radiusMm, y: y + (middles[2 * hex + 1] ?? 0) * radiusMm - rise }
}

/** Text setting of labels; smaller for six digits. */
function coordinateSetting({ list: { board }, sizes }: MapPlacement) {
  const isLong = Math.max(board.rows, board.columns) > 99
  return { face: 'mono', size: sizes.coordinate * (isLong ? 0.8 : 1) } as const
}

/** Boxes of the labels of all hexes, hex by hex. */
export function listCoordinateBoxes(plot: MapPlacement): Box[] {
  const { board } = plot.list
  const setting = coordinateSetting(plot)
  const width = measureTextWidth(getHexLabel({ row: 1, column: 1 }, board), setting)
  return Array.from({ length: board.rows * board.columns }, (_, hex) => {
    const { x, y } = baselineOf(plot, hex)
    return { x: x - width / 2, y: y - setting.size * 0.74, width, height: setting.size * 0.76 }
  })
}

/** Labels of all hexes that are not covered by something else. */
export function drawCoordinateMarks(plot: MapPlacement, taken: BoxIndex): Mark[] {
  const { board } = plot.list
  const sizeMm = coordinateSetting(plot).size
  const look = { face: 'mono', sizeMm, anchor: 'middle', colour: plot.palette.faint, spacing: 0, halo: null } as const
  const items = listCoordinateBoxes(plot).flatMap((box, hex) => {
    const place = { row: Math.floor(hex / board.columns) + 1, column: (hex % board.columns) + 1 }
    return taken.isFree(box) ? [{ text: getHexLabel(place, board), ...baselineOf(plot, hex) }] : []
  })
  return [{ kind: 'texts', look, items }]
}
