import type { Face, FaceArt, FaceSet, FaceSegment } from './model.ts'

/** Elements of a face, in drawing order. */
export const FACE_ELEMENTS = ['blocks', 'walls', 'red', 'blue'] as const
export type FaceElement = (typeof FACE_ELEMENTS)[number]

/** Maximum number of blocks, and of lines of one ink, per face. */
export const MAX_FACE_BLOCKS = 6
export const MAX_FACE_LINES = 40

/**
 * A blank face to draw on or to trace from the printed game. It has one block in the centre, as every face needs one
 * (SP-RANGE-1), and an outline that weakens every line.
 */
const BLANK: FaceArt = {
  name: '',
  blocks: [[0.44, 0.44, 0.56, 0.56]],
  walls: [],
  red: [],
  blue: [
    [0, 1, 1, 1],
    [0, 0, 0, 1],
    [1, 0, 1, 1],
    [0, 0, 1, 0],
  ],
}

export const BLANK_FACES: FaceSet = { 1: BLANK, 2: BLANK, 3: BLANK, 4: BLANK, 5: BLANK, 6: BLANK }

/** Clamps a face coordinate to 0–1 and rounds it to thousandths. */
export function clampFaceCoordinate(value: number): number {
  return Math.min(1, Math.max(0, Math.round(value * 1000) / 1000))
}

/** Puts the lower left corner of a block first. Lines keep their direction. */
export function normalizeFaceSegment(ink: FaceElement, stretch: FaceSegment): FaceSegment {
  const [s0, t0, s1, t1] = stretch.map(clampFaceCoordinate) as [number, number, number, number]
  return ink === 'blocks' ? [Math.min(s0, s1), Math.min(t0, t1), Math.max(s0, s1), Math.max(t0, t1)] : [s0, t0, s1, t1]
}

/**
 * An interval of bearings with the same range class against a cube 60 mm away: whole degrees, counter-clockwise from
 * the right (SP-FACE-1).
 */
export interface RangeClassArc {
  readonly range: 'red' | 'blue' | 'none'
  readonly from: number
  readonly to: number
}

/** Net of a cube: cells by column and row, rows upwards, all art upright. Fold away from the viewer (SP-FACE-2). */
export const CUBE_NET_CELLS: Readonly<Record<Face, readonly [column: number, row: number]>> = {
  1: [1, 2],
  2: [1, 3],
  3: [2, 2],
  4: [0, 2],
  5: [1, 1],
  6: [1, 0],
}

/** Sides of the net with glue tabs (SP-FACE-2). */
export const CUBE_NET_TABS: readonly { readonly face: Face; readonly sides: readonly ('left' | 'right' | 'top')[] }[] =
  [
    { face: 2, sides: ['left', 'right', 'top'] },
    { face: 5, sides: ['left', 'right'] },
    { face: 6, sides: ['left', 'right'] },
  ]
