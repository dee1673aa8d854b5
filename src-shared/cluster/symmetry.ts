import { type HexBoard, type HexPlace, isOnBoard, isSameHex } from '../kit/hex.ts'
import { rotatePlace } from './rotate-places.ts'

/** Symmetries of a map. A half turn makes fair maps for two (FIST-MAP-5). */
export const SYMMETRIES = [
  'none',
  'half-turn',
  'mirror-left-right',
  'mirror-top-bottom',
  'third-turns',
  'sixth-turns',
] as const
export type Symmetry = (typeof SYMMETRIES)[number]

/** Display names of the symmetries. */
export const SYMMETRY_NAMES: Record<Symmetry, string> = {
  none: 'None',
  'half-turn': 'Half turn',
  'mirror-left-right': 'Mirror left and right',
  'mirror-top-bottom': 'Mirror top and bottom',
  'third-turns': 'Thirds of a turn',
  'sixth-turns': 'Sixths of a turn',
}

/** Maps a hex to its partner. */
export type HexTransform = (place: HexPlace) => HexPlace

/** A partner of a hex. Rotations around the central hex may move it off the board. */
export interface SymmetryPartner {
  readonly place: HexPlace
  readonly isOnBoard: boolean
}

/** The obstacle to an exact symmetry on this board and its remedy, as a sentence; null if it is exact. */
export function findSymmetryProblem(symmetry: Symmetry, board: HexBoard): string | null {
  switch (symmetry) {
    case 'none':
      return null
    case 'half-turn':
      return halfTurnProblem(board)
    case 'mirror-left-right':
      return board.orientation === 'flat' ? alongProblem(board) : acrossProblem(board)
    case 'mirror-top-bottom':
      return board.orientation === 'pointy' ? alongProblem(board) : acrossProblem(board)
    case 'third-turns':
    case 'sixth-turns':
      return rotationProblem(board)
  }
}

/** All isometries of the symmetry except the identity; empty if the symmetry is not exact. */
export function listSymmetryTransforms(symmetry: Symmetry, board: HexBoard): readonly HexTransform[] {
  if (findSymmetryProblem(symmetry, board) !== null) return []
  const { rows, columns } = board
  const overRow = (row: number) => rows + 1 - row
  const overColumn = (column: number) => columns + 1 - column
  switch (symmetry) {
    case 'none':
      return []
    case 'half-turn':
      return [({ row, column }) => ({ row: overRow(row), column: overColumn(column) })]
    case 'mirror-left-right':
      return [({ row, column }) => ({ row, column: overColumn(column) })]
    case 'mirror-top-bottom':
      return [({ row, column }) => ({ row: overRow(row), column })]
    case 'third-turns':
      return [2, 4].map((steps) => rotateAboutMiddle(steps, board))
    case 'sixth-turns':
      return [1, 2, 3, 4, 5].map((steps) => rotateAboutMiddle(steps, board))
  }
}

/** Distinct partners of a hex without the hex itself; empty if the symmetry is not exact. */
export function listSymmetryPartners(place: HexPlace, symmetry: Symmetry, board: HexBoard): readonly SymmetryPartner[] {
  const partners: SymmetryPartner[] = []
  for (const transform of listSymmetryTransforms(symmetry, board)) {
    const image = transform(place)
    if (isSameHex(image, place) || partners.some((partner) => isSameHex(partner.place, image))) continue
    partners.push({ place: image, isOnBoard: isOnBoard(image, board) })
  }
  return partners
}

function rotateAboutMiddle(steps: number, board: HexBoard): HexTransform {
  const middle = { row: (board.rows + 1) / 2, column: (board.columns + 1) / 2 }
  return (place) => rotatePlace(place, { centre: middle, steps, board })
}

/** Straight lines of hexes, alternately shifted by half a hex: rows of pointy hexes, columns of flat ones. */
function getHexLines({ orientation, rows, columns }: HexBoard) {
  return orientation === 'pointy'
    ? ({ count: rows, singular: 'row', plural: 'rows' } as const)
    : ({ count: columns, singular: 'column', plural: 'columns' } as const)
}

/** A half turn must swap shifted and unshifted lines, so that their ends coincide. */
function halfTurnProblem(board: HexBoard): string | null {
  const { count, singular, plural } = getHexLines(board)
  if (count % 2 === 0 || count === 1) return null
  return `A half turn needs an even number of ${plural}, and this board has ${count}: add or trim one ${singular}.`
}

/** A reflection that swaps lines must map shifted lines to shifted ones. */
function alongProblem(board: HexBoard): string | null {
  const { count, singular, plural } = getHexLines(board)
  if (count % 2 === 1) return null
  return `This mirror needs an odd number of ${plural}, and this board has ${count}: add or trim one ${singular}.`
}

/** A reflection of each line onto itself is impossible with several lines: shifted ones protrude on one side only. */
function acrossProblem(board: HexBoard): string | null {
  const { count, plural } = getHexLines(board)
  if (count === 1) return null
  const remedy =
    board.orientation === 'pointy'
      ? 'flat hexes and an odd number of columns'
      : 'pointy hexes and an odd number of rows'
  return `This mirror is never exact here, because every other one of the ${plural} sticks out by half a hex: use a half turn, or ${remedy}.`
}

/** Rotations need a central hex. */
function rotationProblem({ rows, columns }: HexBoard): string | null {
  const even = [...(rows % 2 === 0 ? ['row'] : []), ...(columns % 2 === 0 ? ['column'] : [])]
  if (even.length === 0) return null
  return `Turns need a hex in the middle of the board: add or trim one ${even.join(' and one ')}.`
}
