/** Where faces come from: chance by seed, or real dice typed in at the table (P28-META-12). */
export interface Dice {
  /** The faces drawn so far, in order. */
  readonly faces: readonly number[]
  /** Throws one die and returns its face, 1 to `sides`. */
  die(sides: number): number
}

/** Dice that were thrown already; `left` tells how many faces are still to be used. */
export interface GivenDice extends Dice {
  left(): number
}

/** A face that was given and that the die cannot show, or one that is missing. */
export class WrongFace extends RangeError {
  override readonly name = 'WrongFace'
}

/** Dice by seed: the n-th face depends on the seed and n alone, so `drawn` is all there is to save. */
export function seededDice(seed: string, drawn = 0): Dice {
  const key = [hashText(seed, 0x811c9dc5), hashText(seed, 0x2b5a1f37)] as const
  const faces: number[] = []
  return {
    faces,
    die(sides) {
      requireSides(sides)
      const face = faceAt(key, drawn + faces.length, sides)
      faces.push(face)
      return face
    },
  }
}

/** Dice with the faces supplied; a face that the die does not have, or none left, is an error. */
export function givenDice(given: readonly number[]): GivenDice {
  const faces: number[] = []
  return {
    faces,
    die(sides) {
      requireSides(sides)
      const face = given[faces.length]
      if (face === undefined) throw new WrongFace(`No face given for die ${faces.length + 1}, a D${sides}`)
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

type Key = readonly [number, number]

const WORDS = 2 ** 32

/** A die without bias: words above the last whole multiple of `sides` are thrown away. */
function faceAt(key: Key, n: number, sides: number): number {
  const limit = WORDS - (WORDS % sides)
  for (let attempt = 0; ; attempt += 1) {
    const word = wordAt(key, n, attempt)
    if (word < limit) return (word % sides) + 1
  }
}

/** 32 evenly spread bits for each key, place and attempt. */
function wordAt(key: Key, n: number, attempt: number): number {
  const place = scramble((key[0] ^ Math.imul(n + 1, 0x9e3779b1)) >>> 0)
  return scramble((place ^ key[1] ^ Math.imul(attempt + 1, 0x6c62272f)) >>> 0)
}

function hashText(text: string, start: number): number {
  let hash = start
  for (let at = 0; at < text.length; at += 1) hash = scramble(Math.imul(hash ^ text.charCodeAt(at), 0x01000193) + at)
  return scramble(hash ^ text.length)
}

/** Lets every bit of a word change every other one. */
function scramble(word: number): number {
  let mixed = word ^ (word >>> 16)
  mixed = Math.imul(mixed, 0x85ebca6b)
  mixed ^= mixed >>> 13
  mixed = Math.imul(mixed, 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

function requireFace(face: number, sides: number, at: number): void {
  if (!Number.isInteger(face) || face < 1 || face > sides)
    throw new WrongFace(`Die ${at + 1} is a D${sides}: it cannot show ${face}`)
}

function requireSides(sides: number): void {
  if (!Number.isInteger(sides) || sides < 1 || sides > WORDS)
    throw new RangeError(`There is no die with ${sides} sides`)
}
