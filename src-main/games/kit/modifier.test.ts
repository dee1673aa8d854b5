import { expect, test } from 'vitest'
import { total } from './modifier.ts'

test('modifiers add up in any order, and none is nothing', () => {
  const modifiers = [
    { source: 'Big', value: -3 },
    { source: 'Fast', value: 4 },
  ]
  expect(total(modifiers)).toBe(1)
  expect(total(modifiers.toReversed())).toBe(1)
  expect(total([])).toBe(0)
})
