import type { Field, FieldPiece, Terrain } from '#shared/games/planet28/field/model.ts'
import { toCounterClockwiseConvex, isPointInPolygon, type Point } from '#shared/kit/convex.ts'

export const TERRAIN_LABELS: Readonly<Record<Terrain, string>> = {
  even: 'Even',
  rough: 'Rough',
  hazardous: 'Hazardous',
  impassable: 'Impassable',
}

/** Minimum size in centimetres. Smaller pieces are ignored as accidental. */
const LEAST_CM = 1
/** Maximum number of pieces on a field. */
export const MAX_TERRAIN_PIECES = 80

/** Adds a box between two corners. Returns the same field if the box is too small or the field is full. */
export function addTerrainBox(
  field: Field,
  [a, b]: readonly [Point, Point],
  { ground, heightCm }: Pick<FieldPiece, 'ground' | 'heightCm'>,
): Field {
  const [left, right] = [Math.min(a.x, b.x), Math.max(a.x, b.x)]
  const [top, bottom] = [Math.min(a.y, b.y), Math.max(a.y, b.y)]
  if (right - left < LEAST_CM || bottom - top < LEAST_CM || field.pieces.length >= MAX_TERRAIN_PIECES) return field
  const corners = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ]
  return { ...field, pieces: [...field.pieces, { id: freshId(field), ground, heightCm, corners }] }
}

/** Adds a piece with these corners in any order. Null if they do not form a convex shape, or the field is full. */
export function addTerrainOutline(
  field: Field,
  corners: readonly Point[],
  { ground, heightCm }: Pick<FieldPiece, 'ground' | 'heightCm'>,
): Field | null {
  const outline = (toCounterClockwiseConvex(corners) ?? []).filter((corner, at, all) => !isOnLine(all, at))
  if (outline.length < 3 || field.pieces.length >= MAX_TERRAIN_PIECES) return null
  return { ...field, pieces: [...field.pieces, { id: freshId(field), ground, heightCm, corners: outline }] }
}

/** Whether a corner lies on the line between its neighbours. */
function isOnLine(corners: readonly Point[], at: number): boolean {
  const [before, here, next] = [at - 1, at, at + 1].map((value) => corners.at(value % corners.length))
  if (before === undefined || here === undefined || next === undefined) return true
  return (here.x - before.x) * (next.y - before.y) === (here.y - before.y) * (next.x - before.x)
}

function freshId({ pieces }: Field): string {
  const taken = new Set(pieces.map(({ id }) => id))
  for (let number = pieces.length + 1; ; number += 1) if (!taken.has(`piece-${number}`)) return `piece-${number}`
}

/** Finds the topmost piece at a position, the last one drawn there. */
export function findTerrainPieceAt({ pieces }: Field, place: Point): FieldPiece | null {
  return pieces.findLast(({ corners }) => isPointInPolygon(corners, place)) ?? null
}

export function removeTerrainPiece(field: Field, id: string): Field {
  return { ...field, pieces: field.pieces.filter((piece) => piece.id !== id) }
}

/** Changes the kind or height of a piece. */
export function updateTerrainPiece(
  field: Field,
  id: string,
  changed: Partial<Pick<FieldPiece, 'ground' | 'heightCm'>>,
): Field {
  return { ...field, pieces: field.pieces.map((piece) => (piece.id === id ? { ...piece, ...changed } : piece)) }
}

/** Describes a piece: its kind, height and size, and the position of its centre from the left and the far edge. */
export function describeTerrainPiece({ ground, heightCm, corners }: FieldPiece): string {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  const [width, depth] = [xs, ys].map((all) => Math.round(Math.max(...all) - Math.min(...all)))
  const [x, y] = [xs, ys].map((all) => Math.round((Math.max(...all) + Math.min(...all)) / 2))
  const high = heightCm === 0 ? 'flat' : `${heightCm} cm high`
  return `${TERRAIN_LABELS[ground]}, ${high}, ${width} × ${depth} cm, at ${x} / ${y}`
}

/** Describes a field after a change without the pen: undo, generation, or a change in the list. */
export function formatTerrainPieceCount({ pieces }: Field): string {
  return `Pieces of terrain: ${pieces.length}`
}
