import type { Box } from './picture.ts'

/** Width of the key space in cells. On larger maps two cells may share a key, which only costs an additional check. */
const CELLS_ACROSS = 8192

/** Creates an empty spatial hash: numbered items by the square cells they touch. */
export function createSpatialHash(cellMm: number) {
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
    /**
     * Calls `see` for every item that shares a cell with the box, possibly repeatedly, until it returns true. Returns
     * whether it did.
     */
    visit(box: Box, see: (number: number) => boolean): boolean {
      return visitKeys(box, cellMm, (key) => cells.get(key)?.some(see) ?? false)
    },
  }
}

/** Visits the keys of all cells that a box touches, until `see` returns true. Returns whether it did. */
function visitKeys({ x, y, width, height }: Box, cellMm: number, see: (key: number) => boolean): boolean {
  const [right, bottom] = [Math.floor((x + width) / cellMm), Math.floor((y + height) / cellMm)]
  for (let row = Math.floor(y / cellMm); row <= bottom; row += 1)
    for (let column = Math.floor(x / cellMm); column <= right; column += 1)
      if (see(row * CELLS_ACROSS + column)) return true
  return false
}
