import { expect, test } from 'vitest'
import { ORRERYS_DIE, rollOf, throwChoices } from './throws.ts'

test('a throw is Orrery’s die, or a face from the table', () => {
  expect(throwChoices(4).map(({ value }) => value)).toEqual([ORRERYS_DIE, '1', '2', '3', '4'])
  expect(rollOf(ORRERYS_DIE)).toEqual({ source: 'seeded' })
  expect(rollOf('4')).toEqual({ source: 'typed', face: 4 })
})
