import { expect, test } from 'vitest'
import { createSignInFailureLimit } from './sign-in-failure-limit.ts'

test('an address waits after 20 failures in a minute, others do not', () => {
  let now = 0
  const limit = createSignInFailureLimit(() => now)
  for (let count = 0; count < 20; count += 1) {
    expect(limit.isReached('stranger')).toBe(false)
    limit.failed('stranger')
    now += 1000
  }
  expect(limit.isReached('stranger')).toBe(true)
  expect(limit.isReached('gamemaster')).toBe(false)
  now = 60_000
  expect(limit.isReached('stranger')).toBe(false)
})

test('forgets the address that failed longest ago rather than growing without end', () => {
  const limit = createSignInFailureLimit(() => 0)
  for (let count = 0; count < 20; count += 1) limit.failed('first')
  for (let count = 0; count < 1000; count += 1) limit.failed(`address ${count}`)
  expect(limit.isReached('first')).toBe(false)
})
