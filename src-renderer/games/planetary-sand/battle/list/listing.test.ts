import { expect, test } from 'vitest'
import type { Listing } from '#shared/games/planetary-sand/battle.ts'
import { findClash, getListingKey, addCompatible, removeClashes } from './listing.ts'

test('a gun takes its crew from those who would fire alone, and nobody is listed twice (SAND-GUN-2)', () => {
  const lines = [
    { shooter: 'a', weapon: 'zap-rifle', crew: [] },
    { shooter: 'b', weapon: 'zap-rifle', crew: [] },
    { shooter: 'b', weapon: 'atomic-grenade', crew: [] },
    { shooter: 'gun', weapon: 'heavy-crew-gun', crew: ['a', 'c'] },
  ] as const
  expect(removeClashes(lines).map(({ shooter, weapon }) => [shooter, weapon])).toEqual([
    ['gun', 'heavy-crew-gun'],
    ['b', 'zap-rifle'],
  ])
})

test('a unit ticked at once leaves out who serves something already (SAND-GUN-2)', () => {
  const gun: Listing = { shooter: 'Gun', weapon: 'heavy-crew-gun', crew: ['a', 'b'] }
  const rifles = ['a', 'b', 'c'].map((shooter): Listing => ({ shooter, weapon: 'zap-rifle', crew: [] }))
  expect(addCompatible([gun], rifles).map(getListingKey)).toEqual(['Gun: heavy-crew-gun', 'c: zap-rifle'])
  expect(addCompatible(rifles, [gun, ...rifles])).toEqual(rifles)
  expect(findClash(rifles[0] ?? gun, [gun])).toBe(gun)
  expect(findClash(gun, [gun])).toBeUndefined()
})
