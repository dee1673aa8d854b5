import type { DrawList } from '#shared/cluster/draw/draw-list.ts'
import { HEX_ROW_SPACING, HEX_WIDTH } from '#shared/kit/hex.ts'
import type { BoardBox } from './map-canvas.ts'

/** A rectangle of hexes, as 0-based inclusive rows and columns. */
export interface HexWindow {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

/** The hexes that may be visible in a rectangle. */
export function getHexWindow({ board: { rows, columns, orientation } }: DrawList, box: BoardBox): HexWindow {
  const [down, across] = orientation === 'pointy' ? [STEPPED, PUSHED] : [PUSHED, STEPPED]
  return {
    top: Math.max(0, Math.ceil((box.top - down.reach) / down.step)),
    bottom: Math.min(rows - 1, Math.floor(box.bottom / down.step)),
    left: Math.max(0, Math.ceil((box.left - across.reach) / across.step)),
    right: Math.min(columns - 1, Math.floor(box.right / across.step)),
  }
}

/**
 * Distance from one line of hexes to the next, and the extent of a line from its start: for lines side by side
 * (`STEPPED`), and for lines of which every other hex is shifted (`PUSHED`).
 */
const STEPPED = { step: HEX_ROW_SPACING, reach: 2 } as const
const PUSHED = { step: HEX_WIDTH, reach: 1.5 * HEX_WIDTH } as const

export function forEachHex(
  { board: { columns } }: DrawList,
  { top, bottom, left, right }: HexWindow,
  visit: (hex: number) => void,
): void {
  for (let row = top; row <= bottom; row += 1)
    for (let hex = row * columns + left; hex <= row * columns + right; hex += 1) visit(hex)
}
