import type { Field, FieldPiece } from '#shared/games/planet28/field/model.ts'
import type { Point } from '#shared/kit/convex.ts'
import type { SegmentEnds } from '#shared/kit/crossings.ts'

export interface Point3D extends Point {
  readonly z: number
}

/** Segment of a line inside a piece, as fractions of the length of the line. */
export interface PieceCrossing {
  readonly piece: FieldPiece
  readonly from: number
  readonly to: number
}

/** Shorter crossings count as touching. */
const LEAST = 1e-9

/** Segment of a line inside a piece in plan view. Null if the line only touches the piece. */
export function findPieceCrossing(
  piece: FieldPiece,
  { x: ax, y: ay }: Point,
  { x: bx, y: by }: Point,
): PieceCrossing | null {
  const { corners } = piece
  let from = 0
  let to = 1
  for (let at = 0; at < corners.length; at += 1) {
    const corner = corners[at] as Point
    const next = corners[(at + 1) % corners.length] as Point
    const ex = next.x - corner.x
    const ey = next.y - corner.y
    const start = ex * (ay - corner.y) - ey * (ax - corner.x)
    const end = ex * (by - corner.y) - ey * (bx - corner.x)
    if (start < 0 && end < 0) return null
    if (start < 0) from = Math.max(from, start / (start - end))
    else if (end < 0) to = Math.min(to, start / (start - end))
    if (to - from <= LEAST) return null
  }
  return { piece, from, to }
}

/**
 * Whether both ends of a line are at least `far` outside the same edge of a piece, so that no part of the line comes
 * nearer.
 */
export function isBeyondEdge({ corners }: FieldPiece, [a, b]: SegmentEnds, far: number): boolean {
  const { x: ax, y: ay } = a
  const { x: bx, y: by } = b
  let corner = corners.at(-1) as Point
  for (const next of corners) {
    const ex = next.x - corner.x
    const ey = next.y - corner.y
    const start = ex * (ay - corner.y) - ey * (ax - corner.x)
    const end = ex * (by - corner.y) - ey * (bx - corner.x)
    const nearest = Math.max(start, end)
    if (nearest < 0 && nearest * nearest >= far * far * (ex * ex + ey * ey)) return true
    corner = next
  }
  return false
}

/**
 * Whether no solid piece blocks the line between two points in space. A line that grazes an edge or a roof is free.
 * Symmetric.
 */
export function isLineFree({ pieces }: Field, from: Point3D, to: Point3D): boolean {
  const isSwapped = from.x > to.x || (from.x === to.x && (from.y > to.y || (from.y === to.y && from.z > to.z)))
  const a = isSwapped ? to : from
  const b = isSwapped ? from : to
  const lowest = Math.min(a.z, b.z)
  for (const piece of pieces) {
    if (piece.heightCm <= lowest + LEAST) continue
    const crossing = findPieceCrossing(piece, a, b)
    if (crossing === null) continue
    const rise = b.z - a.z
    if (a.z + Math.min(crossing.from * rise, crossing.to * rise) < piece.heightCm - LEAST) return false
  }
  return true
}
