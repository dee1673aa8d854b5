/**
 * Occupied rectangles with a spatial index, fast for thousands. A rectangle is given by its centre and half its sides.
 */
export interface OccupiedSpace {
  add(x: number, y: number, halfWidth: number, halfHeight: number): void
  isFree(x: number, y: number, halfWidth: number, halfHeight: number): boolean
}

const LEAST_CELL = { width: 64, height: 24 } as const

/** Creates a space of a size in pixels. `hex` is about the minimum distance between objects. */
export function createOccupiedSpace(width: number, height: number, hex: number): OccupiedSpace {
  const cellWidth = Math.max(LEAST_CELL.width, 2 * hex)
  const cellHeight = Math.max(LEAST_CELL.height, 1.5 * hex)
  const across = Math.max(1, Math.ceil(width / cellWidth))
  const down = Math.max(1, Math.ceil(height / cellHeight))
  const first = new Int32Array(across * down).fill(-1)
  // An entry is a rectangle in one cell. The entries of a cell form a linked list.
  let next = new Int32Array(1024)
  let boxes = new Float32Array(4 * 1024)
  let size = 0
  const column = (x: number) => Math.min(across - 1, Math.max(0, Math.floor(x / cellWidth)))
  const row = (y: number) => Math.min(down - 1, Math.max(0, Math.floor(y / cellHeight)))

  function grow(): void {
    const [moreNext, moreBoxes] = [new Int32Array(2 * size), new Float32Array(8 * size)]
    moreNext.set(next)
    moreBoxes.set(boxes)
    next = moreNext
    boxes = moreBoxes
  }

  function isFreeIn(cell: number, x: number, y: number, halfWidth: number, halfHeight: number): boolean {
    for (let entry = first[cell] ?? -1; entry >= 0; entry = next[entry] ?? -1)
      if (
        Math.abs((boxes[4 * entry] ?? 0) - x) < (boxes[4 * entry + 2] ?? 0) + halfWidth &&
        Math.abs((boxes[4 * entry + 1] ?? 0) - y) < (boxes[4 * entry + 3] ?? 0) + halfHeight
      )
        return false
    return true
  }

  function put(cell: number, x: number, y: number, halfWidth: number, halfHeight: number): void {
    if (size === next.length) grow()
    boxes[4 * size] = x
    boxes[4 * size + 1] = y
    boxes[4 * size + 2] = halfWidth
    boxes[4 * size + 3] = halfHeight
    next[size] = first[cell] ?? -1
    first[cell] = size
    size += 1
  }

  function add(x: number, y: number, halfWidth: number, halfHeight: number): void {
    for (let down = row(y - halfHeight); down <= row(y + halfHeight); down += 1)
      for (let right = column(x - halfWidth); right <= column(x + halfWidth); right += 1)
        put(down * across + right, x, y, halfWidth, halfHeight)
  }

  return {
    add,
    isFree(x, y, halfWidth, halfHeight) {
      for (let down = row(y - halfHeight); down <= row(y + halfHeight); down += 1)
        for (let right = column(x - halfWidth); right <= column(x + halfWidth); right += 1)
          if (!isFreeIn(down * across + right, x, y, halfWidth, halfHeight)) return false
      return true
    },
  }
}
