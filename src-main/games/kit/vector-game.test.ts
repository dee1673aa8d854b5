import { expect, test } from 'vitest'
import { findProblem, type VectorGame } from './vector-game.ts'

const game: VectorGame = {
  settings: [],
  adapters: { throws: (_given, _settings, dice) => ({ faces: [dice.die(6), dice.die(10)] }) },
}
const problemOf = (dice: (object | number)[], faces: number[]): string | null =>
  findProblem({ id: 'X', kind: 'throws', body: { given: {}, dice, expect: { faces } } }, game, {})

test('dice are thrown in order and all used up', () => {
  expect(
    problemOf(
      [
        { d: 6, v: 2 },
        { d: 10, v: 9 },
      ],
      [2, 9],
    ),
  ).toBeNull()
  expect(
    problemOf(
      [
        { d: 6, v: 2 },
        { d: 10, v: 9 },
        { d: 4, v: 1 },
      ],
      [2, 9],
    ),
  ).toBe('1 of 3 dice not used')
})

test('a die of other sides, or one too few, is named', () => {
  expect(
    problemOf(
      [
        { d: 6, v: 2 },
        { d: 8, v: 3 },
      ],
      [2, 3],
    ),
  ).toBe('Die 2 should be a D8, a D10 was asked for')
  expect(problemOf([{ d: 6, v: 2 }], [2, 3])).toBe('No face given for die 2, a D10')
  expect(
    problemOf(
      [
        { d: 6, v: 7 },
        { d: 10, v: 1 },
      ],
      [7, 1],
    ),
  ).toBe('Die 1 is a D6: it cannot show 7')
})

test('a face alone may be one of any die that has it', () => {
  expect(problemOf([2, 9], [2, 9])).toBeNull()
  expect(problemOf([7, 9], [7, 9])).toBe('Die 1 is a D6: it cannot show 7')
})
