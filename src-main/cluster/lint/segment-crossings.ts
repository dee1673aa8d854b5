/** A line segment with integer coordinates. */
export type Segment = readonly [fromX: number, fromY: number, toX: number, toY: number]

/** Size of the grid cells, so that only nearby lines are compared. */
const CELL = 8

/** Tolerance that prevents rounding from omitting a cell. */
const HAIR = 1e-6

/** Finds crossing pairs of segments, in order, up to `most` pairs. Touching does not count. */
export function findSegmentCrossings(segments: readonly Segment[], most: number): (readonly [number, number])[] {
  const cells = new Map<string, number[]>()
  const found: (readonly [number, number])[] = []
  for (const [index, segment] of segments.entries()) {
    const near = new Set<number>()
    for (const key of cellsOf(segment)) {
      const cell = cells.get(key)
      if (!cell) cells.set(key, [index])
      else {
        for (const otherValue of cell) near.add(otherValue)
        cell.push(index)
      }
    }
    for (const otherValue of near) {
      if (!doCross(segments[otherValue] ?? segment, segment)) continue
      found.push([otherValue, index])
      if (found.length === most) return found
    }
  }
  return found
}

/** Cells that a segment passes through, column by column. */
function* cellsOf([fromX, fromY, toX, toY]: Segment): Generator<string> {
  const [left, right] = [Math.min(fromX, toX), Math.max(fromX, toX)]
  const yAt = (x: number) => (fromX === toX ? fromY : fromY + ((toY - fromY) * (x - fromX)) / (toX - fromX))
  for (let column = Math.floor(left / CELL); column <= Math.floor(right / CELL); column += 1) {
    const [enters, leaves] = [yAt(Math.max(left, column * CELL)), yAt(Math.min(right, (column + 1) * CELL))]
    const ends = fromX === toX ? [fromY, toY] : [enters, leaves]
    const [top, bottom] = [Math.min(...ends) - HAIR, Math.max(...ends) + HAIR].map((y) => Math.floor(y / CELL))
    for (let row = top ?? 0; row <= (bottom ?? 0); row += 1) yield `${column},${row}`
  }
}

function doCross(a: Segment, b: Segment): boolean {
  return areApart(a, b) && areApart(b, a)
}

/** Whether the ends of a segment are on different sides of the line through another segment. */
function areApart([x, y, toX, toY]: Segment, [fromX, fromY, endX, endY]: Segment): boolean {
  const side = (pointX: number, pointY: number) => (toX - x) * (pointY - y) - (toY - y) * (pointX - x)
  return side(fromX, fromY) * side(endX, endY) < 0
}
