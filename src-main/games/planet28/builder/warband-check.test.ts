import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '../settings.ts'
import { checkWarband, type Muster } from './warband-check.ts'

const muster = (changes: Partial<Muster>): Muster => ({ limit: 500, units: [], play: 'opposed', ...changes })
const character = { cost: 200, characters: 1 }
const vehicle = { cost: 100, characters: 0 }
const squad = { cost: 150, characters: 5 }

test('P28-BUILD-4: what is left becomes credits', () => {
  expect(checkWarband(muster({ units: [character, character] }))).toEqual({
    total: 400,
    leftoverCredits: 100,
    problems: [],
  })
})

test('P28-BUILD-1: at least two characters; squad members count, vehicles do not', () => {
  const codes = (units: Muster['units']) => checkWarband(muster({ units })).problems.map(({ code }) => code)
  expect(codes([character, vehicle])).toEqual(['min-characters'])
  expect(codes([squad])).toEqual([])
  expect(checkWarband(muster({})).problems[0]?.message).toContain('0 of at least 2 characters')
})

test('P28-SOLO-1 and minCharacters: no least number in solo and co-op, or when set free', () => {
  expect(checkWarband(muster({ units: [character], play: 'solo' })).problems).toEqual([])
  expect(checkWarband(muster({ units: [character], play: 'co-op' })).problems).toEqual([])
  expect(checkWarband(muster({ units: [character] }), { ...DEFAULT_SETTINGS, minCharacters: 'free' }).problems).toEqual(
    [],
  )
})

test('P28-BUILD-1: over the agreed size is refused with the difference', () => {
  const { leftoverCredits, problems } = checkWarband(muster({ units: [character, character, squad] }))
  expect(leftoverCredits).toBe(0)
  expect(problems).toMatchObject([{ code: 'over-limit', message: 'The warband costs 550 of 500 points. Save 50.' }])
})
