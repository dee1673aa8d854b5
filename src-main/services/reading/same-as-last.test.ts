import { expect, test } from 'vitest'
import { sameAsLast } from './same-as-last.ts'

test('gives the plan of before for an equal one, and another for another', () => {
  const plan = { field: { widthCm: 90 }, seed: 'a' }
  expect(sameAsLast(plan)).toBe(plan)
  expect(sameAsLast(structuredClone(plan))).toBe(plan)
  const other = { ...plan, seed: 'b' }
  expect(sameAsLast(other)).toBe(other)
  expect(sameAsLast(plan)).toBe(plan)
})
