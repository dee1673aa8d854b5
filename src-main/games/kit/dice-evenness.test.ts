import { expect, test } from 'vitest'
import { runs } from '#tests/support/soak.ts'
import { type Dice, createSeededDice, SimulationDice } from './dice.ts'

/** Faces thrown by each test. */
const FACES = runs({ part: 400_000, whole: 10_000_000 })

/** How many of them one list of recorded faces holds. */
const RUN = 10_000

/** Chance goes beyond so many standard deviations once in ten thousand. */
const LIMIT = 3.72

/** The dice that are thrown: both generators, and the newest without a record. */
const DICE: Readonly<Record<string, (seed: string, drawn: number) => Dice>> = {
  'generator 1': (seed, drawn) => createSeededDice(seed, drawn, 1),
  'generator 2': (seed, drawn) => createSeededDice(seed, drawn, 2),
}

const CASES = [...Object.keys(DICE), 'a simulation'].flatMap((name) =>
  [4, 6, 8, 10, 12, 20].map((sides) => [name, sides] as const),
)

/** So many faces of a stream, each less one; recorded ones are taken up again and again. */
function throwAll(name: string, sides: number, seed: string): Uint8Array {
  const take = DICE[name]
  let dice: Dice = new SimulationDice(seed, 1)
  return new Uint8Array(FACES).map((_, n) => {
    if (take && n % RUN === 0) dice = take(seed, n)
    return dice.die(sides) - 1
  })
}

/** How far the counts of places that were hit lie from even ones, in standard deviations (chi-square after Wilson and Hilferty). */
function unevenness(places: number, hits: Iterable<number>): number {
  const counts = new Float64Array(places)
  for (const place of hits) counts[place] = (counts[place] ?? 0) + 1
  const expected = counts.reduce((sum, count) => sum + count, 0) / places
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  const spread = 2 / (9 * (places - 1))
  return (Math.cbrt(chiSquare / (places - 1)) - (1 - spread)) / Math.sqrt(spread)
}

/** Pairs of faces that lie so far apart in one stream, each face in one pair. */
function* pairsOf(faces: Uint8Array, sides: number, lag: number): Generator<number> {
  for (let at = 0; at + lag < faces.length; at += 1)
    if (Math.floor(at / lag) % 2 === 0) yield (faces[at] ?? 0) * sides + (faces[at + lag] ?? 0)
}

/** The faces of two streams at the same place. */
function* pairsBetween(a: Uint8Array, b: Uint8Array, sides: number): Generator<number> {
  for (const [at, face] of a.entries()) yield face * sides + (b[at] ?? 0)
}

/** Faces three by three. */
function* triplesOf(faces: Uint8Array, sides: number): Generator<number> {
  for (let at = 0; at + 2 < faces.length; at += 3)
    yield ((faces[at] ?? 0) * sides + (faces[at + 1] ?? 0)) * sides + (faces[at + 2] ?? 0)
}

test.each(CASES)(
  '%s: every face of a D%i comes up equally often, and tells nothing about later ones',
  (name, sides) => {
    const faces = throwAll(name, sides, `even ${sides}`)
    expect(unevenness(sides, faces)).toBeLessThan(LIMIT)
    for (const lag of [1, 2, 16, 256]) expect(unevenness(sides ** 2, pairsOf(faces, sides, lag))).toBeLessThan(LIMIT)
    if (FACES / 3 > 5 * sides ** 3) expect(unevenness(sides ** 3, triplesOf(faces, sides))).toBeLessThan(LIMIT)
  },
)

test.each(CASES)('%s: one stream of a D%i tells nothing about another', (name, sides) => {
  const [a, b] = [throwAll(name, sides, 'stream/1'), throwAll(name, sides, 'stream/2')]
  expect(unevenness(sides ** 2, pairsBetween(a, b, sides))).toBeLessThan(LIMIT)
})

test.each([1, 2])('generator %i: seeds that differ by a count are as even as one seed', (version) => {
  const pairs = Array.from({ length: runs({ part: 10_000, whole: 1_000_000 }) }, (_, n) => {
    const dice = createSeededDice(`match ${n}`, 0, version)
    return (dice.die(20) - 1) * 20 + dice.die(20) - 1
  })
  expect(unevenness(400, pairs)).toBeLessThan(LIMIT)
})
