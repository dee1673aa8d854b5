import type { Underlay } from '#shared/contract/cluster.ts'
import { computeBoardSizeInHexRadii } from '#shared/kit/hex-shape.ts'
import { HEX_WIDTH, type HexBoard } from '#shared/kit/hex.ts'

/** Dimensions of a picture that users can set, in hexes from side to side. */
export type UnderlayDimension = 'x' | 'y' | 'width'

/** Converts hex radii to hexes, to two decimals. */
export function convertRadiiToHexes(radii: number): number {
  return Math.round((radii / HEX_WIDTH) * 100) / 100
}

export function convertHexesToRadii(hexes: number): number {
  return hexes * HEX_WIDTH
}

/** Placement of a picture that covers the whole board. */
export function createUnderlayCoveringBoard(imageId: string, board: HexBoard): Underlay {
  return { imageId, x: 0, y: 0, width: computeBoardSizeInHexRadii(board).width, turn: 0 }
}
