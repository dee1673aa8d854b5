import { counterRoll, FIRST_GENERATOR, requireValidSides, hashSeed, createFaceStream } from './dice-generators.ts'

/** Where faces come from: chance by seed, or real dice typed in at the table (P28-META-12). */
export interface Dice {
  /** Throws one die and returns its face, 1 to `sides`. */
  die(sides: number): number
}

/** Dice that remember what they showed. */
export interface RecordedDice extends Dice {
  /** The faces drawn so far, in order. */
  readonly faces: readonly number[]
}

/** Dice that were thrown already; `left` tells how many faces are still to be used. */
export interface GivenDice extends RecordedDice {
  left(): number
}

/** A face that was given and that the die cannot show, or one that is missing. */
export class InvalidFaceError extends RangeError {
  override readonly name = 'WrongFace'
}

/** Dice by seed: the n-th face depends on the seed and n alone, so `drawn` is all there is to save. What began with one generator keeps it, by its version. */
export function seededDice(seed: string, drawn = 0, version: number = FIRST_GENERATOR): RecordedDice {
  const faceAt = createFaceStream(seed, version)
  const faces: number[] = []
  return {
    faces,
    die(sides) {
      const face = faceAt(drawn + faces.length, sides)
      faces.push(face)
      return face
    },
  }
}

/** Dice of one run of many, thrown by the newest generator and not recorded: the same for a seed and a run, whoever plays it. */
export class SimulationDice implements Dice {
  // A class whose numbers are never undefined stays in registers: otherwise a die costs half as much again.
  #place = 0
  readonly #twist: number = 0

  constructor(seed: string, run: number) {
    const [start, twist] = hashSeed(`${seed}/${run}`)
    this.#place = start
    this.#twist = twist
  }

  die(sides: number): number {
    const place = this.#place
    this.#place = (place + 1) | 0
    return counterRoll(place, this.#twist, sides)
  }
}

/** Dice with the faces supplied; a face that the die does not have, or none left, is an error. */
export function givenDice(given: readonly number[]): GivenDice {
  const faces: number[] = []
  return {
    faces,
    die(sides) {
      requireValidSides(sides)
      const face = given[faces.length]
      if (face === undefined) throw new InvalidFaceError(`No face given for die ${faces.length + 1}, a D${sides}`)
      requireFace(face, sides, faces.length)
      faces.push(face)
      return face
    },
    left: () => given.length - faces.length,
  }
}

/** Dice of which some were thrown at the table: null, and every one after the last given, is rolled. A die that was thrown takes the place of the one that would have been rolled, so that the next one is rolled as ever. */
export function mixedDice(given: readonly (number | null)[], rolled: Dice): GivenDice {
  const faces: number[] = []
  return {
    faces,
    die(sides) {
      const own = rolled.die(sides)
      const face = given[faces.length] ?? own
      requireFace(face, sides, faces.length)
      faces.push(face)
      return face
    },
    left: () => given.slice(faces.length).filter((face) => face !== null).length,
  }
}

function requireFace(face: number, sides: number, at: number): void {
  if (!Number.isInteger(face) || face < 1 || face > sides)
    throw new InvalidFaceError(`Die ${at + 1} is a D${sides}: it cannot show ${face}`)
}
