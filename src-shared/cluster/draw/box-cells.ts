import type { Box } from './picture.ts'

/** So many cells side by side have keys of their own; on larger maps two cells may share one, which only costs a look. */
const CELLS_ACROSS = 8192

/** Numbered things by the square cells of a size that they touch, none yet. */
export function createBoxCells(cellMm: number) {
  const cells = new Map<number, number[]>()
  return {
    put(number: number, box: Box): void {
      visitKeys(box, cellMm, (key) => {
        const cell = cells.get(key)
        if (cell) cell.push(number)
        else cells.set(key, [number])
        return false
      })
    },
    /** Calls `see` for everything that shares a cell with a box, maybe more than once, until it answers true. */
    visit(box: Box, see: (number: number) => boolean): void {
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
