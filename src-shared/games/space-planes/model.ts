/** A point of the playing area in millimetres: x to the right, y up, from the lower left corner. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** The ship's own sides (SP-MOVE-4): N is ahead when its heading is 0. */
export const DIRECTIONS = ['N', 'E', 'S', 'W'] as const
export type Direction = (typeof DIRECTIONS)[number]

/** The ship's own corners (SP-PIVOT-2). */
export const CORNERS = ['SW', 'SE', 'NE', 'NW'] as const
export type Corner = (typeof CORNERS)[number]

/** Counter-clockwise or clockwise, seen from above. */
export const SENSES = ['ccw', 'cw'] as const
export type Sense = (typeof SENSES)[number]

/** The number of a cube's face, and of a plane die. */
export const FACES = [1, 2, 3, 4, 5, 6] as const
export type Face = (typeof FACES)[number]

/** Quarter turns of the upper face's art, counter-clockwise, inside the ship (SP-FACE-3). */
export type Twist = 0 | 1 | 2 | 3

/** Which way a cube lies: one of 24. */
export interface Attitude {
  readonly face: Face
  readonly twist: Twist
}

/** Where the footprint of a cube stands: its centre, and its heading in degrees counter-clockwise. */
export interface Pose extends Point {
  readonly heading: number
}

/** A cube on the table, wherever it stands. */
export interface Cube {
  readonly id: string
  /** The seat that it belongs to. */
  readonly owner: string
  /** The face that looks up. */
  readonly face: Face
  /** What its plane die shows (SP-PLANE-1). */
  readonly plane: Face
  /** Which of its side's named cubes it is, counted from 0; nothing where it has no name. */
  readonly cube?: number
}

/** A cube on the table whose place is known. */
export interface Ship extends Pose, Attitude, Cube {}

/** The faces that one roll may bring up: all but the face itself and the one opposite, which add up to seven (SP-ROLL-1). */
export function listFacesAfterRoll(face: Face): readonly Face[] {
  return FACES.filter((otherFace) => otherFace !== face && otherFace + face !== 7)
}

/** One part of a manoeuvre, as a player orders it (SP-MAN-1 to SP-MAN-4). */
export type Part =
  | { readonly move: 'short' | 'long'; readonly dir: Direction }
  | { readonly pivot: Corner; readonly turn: Sense }
  | { readonly roll: Direction }
  | { readonly plane: Face }

/** How good a line of fire is (SP-RANGE-3). */
export type RangeClass = 'red' | 'blue' | 'none'

/** Two points on a face, s to the right and t up, both 0 to 1: a line, or the opposite corners of a block. */
export type Stretch = readonly [s0: number, t0: number, s1: number, t1: number]

/** What is printed on a face (SP-FACE-1). */
export interface FaceArt {
  readonly name: string
  /** Green blocks: where lines of fire begin. */
  readonly blocks: readonly Stretch[]
  /** Black lines, the outline apart: no line of fire crosses one (SP-RANGE-2). */
  readonly walls: readonly Stretch[]
  readonly red: readonly Stretch[]
  readonly blue: readonly Stretch[]
}

/** The six faces of a cube. */
export type FaceSet = Readonly<Record<Face, FaceArt>>

/** A card by its value alone: ace 1, jack 11, queen 12, king 13 (SP-DECK-2). */
export type Card = number
