import { expect, test } from 'vitest'
import { findVectorProblem, type GameVectorConfig, VectorRefusal } from './vector-game.ts'

const game: GameVectorConfig = {
  settings: {},
  adapters: { throws: (_given, _settings, dice) => ({ faces: [dice.die(6), dice.die(10)] }) },
}
const problemOf = (dice: (object | number)[], faces: number[]): string | null =>
  findVectorProblem({ id: 'X', kind: 'throws', body: { given: {}, dice, expect: { faces } } }, game, {
    settings: {},
    fixtures: {},
  })

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

const counted: GameVectorConfig = {
  settings: { speed: { answers: '1 or 2', accepts: (value) => value === 1 || value === 2 } },
  counts: ['ships'],
  adapters: {
    doubles: ({ number }, { speed = 1 }) => ({ result: Number(number) * Number(speed), ships: { C: 1, S: 2 } }),
    refuses: () => {
      throw new VectorRefusal({ code: 'too-far', message: 'It is too far away.', rule: null })
    },
  },
}
const problemIn = (kind: string, body: object, settings = {}): string | null =>
  findVectorProblem({ id: 'X', kind, body: { given: {}, expect: {}, ...body } }, counted, { settings, fixtures: {} })

test('settings change by file, by example and by what it gives, the nearest last', () => {
  const given = { number: 3 }
  expect(problemIn('doubles', { given, expect: { result: 6 } }, { speed: 2 })).toBeNull()
  expect(problemIn('doubles', { given, settings: { speed: 1 }, expect: { result: 3 } }, { speed: 2 })).toBeNull()
  const nearest = { given: { ...given, settings: { speed: 2 } }, settings: { speed: 1 }, expect: { result: 6 } }
  expect(problemIn('doubles', nearest)).toBeNull()
})

test.each([
  [{ given: { number: 3, settings: { speed: 9 } } }, 'Setting speed cannot be 9. Choose 1 or 2.'],
  [{ given: { number: 3, settings: { pace: 1 } } }, 'Setting pace is not built'],
  [{ given: { number: 3, nubmer: 4 } }, 'given.nubmer is not known: no rule reads it'],
  [{ given: { number: 3 }, setings: {} }, 'setings is not known: no rule reads it'],
  [{ given: { number: 3 }, expect: { reslut: 3 } }, 'expect.reslut should be 3, is missing'],
])('what is not known fails by its name: %j', (body, problem) => {
  expect(problemIn('doubles', body)).toBe(problem)
})

test('a refusal is compared where the example asks for one, and fails another with its words', () => {
  expect(problemIn('refuses', { expect: { legal: false, why: 'too-far' } })).toBeNull()
  expect(problemIn('refuses', { expect: { legal: true } })).toBe('expect.legal should be true, is false')
  expect(problemIn('refuses', { expect: { why: 'broken' } })).toBe('expect.why should be "broken", is "too-far"')
  expect(problemIn('refuses', { expect: { hit: true } })).toBe('It is too far away.')
})

test('counts are compared whole: one that is left out is 0', () => {
  const ships = (counts: object) => problemIn('doubles', { given: { number: 1 }, expect: { ships: counts } })
  expect(ships({ C: 1, S: 2 })).toBeNull()
  expect(ships({ C: 1 })).toBe('expect.ships.S should be 0, is 2')
})
