import { expect, test } from 'vitest'
import type { FiringListEntry } from '#shared/games/planetary-sand/battle.ts'
import {
  findConflictingEntry,
  getFiringListKey,
  addCompatibleEntries,
  selectCompatibleEntries,
} from './firing-list-selection.ts'

test('a gun takes its crew from those who would fire alone, and nobody is listed twice (SAND-GUN-2)', () => {
  const lines = [
    { shooter: 'a', weapon: 'zap-rifle', crew: [] },
    { shooter: 'b', weapon: 'zap-rifle', crew: [] },
    { shooter: 'b', weapon: 'atomic-grenade', crew: [] },
    { shooter: 'gun', weapon: 'heavy-crew-gun', crew: ['a', 'c'] },
  ] as const
  expect(selectCompatibleEntries(lines).map(({ shooter, weapon }) => [shooter, weapon])).toEqual([
    ['gun', 'heavy-crew-gun'],
    ['b', 'zap-rifle'],
  ])
})

test('a unit ticked at once leaves out who serves something already (SAND-GUN-2)', () => {
  const gun: FiringListEntry = { shooter: 'Gun', weapon: 'heavy-crew-gun', crew: ['a', 'b'] }
  const rifles = ['a', 'b', 'c'].map((shooter): FiringListEntry => ({ shooter, weapon: 'zap-rifle', crew: [] }))
  expect(addCompatibleEntries([gun], rifles).map(getFiringListKey)).toEqual(['Gun: heavy-crew-gun', 'c: zap-rifle'])
  expect(addCompatibleEntries(rifles, [gun, ...rifles])).toEqual(rifles)
  expect(findConflictingEntry(rifles[0] ?? gun, [gun])).toBe(gun)
  expect(findConflictingEntry(gun, [gun])).toBeUndefined()
})
