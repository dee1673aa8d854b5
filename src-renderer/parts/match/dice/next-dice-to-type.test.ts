import { expect, test } from 'vitest'
import { findNextDiceToType } from './next-dice-to-type.ts'

const shot = { label: 'Anna at Bo', dice: [6, 6], next: { atLeast: 9, dice: [2] } }
const wild = { label: 'A missile', dice: [6], next: { atLeast: 2, dice: [6] } }

test('two dice are asked for, then a coin if their sum is high enough', () => {
  expect(findNextDiceToType([shot], [])).toEqual({ roll: 0, dice: [6, 6], typed: [] })
  expect(findNextDiceToType([shot], [4])).toEqual({ roll: 0, dice: [6], typed: [4] })
  expect(findNextDiceToType([shot], [4, 5])).toEqual({ roll: 0, dice: [2], typed: [] })
  expect(findNextDiceToType([shot], [4, 5, 1])).toBeNull()
  expect(findNextDiceToType([shot], [4, 4])).toBeNull()
})

test('one roll follows the other, each with its own follow-up', () => {
  expect(findNextDiceToType([shot, wild], [1, 1])).toEqual({ roll: 1, dice: [6], typed: [] })
  expect(findNextDiceToType([shot, wild], [1, 1, 1])).toBeNull()
  expect(findNextDiceToType([shot, wild], [6, 6, 1, 3])).toEqual({ roll: 1, dice: [6], typed: [] })
  expect(findNextDiceToType([], [])).toBeNull()
})
