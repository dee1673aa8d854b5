import type { Box } from './picture.ts'
import { createSpatialHash } from './spatial-hash.ts'

/** Creates an empty index. `cellMm` should be about the height of its boxes. */
export function createBoxIndex(cellMm: number) {
  const cells = createSpatialHash(cellMm)
  const boxes: (Box | null)[] = []
  return {
    /** Adds a box and returns its number. */
    add: (box: Box): number => {
      const number = boxes.push(box) - 1
      cells.put(number, box)
      return number
    },
    remove(box: number): void {
      boxes[box] = null
    },
    /** Numbers of the boxes that overlap the box. */
    hits(box: Box): number[] {
      const found: number[] = []
      cells.visit(box, (number) => {
        const otherBox = boxes[number]
        if (otherBox && doBoxesOverlap(otherBox, box) && !found.includes(number)) found.push(number)
        return false
      })
      return found
    },
    isFree(box: Box): boolean {
      let isFree = true
      cells.visit(box, (number) => {
        const otherBox = boxes[number]
        if (otherBox && doBoxesOverlap(otherBox, box)) isFree = false
        return !isFree
      })
      return isFree
    },
  }
}

/** Spatial index of boxes. Touching boxes do not overlap. */
export type BoxIndex = ReturnType<typeof createBoxIndex>

/** Whether two boxes share more than an edge. */
export function doBoxesOverlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

export function isBoxInside(box: Box, around: Box): boolean {
  return (
    box.x >= around.x &&
    box.y >= around.y &&
    box.x + box.width <= around.x + around.width &&
    box.y + box.height <= around.y + around.height
  )
}
