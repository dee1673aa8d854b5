import { formatCount } from '#shared/kit/format.ts'
import type { HexBoard } from '#shared/kit/hex.ts'

/** Formats a count: “1 hex”, “5 hexes”. */
export function formatHexCount(count: number): string {
  return formatCount(count, 'hex', 'hexes')
}

/** Explains the format of a label: “two digits row, two digits column”. */
export function describeHexLabelFormat(board: HexBoard): string {
  const digits = Math.max(board.rows, board.columns) > 99 ? 'Three' : 'Two'
  const [first, second] = board.labelOrder === 'row-column' ? ['row', 'column'] : ['column', 'row']
  return `${digits} digits ${first}, ${digits.toLowerCase()} digits ${second}.`
}
