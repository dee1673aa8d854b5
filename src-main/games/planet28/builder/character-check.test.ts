import { describe, expect, test } from 'vitest'
import type { CharacterProfile } from '#shared/games/planet28/model.ts'
import { BARE_CHARACTER } from '#tests/support/builds.ts'
import { ruled } from '#tests/support/rules.ts'
import { PRINTED_RULES } from '../house/build-rules.ts'
import { checkCharacter } from './character-check.ts'

const check = (changes: Partial<CharacterProfile>, rules = PRINTED_RULES, isLoneHero = false) =>
  checkCharacter({ ...BARE_CHARACTER, ...changes }, rules, { isLoneHero })
const keys = (changes: Partial<CharacterProfile>, rules = PRINTED_RULES): string[] =>
  check(changes, rules).map(({ key }) => key)
const labels = (changes: Partial<CharacterProfile>): string[] =>
  check(changes).flatMap(({ fixes }) => fixes.map(({ label }) => label))

test('P28-BUILD-2: a recruit and a paragon are both legal', () => {
  expect(check({})).toEqual([])
  expect(check({ skills: { A: 10, F: 10, S: 10, AW: 10, P: 10 }, hitPoints: 60 })).toEqual([])
})

test.each([
  [11, 10, 'Agility is 11; it goes from 1 to 10. Lower Agility by 1.'],
  [0, 1, 'Agility is 0; it goes from 1 to 10. Raise Agility by 1.'],
  [2.5, 2, 'Agility is 2.5; it goes from 1 to 10. Take a whole number.'],
])('P28-BUILD-2: Agility %d is refused with what to do', (A, mended, message) => {
  expect(check({ skills: { ...BARE_CHARACTER.skills, A } })).toEqual([
    {
      key: 'skill-range:A',
      rule: 'P28-BUILD-2',
      code: 'skill-range',
      severity: 'refused',
      message,
      fixes: [
        {
          label: `Set Agility to ${mended}`,
          profile: { ...BARE_CHARACTER, skills: { ...BARE_CHARACTER.skills, A: mended } },
        },
      ],
    },
  ])
})

test.each([
  [21, 'P28-BUILD-2', 'hit-points-step', 'Take 20 or 22.', [20, 22]],
  [23.5, 'P28-BUILD-2', 'hit-points-step', 'Take 22 or 24.', [22, 24]],
  [0, 'P28-BUILD-3', 'hit-points-floor', 'Raise them to 2 or more.', [2]],
  [-4, 'P28-BUILD-3', 'hit-points-floor', 'Raise them to 2 or more.', [2]],
])('%d hit points are refused with what to do', (hitPoints, rule, code, advice, mended) => {
  const [problem, ...others] = check({ hitPoints })
  expect(problem).toMatchObject({ rule, code, severity: 'refused' })
  expect(problem?.message).toContain(advice)
  expect(problem?.fixes.map(({ profile }) => profile.hitPoints)).toEqual(mended)
  expect(others).toEqual([])
})

test('P28-SOLO-4: hit points of a lone hero need not be even, but must be bought', () => {
  for (const hitPoints of [18, 25, 27, 29]) expect(check({ hitPoints }, PRINTED_RULES, true)).toEqual([])
  const [problem] = check({ hitPoints: 23 }, PRINTED_RULES, true)
  expect(problem?.message).toContain('in steps of 2 or 5. Take 22 or 24.')
  expect(check({ hitPoints: 25 })).toMatchObject([{ code: 'hit-points-step' }])
})

test('P28-TR-0: a trait or ability taken twice is refused, unless the setting allows it', () => {
  const twice = { traits: ['brave', 'brave'], abilities: ['heal', 'heal', 'heal'] }
  expect(check(twice).map(({ key, message }) => `${key} ${message}`)).toEqual([
    'repeated:brave Brave is taken 2 times; once is the most. Remove 1.',
    'repeated-ability:heal Heal is taken 3 times; once is the most. Remove 2.',
  ])
  expect(check(twice)[1]?.fixes).toEqual([
    { label: 'Keep Heal once', profile: { ...BARE_CHARACTER, ...twice, abilities: ['heal'] } },
  ])
  expect(check(twice, ruled({ traitRepeats: true }))).toEqual([])
})

