import {
  computeCounterRoll,
  FIRST_DICE_GENERATOR_VERSION,
  requireValidDieSides,
  hashSeed,
  createFaceGenerator,
} from './dice-generators.ts'

/** Source of die faces: seeded random numbers, or real dice entered at the table (P28-META-12). */
export interface Dice {
  /** Rolls one die and returns its face, 1 to `sides`. */
  die(sides: number): number
}

/** Dice that record their faces. */
export interface RecordedDice extends Dice {
  /** The faces drawn so far, in order. */
  readonly faces: readonly number[]
}

/** Dice with predetermined faces. `left` returns the number of unused faces. */
export interface GivenDice extends RecordedDice {
  left(): number
}

/** Thrown for a given face that is missing or that the die does not have. */
export class InvalidFaceError extends RangeError {
  override readonly name = 'WrongFace'
}

/**
 * Seeded dice. The n-th face depends only on the seed and n, so `drawn` is the only state to save. A saved game keeps
 * the generator version it began with.
 */
export function createSeededDice(
  seed: string,
  drawn = 0,
  version: number = FIRST_DICE_GENERATOR_VERSION,
): RecordedDice {
  const faceAt = createFaceGenerator(seed, version)
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

/**
 * Unrecorded dice for one run of a simulation, from the newest generator. The faces depend only on the seed and the
 * run.
 */
export class SimulationDice implements Dice {
  // Fields that are never undefined stay in registers; otherwise a roll costs half as much again.
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
    return computeCounterRoll(place, this.#twist, sides)
  }
}

/** Creates dice from given faces. Throws if a face is missing or is not on the die. */
export function createGivenDice(given: readonly number[]): GivenDice {
  const faces: number[] = []
  return {
    faces,
    die(sides) {
      requireValidDieSides(sides)
      const face = given[faces.length]
      if (face === undefined) throw new InvalidFaceError(`No face given for die ${faces.length + 1}, a D${sides}`)
      requireFace(face, sides, faces.length)
      faces.push(face)
      return face
    },
    left: () => given.length - faces.length,
  }
}

/**
 * Mixes faces rolled at the table with generated ones: null, and every die after the last given face, is rolled. A
 * given face still consumes the generated one that it replaces, so later rolls are unaffected.
 */
export function createPartlyGivenDice(given: readonly (number | null)[], rolled: Dice): GivenDice {
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

/** Tosses a coin: a two-sided die, heads on 1. */
export function tossCoin(dice: Dice): boolean {
  return dice.die(2) === 1
}
