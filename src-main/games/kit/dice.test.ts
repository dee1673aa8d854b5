import { expect, test } from 'vitest'
import { givenDice, mixedDice, seededDice } from './dice.ts'

const throwMany = (sides: number, count: number, seed = 'ember', drawn = 0): number[] => {
  const dice = seededDice(seed, drawn)
  return Array.from({ length: count }, () => dice.die(sides))
}

test('a face depends on the seed and its place alone', () => {
  const all = throwMany(20, 50)
  expect(throwMany(20, 50)).toEqual(all)
  expect(throwMany(20, 30, 'ember', 20)).toEqual(all.slice(20))
})

test('what was thrown before does not change the next face', () => {
  const mixed = seededDice('ember')
  mixed.die(4)
  mixed.die(6)
  expect(mixed.die(10)).toBe(throwMany(10, 3)[2])
})

test('other seeds give other faces', () => {
  const runs = ['ember', 'embes', 'ember ', '', 'rebme'].map((seed) => throwMany(20, 30, seed).join())
  expect(new Set(runs).size).toBe(runs.length)
})

/** Upper 0.1 % points of the chi-square distribution by degrees of freedom. */
const CHI_SQUARE_LIMIT: Readonly<Record<number, number>> = {
  3: 16.27,
  5: 20.52,
  7: 24.32,
  9: 27.88,
  11: 31.26,
  19: 43.82,
  35: 66.62,
}

const chiSquare = (counts: readonly number[], total: number): number => {
  const expected = total / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

test.each([4, 6, 8, 10, 12, 20])('every face of a D%i comes up equally often', (sides) => {
  const counts = Array.from({ length: sides }, () => 0)
  for (const face of throwMany(sides, 60_000)) counts[face - 1] = (counts[face - 1] ?? 0) + 1
  expect(counts.every((count) => count > 0)).toBe(true)
  expect(chiSquare(counts, 60_000)).toBeLessThan(CHI_SQUARE_LIMIT[sides - 1] ?? 0)
})

test('a face tells nothing about the next one', () => {
  const faces = throwMany(6, 72_000)
  const counts = Array.from({ length: 36 }, () => 0)
  for (let at = 0; at + 1 < faces.length; at += 2) {
    const pair = ((faces[at] ?? 0) - 1) * 6 + (faces[at + 1] ?? 0) - 1
    counts[pair] = (counts[pair] ?? 0) + 1
  }
  expect(chiSquare(counts, 36_000)).toBeLessThan(CHI_SQUARE_LIMIT[35] ?? 0)
})

test('seeds that differ by a count are as even as one seed', () => {
  const counts = Array.from({ length: 6 }, () => 0)
  for (let n = 0; n < 30_000; n += 1) {
    const face = seededDice(`match ${n}`).die(6)
    counts[face - 1] = (counts[face - 1] ?? 0) + 1
  }
  expect(chiSquare(counts, 30_000)).toBeLessThan(CHI_SQUARE_LIMIT[5] ?? 0)
})

test('given dice come in order and are counted down', () => {
  const dice = givenDice([10, 7])
  expect(dice.die(10)).toBe(10)
  expect(dice.left()).toBe(1)
  expect(dice.die(12)).toBe(7)
  expect(dice.left()).toBe(0)
  expect(dice.faces).toEqual([10, 7])
})

test('a missing or impossible face is an error that names the die', () => {
  expect(() => givenDice([]).die(6)).toThrow('No face given for die 1, a D6')
  expect(() => givenDice([7]).die(6)).toThrow('Die 1 is a D6: it cannot show 7')
  expect(() => givenDice([0]).die(6)).toThrow('cannot show 0')
  expect(() => givenDice([1.5]).die(6)).toThrow('cannot show 1.5')
})

test('dice thrown at the table take the place of rolled ones, and the others are rolled as ever', () => {
  const rolled = throwMany(6, 4)
  const dice = mixedDice([null, 3, null], seededDice('ember'))
  expect([6, 6, 6, 6].map((sides) => dice.die(sides))).toEqual([rolled[0], 3, rolled[2], rolled[3]])
  expect(dice.left()).toBe(0)
})

test('a face that was given and not used is left, a die left to chance is not', () => {
  expect(mixedDice([null, null], seededDice('ember')).left()).toBe(0)
  const dice = mixedDice([null, 4, 2], seededDice('ember'))
  dice.die(6)
  expect(dice.left()).toBe(2)
  expect(() => dice.die(3)).toThrow('Die 2 is a D3: it cannot show 4')
})

test.each([0, -6, 2.5, Number.NaN])('a die with %d sides does not exist', (sides) => {
  expect(() => seededDice('ember').die(sides)).toThrow('no die')
  expect(() => givenDice([1]).die(sides)).toThrow('no die')
})
