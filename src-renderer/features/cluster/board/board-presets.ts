import { type HexBoard, STANDARD_BOARD } from '#shared/kit/hex.ts'

/** The standard board in landscape format, with the same number of hexes. */
export const LANDSCAPE_BOARD: HexBoard = { ...STANDARD_BOARD, rows: 16, columns: 32 }

/** Default board of a new map, matching the orientation of the screen. */
export function getDefaultBoard(isLandscape: boolean): HexBoard {
  return isLandscape ? LANDSCAPE_BOARD : STANDARD_BOARD
}

export const BOARD_PRESETS = [
  { id: 'standard', label: 'Portrait, 32 rows by 16 columns', board: STANDARD_BOARD },
  { id: 'landscape', label: 'Landscape, 16 rows by 32 columns', board: LANDSCAPE_BOARD },
  {
    id: 'sector',
    label: 'Sector, 40 rows by 32 columns, flat',
    board: { rows: 40, columns: 32, orientation: 'flat', shifted: 'even', labelOrder: 'column-row' },
  },
  { id: 'large', label: 'Large, 64 rows by 48 columns', board: { ...STANDARD_BOARD, rows: 64, columns: 48 } },
] as const satisfies readonly { id: string; label: string; board: HexBoard }[]

/** Id of the preset that equals a board, or null. */
export function findBoardPresetId(board: HexBoard): string | null {
  return BOARD_PRESETS.find((preset) => isSameBoard(preset.board, board))?.id ?? null
}

export function isSameBoard(a: HexBoard, b: HexBoard): boolean {
  return (
    a.rows === b.rows &&
    a.columns === b.columns &&
    a.orientation === b.orientation &&
    a.shifted === b.shifted &&
    a.labelOrder === b.labelOrder
  )
}
