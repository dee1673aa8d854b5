import type { Underlay } from '#shared/contract/cluster.ts'
import { getBoardSize } from '#shared/kit/hex-shape.ts'
import { HEX_WIDTH, type HexBoard } from '#shared/kit/hex.ts'

/** Lengths of a picture as people set them, in hexes from side to side. */
export type UnderlayLength = 'x' | 'y' | 'width'

/** A length in hexes, to two places. */
export function toHexes(radii: number): number {
  return Math.round((radii / HEX_WIDTH) * 100) / 100
}

/** A length in hex radii. */
export function toRadii(hexes: number): number {
  return hexes * HEX_WIDTH
}

/** A picture laid over the whole board. */
export function fitToBoard(imageId: string, board: HexBoard): Underlay {
  return { imageId, x: 0, y: 0, width: getBoardSize(board).width, turn: 0 }
}
