import { expect, test } from 'vitest'
import type { CharacterProfile } from '#shared/games/planet28/model.ts'
import { BARE_CHARACTER } from '#tests/support/builds.ts'
import { ruled } from '#tests/support/rules.ts'
import { PRINTED_RULES, buildRules } from '../house/build-rules.ts'
import { computeCharacterCost } from './character-cost.ts'
import { computeSkillCost } from './profile-cost.ts'

test('P28-BUILD-2, p. 23 example: a skill from 1 to 5 costs 40', () => {
  expect(computeSkillCost(1, 5)).toBe(40)
})

test('P28-BUILD-2: a bare character costs 10, every line named with its rule', () => {
  const bill = computeCharacterCost(BARE_CHARACTER, PRINTED_RULES)
  expect(bill).toMatchObject({ cost: 10, formula: 10 })
  expect(bill.lines.map(({ source, cost }) => `${source}: ${cost}`)).toEqual([
    'New character: 10',
    'Agility 1: 0',
    'Fighting 1: 0',
    'Shooting 1: 0',
    'Awareness 1: 0',
    'Psyche 1: 0',
    '20 hit points: 0',
  ])
})

test('P28-BUILD-4: traits, abilities and gear each have a line with the rule of their row', () => {
  const picks = { traits: ['sniper', 'slow'], abilities: ['heal'], equipment: ['dagger', 'psyka'] }
  const bill = computeCharacterCost({ ...BARE_CHARACTER, ...picks }, PRINTED_RULES)
  expect(bill.lines.slice(7)).toEqual([
    { part: 'traits', source: 'Sniper', cost: 17, rule: 'P28-TR-sniper' },
    { part: 'traits', source: 'Slow', cost: -6, rule: 'P28-TR-slow' },
    { part: 'abilities', source: 'Heal', cost: 20, rule: 'P28-AB-heal' },
    { part: 'equipment', source: 'Dagger', cost: 5, rule: 'P28-W-dagger' },
    { part: 'equipment', source: 'Psyka', cost: 40, rule: 'P28-IT-psyka' },
  ])
  expect(bill.cost).toBe(86)
})

test('P28-BUILD-3: a profile is charged at least 0, and cannot pay for gear', () => {
  const weak: CharacterProfile = { ...BARE_CHARACTER, hitPoints: 2, equipment: ['dagger'] }
  const bill = computeCharacterCost(weak, PRINTED_RULES)
  expect(bill).toMatchObject({ formula: -75, cost: 5 })
  expect(bill.lines.at(-1)).toEqual({ part: 'floor', source: 'Charged at least 0', cost: 80, rule: 'P28-BUILD-3' })
})

test('P28-BUILD-3: the floor is a setting', () => {
  const weak: CharacterProfile = { ...BARE_CHARACTER, hitPoints: 2 }
  expect(computeCharacterCost(weak, ruled({ profileFloor: 10 })).cost).toBe(10)
  expect(computeCharacterCost(weak, ruled({ profileFloor: 'none' })).cost).toBe(-80)
})

test.each([
  [30, 40, '30 hit points (2 × 5 for 20)'],
  [27, 30, '27 hit points (1 × 5 for 20, 1 × 2 for 10)'],
  [28, 40, '28 hit points'],
  [33, 60, '33 hit points (1 × 5 for 20, 4 × 2 for 10)'],
  [18, -10, '18 hit points'],
])('P28-SOLO-4: a lone hero has %d hit points by the cheapest steps, for %d', (hitPoints, cost, source) => {
  const { lines } = computeCharacterCost({ ...BARE_CHARACTER, hitPoints }, PRINTED_RULES, { isLoneHero: true })
  const rule = source.includes('×') ? 'P28-SOLO-4' : 'P28-BUILD-2'
  expect(lines.find(({ part }) => part === 'hitPoints')).toEqual({ part: 'hitPoints', source, cost, rule })
})

test('a row of the group and a patched one cost what its rules say', () => {
  const rules = buildRules(PRINTED_RULES.settings, [
    { table: 'traits', id: 'star-born', kind: 'own', fields: { name: 'Star-born', cost: 7, summary: 'Floats.' } },
    { table: 'weapons', id: 'dagger', kind: 'patch', fields: { cost: 9 } },
  ])
  const bill = computeCharacterCost({ ...BARE_CHARACTER, traits: ['star-born'], equipment: ['dagger'] }, rules)
  expect(bill.lines.slice(7)).toEqual([
    { part: 'traits', source: 'Star-born', cost: 7, rule: 'P28-TR-star-born' },
    { part: 'equipment', source: 'Dagger', cost: 9, rule: 'P28-W-dagger' },
  ])
})

test('P28-CAMP-4: hit points gained in the campaign have a line of their own, 20 points for 5', () => {
  const { lines } = computeCharacterCost({ ...BARE_CHARACTER, hitPoints: 27 }, PRINTED_RULES, { hitPointsGrown: 5 })
  expect(lines.filter(({ part }) => part === 'hitPoints')).toEqual([
    { part: 'hitPoints', source: '22 hit points', cost: 10, rule: 'P28-BUILD-2' },
    { part: 'hitPoints', source: '5 hit points gained in the campaign', cost: 20, rule: 'P28-CAMP-4' },
  ])
})
