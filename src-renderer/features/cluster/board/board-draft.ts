import type { Choice } from '#renderer/ui/types.ts'
import { type HexBoard, MAX_BOARD_SIZE } from '#shared/kit/hex.ts'

/** A board while it is typed: rows and columns may be temporarily empty. */
export type BoardDraft = Omit<HexBoard, 'rows' | 'columns'> & {
  readonly rows: number | null
  readonly columns: number | null
}

/** Parses the draft; null while a dimension is missing or there are too many hexes. */
export function parseBoardDraft({ rows, columns, ...layout }: BoardDraft): HexBoard | null {
  if (rows === null || columns === null || rows * columns > MAX_BOARD_SIZE.hexes) return null
  return { ...layout, rows, columns }
}

/** Error message if a board is too large, or null. */
export function findBoardSizeProblem({ rows, columns }: BoardDraft): string | null {
  const hexes = (rows ?? 0) * (columns ?? 0)
  if (hexes <= MAX_BOARD_SIZE.hexes) return null
  return `${hexes.toLocaleString('en-GB')} hexes are too many: at most ${MAX_BOARD_SIZE.hexes.toLocaleString('en-GB')}.`
}

export const ORIENTATION_CHOICES: readonly Choice<HexBoard['orientation']>[] = [
  { value: 'pointy', label: 'Pointy' },
  { value: 'flat', label: 'Flat' },
]
/** Which rows or columns are offset by half a hex. */
export const HEX_OFFSET_CHOICES: readonly Choice<HexBoard['shifted']>[] = [
  { value: 'even', label: 'Even' },
  { value: 'odd', label: 'Odd' },
]
/** Label of the offset choice for each orientation. */
export const HEX_OFFSET_LABEL_BY_ORIENTATION: Readonly<Record<HexBoard['orientation'], string>> = {
  pointy: 'Row offset',
  flat: 'Columns pushed down',
}
