import type { Box } from './picture.ts'

/** Numbered things by the square cells that they touch. */
export interface BoxCells {
  put(number: number, box: Box): void
  /** Calls `see` for everything that shares a cell with a box, maybe more than once, until it answers true. */
  visit(box: Box, see: (number: number) => boolean): void
}

/** So many cells side by side have keys of their own; on larger maps two cells may share one, which only costs a look. */
const CELLS_ACROSS = 8192

/** Cells of a size, empty. */
export function createBoxCells(cellMm: number): BoxCells {
  const cells = new Map<number, number[]>()
  return {
    put(number, box) {
      visitKeys(box, cellMm, (key) => {
        const cell = cells.get(key)
        if (cell) cell.push(number)
        else cells.set(key, [number])
        return false
      })
    },
    visit(box, see) {
      visitKeys(box, cellMm, (key) => cells.get(key)?.some(see) ?? false)
    },
  }
}

/** The cells that a box touches, until `see` answers true. */
function visitKeys({ x, y, width, height }: Box, cellMm: number, see: (key: number) => boolean): void {
  const [right, bottom] = [Math.floor((x + width) / cellMm), Math.floor((y + height) / cellMm)]
  for (let row = Math.floor(y / cellMm); row <= bottom; row += 1)
    for (let column = Math.floor(x / cellMm); column <= right; column += 1) if (see(row * CELLS_ACROSS + column)) return
}
