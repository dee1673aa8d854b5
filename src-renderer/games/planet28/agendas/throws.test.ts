import { expect, test } from 'vitest'
import { ORRERYS_DIE, rollOf } from './throws.ts'

test('a throw is Orrery’s die, a face from the table, or not told yet', () => {
  expect(rollOf(ORRERYS_DIE)).toEqual({ source: 'seeded' })
  expect(rollOf({ source: 'typed', face: '4' })).toEqual({ source: 'typed', face: 4 })
  expect(rollOf({ source: 'typed', face: '' })).toBeNull()
})
