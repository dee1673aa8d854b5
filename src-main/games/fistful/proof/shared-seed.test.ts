import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createVerifiableDice } from '#main/games/kit/verifiable-dice.ts'
import { createSharedSeed } from './shared-seed.ts'

const NONCES = { game: 'TESTGAME', turn: 3, nonceA: 'a1'.repeat(32), nonceB: 'b2'.repeat(32) }
const ROLLS_A_SEED = 1000
const SEEDS = 1000

/** An independent implementation of the algorithm that the head of shared-seed.ts describes. */
function* facesBySomebodyElse(seed: string): Generator<number> {
  for (let block = 0; ; block += 1)
    for (const byte of createHash('sha256').update(`${seed}:${block}`).digest()) if (byte < 252) yield (byte % 6) + 1
}

function seedOf(number: number): string {
  return createHash('sha256').update(`seed ${number}`).digest('hex')
}

/** How far counts are from even, in chi-square. */
function chiSquare(counts: readonly number[]): number {
  const even = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - even) ** 2 / even, 0)
}

describe('dice that anybody can throw again', () => {
  it('are what an independent verifier throws, 1,000,000 of them, and fall evenly alone and in pairs (S1)', () => {
    const [singles, pairs] = [Array.from({ length: 6 }, () => 0), Array.from({ length: 36 }, () => 0)]
    for (let number = 0; number < SEEDS; number += 1) {
      const [dice, referenceDice] = [createVerifiableDice(seedOf(number)), facesBySomebodyElse(seedOf(number))]
      let before = 0
      for (let roll = 0; roll < ROLLS_A_SEED; roll += 1) {
        const face = dice.die(6)
        if (face !== referenceDice.next().value) expect.fail(`Seed ${number}, die ${roll + 1}`)
        singles[face - 1] = (singles[face - 1] ?? 0) + 1
        if (roll % 2 === 1) pairs[before * 6 + face - 1] = (pairs[before * 6 + face - 1] ?? 0) + 1
        before = face - 1
      }
    }
    // Chi-square at p = 0.0001: 25.7 with 5 degrees of freedom, 74.9 with 35.
    expect(chiSquare(singles)).toBeLessThan(25.7)
    expect(chiSquare(pairs)).toBeLessThan(74.9)
  })

  it.each([1, 2, 7, 10, 20, 100, 255, 256])('are even with %i sides', (sides) => {
    const dice = createVerifiableDice(seedOf(sides))
    const counts = Array.from({ length: sides }, () => 0)
    for (let roll = 0; roll < sides * 1000; roll += 1) {
      const face = dice.die(sides)
      counts[face - 1] = (counts[face - 1] ?? 0) + 1
    }
    expect(counts).toHaveLength(sides)
    // Six standard deviations above the mean of the distribution.
    expect(chiSquare(counts)).toBeLessThan(sides + 6 * Math.sqrt(2 * sides))
  })

  it('are even with more sides than a byte has values', () => {
    const dice = createVerifiableDice(seedOf(0))
    const halves = [0, 0]
    for (let roll = 0; roll < 10_000; roll += 1) {
      const face = dice.die(1000)
      expect(face >= 1 && face <= 1000).toBe(true)
      halves[face <= 500 ? 0 : 1] = (halves[face <= 500 ? 0 : 1] ?? 0) + 1
    }
    expect(chiSquare(halves)).toBeLessThan(15.1)
  })

  it('never change: these faces stand in archives', () => {
    const dice = createVerifiableDice(createSharedSeed(NONCES))
    expect(createSharedSeed(NONCES)).toBe(
      createHash('sha256')
        .update(`{"game":"TESTGAME","nonceA":"${NONCES.nonceA}","nonceB":"${NONCES.nonceB}","turn":3}`)
        .digest('hex'),
    )
    const faces = Array.from({ length: 12 }, () => dice.die(6))
    expect(faces.join('')).toBe('553562333355')
    expect(dice.faces).toEqual(faces)
  })

  it('come from both nonces, the turn and the game', () => {
    const seeds = [
      NONCES,
      { ...NONCES, turn: 4 },
      { ...NONCES, game: 'OTHERGAME' },
      { ...NONCES, nonceA: NONCES.nonceB },
      { ...NONCES, nonceB: NONCES.nonceA },
      { ...NONCES, nonceA: NONCES.nonceB, nonceB: NONCES.nonceA },
    ].map(createSharedSeed)
    expect(new Set(seeds).size).toBe(seeds.length)
  })

  it.each([0, -1, 1.5, Number.NaN, 2 ** 33])('refuse a die with %s sides', (sides) => {
    expect(() => createVerifiableDice(seedOf(0)).die(sides)).toThrow(`There is no die with ${sides} sides`)
  })
})
