import type { Box } from './picture.ts'
import { createSpatialHash } from './spatial-hash.ts'

/** Spatial index of line segments. */
export interface LineIndex {
  /** Number of lines that intersect a box. */
  crossings(box: Box): number
  /** Whether any line intersects a box. */
  isCrossed(box: Box): boolean
}

/** Both ends of a line. */
export type LineSegment = readonly [x1: number, y1: number, x2: number, y2: number]

/** Creates an index of lines given as consecutive x1, y1, x2, y2. */
export function createLineIndex(ends: ArrayLike<number>, cellMm: number): LineIndex {
  const cells = createSpatialHash(cellMm)
  const lineAt = (line: number): LineSegment => {
    const end = 4 * line
    return [ends[end] ?? 0, ends[end + 1] ?? 0, ends[end + 2] ?? 0, ends[end + 3] ?? 0]
  }
  for (let line = 0; 4 * line + 3 < ends.length; line += 1)
    putPieces(lineAt(line), cellMm, (box) => cells.put(line, box))
  return {
    crossings(box) {
      const found: number[] = []
      cells.visit(box, (line) => {
        if (!found.includes(line) && doesLineCross(lineAt(line), box)) found.push(line)
        return false
      })
      return found.length
    },
    isCrossed: (box) => cells.visit(box, (line) => doesLineCross(lineAt(line), box)),
  }
}

/** Adds a long line piece by piece, so that it does not occupy all cells of its bounding box. */
function putPieces([x1, y1, x2, y2]: LineSegment, cellMm: number, put: (box: Box) => void): void {
  const pieces = Math.max(1, Math.ceil(Math.hypot(x2 - x1, y2 - y1) / (2 * cellMm)))
  const [dx, dy] = [(x2 - x1) / pieces, (y2 - y1) / pieces]
  for (let piece = 0; piece < pieces; piece += 1) {
    const [x, y] = [x1 + dx * piece, y1 + dy * piece]
    put({ x: Math.min(x, x + dx), y: Math.min(y, y + dy), width: Math.abs(dx), height: Math.abs(dy) })
  }
}

/** Whether a line intersects a box (Liang–Barsky clipping). */
export function doesLineCross([x1, y1, x2, y2]: LineSegment, { x, y, width, height }: Box): boolean {
  let [from, to] = [0, 1]
  const clip = (step: number, room: number) => {
    if (step === 0 && room < 0) to = -1
    if (step < 0) from = Math.max(from, room / step)
    if (step > 0) to = Math.min(to, room / step)
  }
  clip(x1 - x2, x1 - x)
  clip(x2 - x1, x + width - x1)
  clip(y1 - y2, y1 - y)
  clip(y2 - y1, y + height - y1)
  return from < to
}
