import { type HexBoard, hexLabel } from '#shared/kit/hex.ts'
import { countWords } from '#shared/kit/words.ts'

/** “1 hex”, “5 hexes”. */
export function countHexWords(count: number): string {
  return countWords(count, 'hex', 'hexes')
}

/** How the board's hexes are written: “0101 to 3216”. */
export function exampleLabel(board: HexBoard): string {
  return `${hexLabel({ row: 1, column: 1 }, board)} to ${hexLabel({ row: board.rows, column: board.columns }, board)}`
}

/** How a label is read: “two digits row, two digits column”. */
export function labelHint(board: HexBoard): string {
  const digits = Math.max(board.rows, board.columns) > 99 ? 'Three' : 'Two'
  const [first, second] = board.labelOrder === 'row-column' ? ['row', 'column'] : ['column', 'row']
  return `${digits} digits ${first}, ${digits.toLowerCase()} digits ${second}.`
}
