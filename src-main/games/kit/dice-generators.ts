/** A stream of faces: the n-th is a function of its seed and n alone. */
export type FaceStream = (n: number, sides: number) => number

const WORDS = 2 ** 32

/** The generator of everything that keeps no version. */
export const FIRST_GENERATOR = 1

/** The generator of every game that begins now. */
export const NEWEST_GENERATOR = 2

/** Generators by version. What one gave, it gives for ever: running games keep theirs, and what they threw follows from it. */
const GENERATORS: Readonly<Record<number, (start: number, twist: number) => FaceStream>> = {
  1: (start, twist) => (n, sides) => hashedFace(start ^ Math.imul(n + 1, 0x9e3779b1), twist, sides),
  2: (start, twist) => (n, sides) => counterRoll((start + n) | 0, twist, sides),
}

/** The stream that a seed names, by the generator of this version. */
export function createFaceStream(seed: string, version: number): FaceStream {
  const generator = GENERATORS[version]
  if (generator === undefined) throw new RangeError(`There is no generator of dice number ${version}`)
  return generator(...hashSeed(seed))
}

/** The two words that a seed is hashed to. */
export function hashSeed(seed: string): [start: number, twist: number] {
  return [hashText(seed, 0x811c9dc5), hashText(seed, 0x2b5a1f37)]
}

/** Refuses a die that cannot be. */
export function requireValidSides(sides: number): void {
  if (!Number.isInteger(sides) || sides < 1 || sides > WORDS)
    throw new RangeError(`There is no die with ${sides} sides`)
}

/** The second generator: a counter, mixed, its upper 24 bits spread over the sides by multiplying. */
export function counterRoll(place: number, twist: number, sides: number): number {
  const spread = Math.imul(mixed(place, twist) >>> 8, sides)
  // Only where a part may be one word too wide, and for unusual dice, is it worth looking twice.
  if (sides !== (sides & 0xff) || (spread & 0xffffff) <= sides) return rareFace(place, twist, sides)
  return (spread >>> 24) + 1
}

/** The same without any shortcut: words that would favour a face are thrown away, and unusual dice take all 32 bits. */
function rareFace(place: number, twist: number, sides: number): number {
  requireValidSides(sides)
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

/** A word for each place whose upper bits are evenly spread, other ones for each twist; with one round fewer a face tells of later ones. */
function mixed(place: number, twist: number): number {
  const first = Math.imul(place, 0xed5ad4bb)
  const second = Math.imul(first ^ (first >>> 11) ^ twist, 0xac4c1b51)
  return Math.imul(second ^ (second >>> 15), 0x31848bab)
}

/** The first generator: place and key scrambled one after the other; words above the last whole multiple of the sides are thrown away. */
function hashedFace(place: number, twist: number, sides: number): number {
  requireValidSides(sides)
  const limit = WORDS - (WORDS % sides)
  const inner = scramble(place) ^ twist
  for (let attempt = 1; ; attempt += 1) {
    const word = scramble(inner ^ Math.imul(attempt, 0x6c62272f)) >>> 0
    // A remainder by `%` costs as much as the rest of the die.
    if (word < limit) return word - Math.floor(word / sides) * sides + 1
  }
}

function hashText(text: string, start: number): number {
  let hash = start
  for (let at = 0; at < text.length; at += 1) hash = scramble(Math.imul(hash ^ text.charCodeAt(at), 0x01000193) + at)
  return scramble(hash ^ text.length)
}

/** Lets every bit of a word change every other one. */
function scramble(word: number): number {
  let scrambled = word ^ (word >>> 16)
  scrambled = Math.imul(scrambled, 0x85ebca6b)
  scrambled ^= scrambled >>> 13
  scrambled = Math.imul(scrambled, 0xc2b2ae35)
  return scrambled ^ (scrambled >>> 16)
}
