import { expect, test } from 'vitest'
import { formatVolley } from './format-volley.ts'

test('a volley names who did not fire, and why (SAND-HIT-6)', () => {
  const wall = 'Ruin is in the line of fire.'
  const silent = [
    { shooter: 'a2', why: wall },
    { shooter: 'a4', why: wall },
    { shooter: 'a5', why: 'b is R4 away: it reaches R3.' },
  ]
  expect(formatVolley(5, silent)).toBe(
    '2 shooters of 5 fired. a2, a4: Ruin is in the line of fire. a5: b is R4 away: it reaches R3.',
  )
})
