import { type HexBoard, STANDARD_BOARD } from '#shared/kit/hex.ts'

/** Boards that are often wanted. */
export const BOARD_PRESETS = [
  { id: 'standard', label: 'Standard, 32 by 16', board: STANDARD_BOARD },
  {
    id: 'sector',
    label: 'Sector, 40 by 32, flat',
    board: { rows: 40, columns: 32, orientation: 'flat', shifted: 'even', labelOrder: 'column-row' },
  },
  { id: 'large', label: 'Large, 64 by 48', board: { ...STANDARD_BOARD, rows: 64, columns: 48 } },
] as const satisfies readonly { id: string; label: string; board: HexBoard }[]

/** Which preset a board is, or null. */
export function presetOf(board: HexBoard): string | null {
  return BOARD_PRESETS.find((preset) => isSameBoard(preset.board, board))?.id ?? null
}

/** Whether two boards are laid out alike. */
export function isSameBoard(one: HexBoard, other: HexBoard): boolean {
  return (
    one.rows === other.rows &&
    one.columns === other.columns &&
    one.orientation === other.orientation &&
    one.shifted === other.shifted &&
    one.labelOrder === other.labelOrder
  )
}
