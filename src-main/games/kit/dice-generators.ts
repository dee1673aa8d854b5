/** A stream of die faces: face `n` is a pure function of the seed and `n`. */
export type FaceGenerator = (n: number, sides: number) => number

const WORDS = 2 ** 32

/** The generator of saved games that record no version. */
export const FIRST_DICE_GENERATOR_VERSION = 1

/** The generator of new games. */
export const NEWEST_DICE_GENERATOR_VERSION = 2

/**
 * Generators by version. The output of a version must never change: saved games keep their version and depend on it.
 */
const GENERATORS: Readonly<Record<number, (start: number, twist: number) => FaceGenerator>> = {
  1: (start, twist) => (n, sides) => hashedFace(start ^ Math.imul(n + 1, 0x9e3779b1), twist, sides),
  2: (start, twist) => (n, sides) => computeCounterRoll((start + n) | 0, twist, sides),
}

/** Creates the face stream of a seed with the given generator version. */
export function createFaceGenerator(seed: string, version: number): FaceGenerator {
  const generator = GENERATORS[version]
  if (generator === undefined) throw new RangeError(`There is no generator of dice number ${version}`)
  return generator(...hashSeed(seed))
}

/** Hashes a seed to two 32-bit words. */
export function hashSeed(seed: string): [start: number, twist: number] {
  return [hashText(seed, 0x811c9dc5), hashText(seed, 0x2b5a1f37)]
}

/** Throws unless a die can have this number of sides. */
export function requireValidDieSides(sides: number): void {
  if (!Number.isInteger(sides) || sides < 1 || sides > WORDS)
    throw new RangeError(`There is no die with ${sides} sides`)
}

/** Generator 2: a mixed counter whose upper 24 bits are scaled to the number of sides by multiplication. */
export function computeCounterRoll(place: number, twist: number, sides: number): number {
  const spread = Math.imul(mixed(place, twist) >>> 8, sides)
  // The slow path is needed only for unusual dice and for words that may introduce bias.
  if (sides !== (sides & 0xff) || (spread & 0xffffff) <= sides) return rareFace(place, twist, sides)
  return (spread >>> 24) + 1
}

/** Slow path of `computeCounterRoll`: rejects words that would bias a face; unusual dice use all 32 bits. */
function rareFace(place: number, twist: number, sides: number): number {
  requireValidDieSides(sides)
  const bits = sides <= 0xff ? 24 : 32
  const [words, drop] = [2 ** bits, 2 ** bits % sides]
  for (let attempt = 0; ; attempt += 1) {
    const drawn = mixed(place, twist ^ Math.imul(attempt, 0x6c62272f))
    const word = bits === 24 ? drawn >>> 8 : (drawn ^ (drawn >>> 14)) >>> 0
    const face = bits === 24 ? Math.floor((word * sides) / words) : word % sides
    const isEven = bits === 24 ? (word * sides) % words >= drop : word < words - drop
    if (isEven) return face + 1
  }
}

/**
 * Mixes a counter and a twist to a word whose upper bits are uniform. With one round fewer, faces become correlated.
 */
function mixed(place: number, twist: number): number {
  const first = Math.imul(place, 0xed5ad4bb)
  const second = Math.imul(first ^ (first >>> 11) ^ twist, 0xac4c1b51)
  return Math.imul(second ^ (second >>> 15), 0x31848bab)
}

/** Generator 1: scrambles counter and key in turn and rejects words above the largest multiple of `sides`. */
function hashedFace(place: number, twist: number, sides: number): number {
  requireValidDieSides(sides)
  const limit = WORDS - (WORDS % sides)
  const inner = scramble(place) ^ twist
  for (let attempt = 1; ; attempt += 1) {
    const word = scramble(inner ^ Math.imul(attempt, 0x6c62272f)) >>> 0
    // Faster than `%`, which costs as much as the rest of the roll.
    if (word < limit) return word - Math.floor(word / sides) * sides + 1
  }
}

function hashText(text: string, start: number): number {
  let hash = start
  for (let at = 0; at < text.length; at += 1) hash = scramble(Math.imul(hash ^ text.charCodeAt(at), 0x01000193) + at)
  return scramble(hash ^ text.length)
}

/** Bit mixer: every input bit affects every output bit. */
function scramble(word: number): number {
  let scrambled = word ^ (word >>> 16)
  scrambled = Math.imul(scrambled, 0x85ebca6b)
  scrambled ^= scrambled >>> 13
  scrambled = Math.imul(scrambled, 0xc2b2ae35)
  return scrambled ^ (scrambled >>> 16)
}
