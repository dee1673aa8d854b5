import { type Attitude, type Direction, type Face, FACES, type FaceTwist } from '#shared/games/space-planes/model.ts'

type Vector = readonly [x: number, y: number, z: number]

/**
 * Orientation of a face in the body of its cube: its outward normal, and the directions to which the right and top of
 * its art point (SP-FACE-3).
 */
interface Frame {
  readonly normal: Vector
  readonly right: Vector
  readonly up: Vector
}

// oxfmt-ignore
const FRAMES: Readonly<Record<Face, Frame>> = {
  1: { normal: [0, 0, 1], right: [1, 0, 0], up: [0, 1, 0] },
  2: { normal: [0, 1, 0], right: [1, 0, 0], up: [0, 0, -1] },
  3: { normal: [1, 0, 0], right: [0, 0, -1], up: [0, 1, 0] },
  4: { normal: [-1, 0, 0], right: [0, 0, 1], up: [0, 1, 0] },
  5: { normal: [0, -1, 0], right: [1, 0, 0], up: [0, 0, 1] },
  6: { normal: [0, 0, -1], right: [1, 0, 0], up: [0, -1, 0] },
}

/** Transforms a direction in the ship's frame by a roll over an edge (SP-ROLL-1). */
const ROLLS: Readonly<Record<Direction, (vector: Vector) => Vector>> = {
  E: ([x, y, z]) => [z, y, -x],
  W: ([x, y, z]) => [-z, y, x],
  N: ([x, y, z]) => [x, z, -y],
  S: ([x, y, z]) => [x, -z, y],
}

/** The attitude of a cube after a roll towards one of its sides (SP-ROLL-1, SP-FACE-3). */
export function rollAttitude(attitude: Attitude, dir: Direction): Attitude {
  const roll = ROLLS[dir]
  const face = FACES.find((candidate) => roll(inShip(FRAMES[candidate].normal, attitude))[2] === 1)
  if (face === undefined) throw new Error(`No face of ${attitude.face}-${attitude.twist} comes up towards ${dir}`)
  return { face, twist: twistOf(roll(inShip(FRAMES[face].right, attitude))) }
}

/** Converts a direction from the body's frame to the ship's frame: x to its E side, y to its N side, z up. */
function inShip(vector: Vector, { face, twist }: Attitude): Vector {
  const { normal, right, up } = FRAMES[face]
  let [x, y] = [dot(vector, right), dot(vector, up)]
  for (let turn = 0; turn < twist; turn += 1) [x, y] = [-y, x]
  return [x, y, dot(vector, normal)]
}

/** The number of quarter turns from E to the right-hand side of the art. */
function twistOf([x, y]: Vector): FaceTwist {
  if (x !== 0) return x > 0 ? 0 : 2
  return y > 0 ? 1 : 3
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}
