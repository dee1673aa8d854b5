import { expect, test } from 'vitest'
import { createGivenDice, createPartlyGivenDice, createSeededDice, SimulationDice } from './dice.ts'

/** Dice of the game and odd ones, small and as large as they get. */
const UNEVEN = [4, 6, 8, 10, 12, 20, 2, 3, 100, 255, 256, 257, 65_537, 3_000_000_000, 2 ** 32]

const throwMany = (sides: number, count: number, seed = 'ember', drawn = 0, version = 1): number[] => {
  const dice = createSeededDice(seed, drawn, version)
  return Array.from({ length: count }, () => dice.die(sides))
}

test.each([1, 2])('a face depends on the seed and its place alone, generator %i', (version) => {
  const all = throwMany(20, 50, 'ember', 0, version)
  expect(throwMany(20, 50, 'ember', 0, version)).toEqual(all)
  expect(throwMany(20, 30, 'ember', 20, version)).toEqual(all.slice(20))
})

// What has been thrown is in files: these faces were thrown by the first version that had each generator.
test.each([
  [1, [1, 1, 4, 5, 2, 2, 1, 3, 38, 109, 237, 129, 48758, 681085342, 964343562]],
  [2, [2, 3, 1, 6, 10, 3, 2, 1, 76, 57, 183, 96, 28846, 686640570, 2998843653]],
])('generator %i throws for ever what it threw once', (version, faces) => {
  const dice = createSeededDice('match 1/⚄', 3, version)
  expect(UNEVEN.map((sides) => dice.die(sides))).toEqual(faces)
})

test('what began with one generator does not change to another; one that nobody knows is refused', () => {
  expect(throwMany(20, 30, 'ember', 0, 2)).not.toEqual(throwMany(20, 30))
  expect(() => createSeededDice('ember', 0, 3)).toThrow('no generator of dice number 3')
})

test('what was thrown before does not change the next face', () => {
  const mixed = createSeededDice('ember')
  mixed.die(4)
  mixed.die(6)
  expect(mixed.die(10)).toBe(throwMany(10, 3)[2])
})

test('other seeds give other faces', () => {
  const runs = ['ember', 'embes', 'ember ', '', 'rebme'].map((seed) => throwMany(20, 30, seed).join())
  expect(new Set(runs).size).toBe(runs.length)
})

test('given dice come in order and are counted down', () => {
  const dice = createGivenDice([10, 7])
  expect(dice.die(10)).toBe(10)
  expect(dice.left()).toBe(1)
  expect(dice.die(12)).toBe(7)
  expect(dice.left()).toBe(0)
  expect(dice.faces).toEqual([10, 7])
})

test('a missing or impossible face is an error that names the die', () => {
  expect(() => createGivenDice([]).die(6)).toThrow('No face given for die 1, a D6')
  expect(() => createGivenDice([7]).die(6)).toThrow('Die 1 is a D6: it cannot show 7')
  expect(() => createGivenDice([0]).die(6)).toThrow('cannot show 0')
  expect(() => createGivenDice([1.5]).die(6)).toThrow('cannot show 1.5')
})

test('dice thrown at the table take the place of rolled ones, and the others are rolled as ever', () => {
  const rolled = throwMany(6, 4)
  const dice = createPartlyGivenDice([null, 3, null], createSeededDice('ember'))
  expect([6, 6, 6, 6].map((sides) => dice.die(sides))).toEqual([rolled[0], 3, rolled[2], rolled[3]])
  expect(dice.left()).toBe(0)
})

test('a face that was given and not used is left, a die left to chance is not', () => {
  expect(createPartlyGivenDice([null, null], createSeededDice('ember')).left()).toBe(0)
  const dice = createPartlyGivenDice([null, 4, 2], createSeededDice('ember'))
  dice.die(6)
  expect(dice.left()).toBe(2)
  expect(() => dice.die(3)).toThrow('Die 2 is a D3: it cannot show 4')
})

test.each([0, -6, 2.5, Number.NaN])('a die with %d sides does not exist', (sides) => {
  for (const version of [1, 2]) expect(() => createSeededDice('ember', 0, version).die(sides)).toThrow('no die')
  expect(() => new SimulationDice('ember', 1).die(sides)).toThrow('no die')
  expect(() => createGivenDice([1]).die(sides)).toThrow('no die')
})

test('dice of simulations are those of the newest generator, run by run', () => {
  const [dice, recorded] = [new SimulationDice('ember', 7), createSeededDice('ember/7', 0, 2)]
  expect(UNEVEN.map((sides) => dice.die(sides))).toEqual(UNEVEN.map((sides) => recorded.die(sides)))
})
