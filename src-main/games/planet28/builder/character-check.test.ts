import { expect, test } from 'vitest'
import type { CharacterProfile } from '../../../../src-shared/games/planet28/model.ts'
import { DEFAULT_SETTINGS } from '../settings.ts'
import { checkCharacter } from './character-check.ts'

const recruit: CharacterProfile = {
  skills: { A: 1, F: 1, S: 1, AW: 1, P: 1 },
  hitPoints: 20,
  traits: [],
  abilities: [],
  equipment: [],
}
const check = (changes: Partial<CharacterProfile>, settings = DEFAULT_SETTINGS) =>
  checkCharacter({ ...recruit, ...changes }, settings)

test('P28-BUILD-2: a recruit and a paragon are both legal', () => {
  expect(check({})).toEqual([])
  expect(check({ skills: { A: 10, F: 10, S: 10, AW: 10, P: 10 }, hitPoints: 60 })).toEqual([])
})

test.each([
  [11, 'Agility is 11; it goes from 1 to 10. Lower Agility by 1.'],
  [0, 'Agility is 0; it goes from 1 to 10. Raise Agility by 1.'],
  [2.5, 'Agility is 2.5; it goes from 1 to 10. Take a whole number.'],
])('P28-BUILD-2: Agility %d is refused with what to do', (A, message) => {
  expect(check({ skills: { ...recruit.skills, A } })).toEqual([
    { rule: 'P28-BUILD-2', code: 'skill-range', severity: 'refused', message },
  ])
})

test.each([
  [21, 'P28-BUILD-2', 'hit-points-step', 'Take 20 or 22.'],
  [23.5, 'P28-BUILD-2', 'hit-points-step', 'Take 22 or 24.'],
  [0, 'P28-BUILD-3', 'hit-points-floor', 'Raise them to 2 or more.'],
  [-4, 'P28-BUILD-3', 'hit-points-floor', 'Raise them to 2 or more.'],
])('%d hit-points are refused with what to do', (hitPoints, rule, code, advice) => {
  const [problem, ...others] = check({ hitPoints })
  expect(problem).toMatchObject({ rule, code, severity: 'refused' })
  expect(problem?.message).toContain(advice)
  expect(others).toEqual([])
})

test('P28-TR-0: a trait or ability taken twice is refused, unless the setting allows it', () => {
  const twice = { traits: ['brave', 'brave'], abilities: ['heal', 'heal', 'heal'] } as const
  expect(check(twice).map(({ message }) => message)).toEqual([
    'Brave is taken 2 times; once is the most. Remove 1.',
    'Heal is taken 3 times; once is the most. Remove 2.',
  ])
  expect(check(twice, { ...DEFAULT_SETTINGS, traitRepeats: true })).toEqual([])
})

test('P28-TR-barbaric: Complex gear is refused; which armour is Complex is a setting', () => {
  const gear = { traits: ['barbaric'], equipment: ['laser-rifle', 'club', 'power-armour'] } as const
  const rules = (settings = DEFAULT_SETTINGS) => check(gear, settings).map(({ rule, code }) => `${rule} ${code}`)
  expect(rules()).toEqual(['P28-TR-barbaric forbidden-equipment'])
  expect(rules({ ...DEFAULT_SETTINGS, complexArmour: 'energyShieldAndPower' })).toHaveLength(2)
})

test('P28-ROLL-4: Blessed and Cursed are refused together', () => {
  expect(check({ traits: ['cursed', 'blessed'] })).toMatchObject([{ code: 'forbidden-trait', severity: 'refused' }])
  expect(check({ traits: ['cursed'] })).toEqual([])
})

test('P28-BUILD-6: useless picks are pointed out, not refused', () => {
  const animal = check({ traits: ['animal'], abilities: ['heal'], equipment: ['shotgun', 'club'] })
  expect(animal).toMatchObject([{ rule: 'P28-BUILD-6', severity: 'flagged' }])
  expect(animal[0]?.message).toContain('1 ability and 1 ranged weapon are wasted')
  expect(check({ traits: ['fearless', 'unshakable'] })).toMatchObject([{ rule: 'P28-BUILD-6', severity: 'flagged' }])
})

test('P28-ARM-1: a spare armour is pointed out', () => {
  expect(check({ equipment: ['ballistic', 'psy-hood'] })).toMatchObject([{ rule: 'P28-ARM-1', severity: 'flagged' }])
  expect(check({ equipment: ['ballistic'] })).toEqual([])
})
