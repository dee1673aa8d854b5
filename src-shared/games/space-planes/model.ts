/** A point of the playing area in millimetres. x to the right, y up, from the lower left corner. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Sides of a ship (SP-MOVE-4). N is ahead at heading 0. */
export const DIRECTIONS = ['N', 'E', 'S', 'W'] as const
export type Direction = (typeof DIRECTIONS)[number]

/** Corners of a ship (SP-PIVOT-2). */
export const CORNERS = ['SW', 'SE', 'NE', 'NW'] as const
export type Corner = (typeof CORNERS)[number]

/** Direction of rotation: counter-clockwise or clockwise, seen from above. */
export const ROTATION_SENSES = ['ccw', 'cw'] as const
export type RotationSense = (typeof ROTATION_SENSES)[number]

/** Face numbers of a cube, and values of a plane die. */
export const FACES = [1, 2, 3, 4, 5, 6] as const
export type Face = (typeof FACES)[number]

/** Rotation of the upper face's art relative to the ship, in counter-clockwise quarter turns (SP-FACE-3). */
export type FaceTwist = 0 | 1 | 2 | 3

/** One of the 24 orientations of a cube. */
export interface Attitude {
  readonly face: Face
  readonly twist: FaceTwist
}

/** Centre of a cube's footprint, and its heading in degrees counter-clockwise. */
export interface Pose extends Point {
  readonly heading: number
}

/** A cube on the table, without its position. */
export interface Cube {
  readonly id: string
  /** The seat that owns it. */
  readonly owner: string
  /** The upper face. */
  readonly face: Face
  /** Value of its plane die (SP-PLANE-1). */
  readonly plane: Face
  /** Index of the named cube within its side, from 0; missing for unnamed cubes. */
  readonly cube?: number
}

/** A cube with a known position. */
export interface Ship extends Pose, Attitude, Cube {}

/**
 * Faces that a single roll can bring up: all but the current one and its opposite, which add up to seven (SP-ROLL-1).
 */
export function listFacesAfterRoll(face: Face): readonly Face[] {
  return FACES.filter((otherFace) => otherFace !== face && otherFace + face !== 7)
}

/** One ordered part of a manoeuvre (SP-MAN-1 to SP-MAN-4). */
export type ManoeuvrePart =
  | { readonly move: 'short' | 'long'; readonly dir: Direction }
  | { readonly pivot: Corner; readonly turn: RotationSense }
  | { readonly roll: Direction }
  | { readonly plane: Face }

/** Class of a line of fire (SP-RANGE-3). */
export type RangeClass = 'red' | 'blue' | 'none'

/**
 * Two points on a face, s to the right and t up, both from 0 to 1: the ends of a line, or opposite corners of a block.
 */
export type FaceSegment = readonly [s0: number, t0: number, s1: number, t1: number]

/** Drawing of a face (SP-FACE-1). */
export interface FaceArt {
  readonly name: string
  /** Green blocks: origins of lines of fire. */
  readonly blocks: readonly FaceSegment[]
  /** Black lines without the outline: they block lines of fire (SP-RANGE-2). */
  readonly walls: readonly FaceSegment[]
  readonly red: readonly FaceSegment[]
  readonly blue: readonly FaceSegment[]
}

/** The six faces of a cube. */
export type FaceSet = Readonly<Record<Face, FaceArt>>

/** A playing card, represented by its value: ace 1, jack 11, queen 12, king 13 (SP-DECK-2). */
export type Card = number