describe('traits', () => {
  test('P28-ROLL-4: Blessed and Cursed are refused together', () => {
    const both = { traits: ['cursed', 'blessed'] }
    expect(check(both)).toMatchObject([
      { key: 'forbidden-trait:blessed+cursed', rule: 'P28-ROLL-4', code: 'forbidden-trait', severity: 'refused' },
    ])
    expect(labels(both)).toEqual(['Remove Blessed', 'Remove Cursed'])
    expect(check({ traits: ['cursed'] })).toEqual([])
  })

  test.each([
    [['fearless', 'unshakable'], 'useless:fearless+unshakable'],
    [['unshakable', 'brave'], 'useless:brave+unshakable'],
    [['fearsome', 'terrifying'], 'useless:fearsome+terrifying'],
    [['stupid', 'cursed'], 'useless:stupid+cursed'],
    [['gigantic', 'big'], 'useless:big+gigantic'],
    [['fast', 'slow'], 'contradiction:fast+slow'],
    [['armless', 'extra-limbs'], 'contradiction:extra-limbs+armless'],
  ])('P28-BUILD-6: %j are pointed out, not refused', (traits, key) => {
    expect(check({ traits })).toMatchObject([{ key, rule: 'P28-BUILD-6', severity: 'flagged' }])
  })

  test.each([
    ['psychic', { equipment: ['psyka'] }],
    ['psychic', { traits: ['psychic', 'minor-arcana'] }],
    ['sniper', { equipment: ['sniper-rifle'] }],
    ['gunslinger', { equipment: ['laser-pistol'] }],
    ['tank-hunter', { traits: ['tank-hunter', 'gunner'] }],
  ])('P28-BUILD-6: %s alone adds nothing, with %j it does', (id, use) => {
    expect(keys({ traits: [id] })).toEqual([`useless:${id}`])
    expect(labels({ traits: [id] })).toEqual([`Remove ${check({ traits: [id] })[0]?.message.split(' adds')[0]}`])
    expect(keys({ traits: [id], ...use })).toEqual([])
  })

  test('P28-TR-ammo-smith, P28-AB-haggle: what helps others is not useless to who carries nothing (p. 64)', () => {
    expect(check({ traits: ['ammo-smith', 'medic'], abilities: ['haggle'] })).toEqual([])
  })

  test('P28-TR-zealot: nothing is left to gain where both skills are 10', () => {
    const best = { ...BARE_CHARACTER.skills, A: 10, F: 10 }
    expect(keys({ traits: ['zealot'], skills: best })).toEqual(['useless:zealot'])
    expect(keys({ traits: ['zealot'], skills: { ...best, F: 9 } })).toEqual([])
  })

  test('P28-TR-minor-arcana: both arcana go together', () => {
    expect(check({ traits: ['major-arcana', 'minor-arcana'] })).toEqual([])
  })

  test('P28-TR-animal: abilities, arcana, ranged weapons and what helps shooting are wasted', () => {
    const animal = {
      traits: ['animal', 'minor-arcana', 'sniper'],
      abilities: ['heal'],
      equipment: ['shotgun', 'club'],
    }
    expect(check(animal).map(({ key, severity }) => `${severity} ${key}`)).toEqual([
      'flagged useless:sniper+animal',
      'flagged unusable-abilities',
      'flagged unusable-weapons',
    ])
    const [, abilities, weapons] = check(animal)
    expect(abilities?.message).toContain('Heal and Minor arcana are wasted')
    expect(abilities?.fixes[0]?.profile).toEqual({
      ...BARE_CHARACTER,
      ...animal,
      traits: ['animal', 'sniper'],
      abilities: [],
    })
    expect(weapons?.fixes.map(({ label }) => label)).toEqual(['Remove Shotgun', 'Remove Animal'])
    expect(check({ traits: ['animal'], equipment: ['club', 'med-kit'] })).toEqual([])
  })
})

test('P28-CAMP-4: hit points gained in the campaign come by fives, those of the start still by twos', () => {
  const grown = (hitPoints: number, hitPointsGrown: number) =>
    checkCharacter({ ...BARE_CHARACTER, hitPoints }, PRINTED_RULES, { hitPointsGrown })
  expect(grown(25, 5)).toEqual([])
  expect(grown(32, 10)).toEqual([])
  expect(grown(26, 5)).toMatchObject([
    {
      message:
        '26 hit points cannot be bought: they go from 25 in steps of 2, as 5 were gained in the campaign. Take 25 or 27.',
      fixes: [{ profile: { hitPoints: 25 } }, { profile: { hitPoints: 27 } }],
    },
  ])
  expect(grown(5, 5)).toMatchObject([{ code: 'hit-points-floor', fixes: [{ profile: { hitPoints: 7 } }] }])
})
