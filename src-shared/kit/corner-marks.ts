import type { Point } from './convex.ts'

/** Corners of an area with printed marks, counter-clockwise from near left. */
export const AREA_CORNER_NAMES = ['near left', 'near right', 'far right', 'far left'] as const

/** Side of a mark's black square, and width of the white paper around it. */
export const CORNER_MARK_SIZE_MM = 40
export const CORNER_MARK_MARGIN_MM = 8

/**
 * Bit pattern of each mark inside its black border: rows of white (1) and black (0) from the top. These are the first
 * four of the dictionary ARUCO_MIP_36h12 (Garrido-Jurado and others, 2016), whose mutual Hamming distance prevents
 * confusion.
 */
export const CORNER_MARK_BIT_ROWS: readonly (readonly string[])[] = [
  ['110100', '101011', '011000', '111010', '000010', '011101'],
  ['011000', '000000', '000100', '010011', '010011', '100101'],
  ['000100', '100000', '011011', '111011', '111001', '110010'],
  ['111111', '111000', '101011', '010110', '110010', '110100'],
]

/** A rectangular area of the table in millimetres. x runs to the right, y away from the near edge. */
export interface TableArea {
  readonly widthMm: number
  readonly heightMm: number
}

/** Corners of an area, in the order of its marks. */
export function getTableAreaCorners({ widthMm, heightMm }: TableArea): readonly Point[] {
  return [
    { x: 0, y: 0 },
    { x: widthMm, y: 0 },
    { x: widthMm, y: heightMm },
    { x: 0, y: heightMm },
  ]
}

/**
 * Corners of a mark's black square, counter-clockwise from near left. The mark's paper lies inside the area, corner on
 * corner.
 */
export function getMarkCorners(area: TableArea, mark: number): readonly Point[] {
  const corner = getTableAreaCorners(area)[mark]
  if (!corner) throw new RangeError(`There is no corner mark ${mark}`)
  const paper = CORNER_MARK_SIZE_MM + 2 * CORNER_MARK_MARGIN_MM
  const left = (corner.x === 0 ? 0 : area.widthMm - paper) + CORNER_MARK_MARGIN_MM
  const near = (corner.y === 0 ? 0 : area.heightMm - paper) + CORNER_MARK_MARGIN_MM
  return getTableAreaCorners({ widthMm: CORNER_MARK_SIZE_MM, heightMm: CORNER_MARK_SIZE_MM }).map(({ x, y }) => ({
    x: left + x,
    y: near + y,
  }))
}
