import { expect, test } from 'vitest'
import { sumModifiers } from './modifier.ts'

test('modifiers add up in any order, and none is nothing', () => {
  const modifiers = [
    { source: 'Big', value: -3 },
    { source: 'Fast', value: 4 },
  ]
  expect(sumModifiers(modifiers)).toBe(1)
  expect(sumModifiers(modifiers.toReversed())).toBe(1)
  expect(sumModifiers([])).toBe(0)
})
