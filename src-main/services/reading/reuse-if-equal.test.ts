import { expect, test } from 'vitest'
import { reuseIfEqual } from './reuse-if-equal.ts'

test('gives the plan of before for an equal one, and another for another', () => {
  const plan = { field: { widthCm: 90 }, seed: 'a' }
  expect(reuseIfEqual(plan)).toBe(plan)
  expect(reuseIfEqual(structuredClone(plan))).toBe(plan)
  const otherPlan = { ...plan, seed: 'b' }
  expect(reuseIfEqual(otherPlan)).toBe(otherPlan)
  expect(reuseIfEqual(plan)).toBe(plan)
})
