import type { DrawList } from '#shared/cluster/draw/draw-list.ts'
import { HEX_ROW_SPACING, HEX_WIDTH } from '#shared/kit/hex.ts'
import type { BoardBox } from './map-canvas.ts'

/** Layout of a picture that shows hexes as bricks, two pixels to a hex along its line, with its box in hex radii. */
export function buildHexBrickLayout({ board, middles }: DrawList): {
  readonly width: number
  readonly height: number
  readonly box: BoardBox
  /** The upper left pixel of a hex. */
  readonly at: (hex: number) => { readonly x: number; readonly y: number }
} {
  const { rows, columns, orientation } = board
  const half = HEX_WIDTH / 2
  if (orientation === 'pointy')
    return {
      width: 2 * columns + 1,
      height: rows,
      box: {
        left: 0,
        right: (2 * columns + 1) * half,
        top: 1 - HEX_ROW_SPACING / 2,
        bottom: 1 + (rows - 0.5) * HEX_ROW_SPACING,
      },
      at: (hex) => ({ x: Math.round((middles[2 * hex] ?? 0) / half) - 1, y: Math.floor(hex / columns) }),
    }
  return {
    width: columns,
    height: 2 * rows + 1,
    box: {
      left: 1 - HEX_ROW_SPACING / 2,
      right: 1 + (columns - 0.5) * HEX_ROW_SPACING,
      top: 0,
      bottom: (2 * rows + 1) * half,
    },
    at: (hex) => ({ x: hex % columns, y: Math.round((middles[2 * hex + 1] ?? 0) / half) - 1 }),
  }
}
