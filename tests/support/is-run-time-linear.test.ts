import { expect, test } from 'vitest'
import { isRunTimeLinear } from './is-run-time-linear.ts'

/** Adds numbers so often. */
function work(times: number): number {
  let sum = 0
  for (let time = 0; time < times; time += 1) sum = (sum + time * 7) % 1_000_003
  return sum
}

test('work that grows with the size is told from work that grows with its square', () => {
  expect(isRunTimeLinear((size) => work(size * 1000), 5000)).toBe(true)
  expect(isRunTimeLinear((size) => work(size * size), 1500)).toBe(false)
})
