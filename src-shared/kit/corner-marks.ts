import type { Point } from './convex.ts'

/** The printed marks that lie in the corners of an area, from its near left one on, counter-clockwise. */
export const CORNERS = ['near left', 'near right', 'far right', 'far left'] as const

/** The black square of a mark, and the white paper around it up to where it is cut. */
export const MARK_MM = 40
export const MARK_MARGIN_MM = 8

/**
 * What each mark shows inside its black border: rows of white (1) and black (0) from the top. They are the first four
 * of the dictionary ARUCO_MIP_36h12 (Garrido-Jurado and others, 2016), so far apart that none is read as another one.
 */
export const MARK_ROWS: readonly (readonly string[])[] = [
  ['110100', '101011', '011000', '111010', '000010', '011101'],
  ['011000', '000000', '000100', '010011', '010011', '100101'],
  ['000100', '100000', '011011', '111011', '111001', '110010'],
  ['111111', '111000', '101011', '010110', '110010', '110100'],
]

/** A rectangle on the table, in millimetres; x runs to the right, y away from its near edge. */
export interface TableArea {
  readonly widthMm: number
  readonly heightMm: number
}

/** The corners of an area, in the order of its marks. */
export function getAreaCorners({ widthMm, heightMm }: TableArea): readonly Point[] {
  return [
    { x: 0, y: 0 },
    { x: widthMm, y: 0 },
    { x: widthMm, y: heightMm },
    { x: 0, y: heightMm },
  ]
}

/** The corners of a mark's black square, counter-clockwise from near left: its paper lies inside the area, its corner on the area's. */
export function getMarkCorners(area: TableArea, mark: number): readonly Point[] {
  const corner = getAreaCorners(area)[mark]
  if (!corner) throw new RangeError(`There is no corner mark ${mark}`)
  const paper = MARK_MM + 2 * MARK_MARGIN_MM
  const left = (corner.x === 0 ? 0 : area.widthMm - paper) + MARK_MARGIN_MM
  const near = (corner.y === 0 ? 0 : area.heightMm - paper) + MARK_MARGIN_MM
  return getAreaCorners({ widthMm: MARK_MM, heightMm: MARK_MM }).map(({ x, y }) => ({ x: left + x, y: near + y }))
}
