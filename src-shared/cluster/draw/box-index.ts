import { createBoxCells } from './box-cells.ts'
import type { Box } from './picture.ts'

/** Boxes found by where they are. Touching is not overlapping. */
export interface BoxIndex {
  /** Puts a box in; answers its number. */
  readonly add: (box: Box) => number
  readonly remove: (box: number) => void
  /** The numbers of the boxes that overlap one. */
  readonly hits: (box: Box) => number[]
  readonly isFree: (box: Box) => boolean
}

/** An empty index; `cellMm` is about the height of what it holds. */
export function createBoxIndex(cellMm: number): BoxIndex {
  const cells = createBoxCells(cellMm)
  const boxes: (Box | null)[] = []
  return {
    add(box) {
      const number = boxes.push(box) - 1
      cells.put(number, box)
      return number
    },
    remove(box) {
      boxes[box] = null
    },
    hits(box) {
      const found: number[] = []
      cells.visit(box, (number) => {
        const other = boxes[number]
        if (other && overlaps(other, box) && !found.includes(number)) found.push(number)
        return false
      })
      return found
    },
    isFree(box) {
      let isFree = true
      cells.visit(box, (number) => {
        const other = boxes[number]
        if (other && overlaps(other, box)) isFree = false
        return !isFree
      })
      return isFree
    },
  }
}

/** Whether two boxes share more than an edge. */
export function overlaps(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  )
}

/** Whether a box lies inside another. */
export function isInside(box: Box, around: Box): boolean {
  return (
    box.x >= around.x &&
    box.y >= around.y &&
    box.x + box.width <= around.x + around.width &&
    box.y + box.height <= around.y + around.height
  )
}
