import { expect, test } from 'vitest'
import { withoutClashes } from './listing.ts'

test('a gun takes its crew from those who would fire alone, and nobody is listed twice (SAND-GUN-2)', () => {
  const lines = [
    { shooter: 'a', weapon: 'zap-rifle', crew: [] },
    { shooter: 'b', weapon: 'zap-rifle', crew: [] },
    { shooter: 'b', weapon: 'atomic-grenade', crew: [] },
    { shooter: 'gun', weapon: 'heavy-crew-gun', crew: ['a', 'c'] },
  ] as const
  expect(withoutClashes(lines).map(({ shooter, weapon }) => [shooter, weapon])).toEqual([
    ['gun', 'heavy-crew-gun'],
    ['b', 'zap-rifle'],
  ])
})
