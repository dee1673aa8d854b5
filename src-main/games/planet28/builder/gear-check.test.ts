import { describe, expect, test } from 'vitest'
import type { CharacterProfile } from '#shared/games/planet28/model.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import type { Settings } from '#shared/games/planet28/tables/rulings.ts'
import { BARE_CHARACTER } from '#tests/support/builds.ts'
import { ruled } from '#tests/support/rules.ts'
import { PRINTED_RULES } from '../house/build-rules.ts'
import { checkCharacter } from './character-check.ts'

const check = (changes: Partial<CharacterProfile>, rules = PRINTED_RULES) =>
  checkCharacter({ ...BARE_CHARACTER, ...changes }, rules)
const keys = (changes: Partial<CharacterProfile>, rules = PRINTED_RULES): string[] =>
  check(changes, rules).map(({ key }) => key)
const labels = (changes: Partial<CharacterProfile>): string[] =>
  check(changes).flatMap(({ fixes }) => fixes.map(({ label }) => label))

describe('gear', () => {
  test('P28-TR-barbaric: Complex gear is refused; which armour is Complex is a setting', () => {
    const gear = { traits: ['barbaric'], equipment: ['laser-rifle', 'club', 'power-armour'] }
    expect(check(gear)).toMatchObject([
      { key: 'forbidden-equipment:laser-rifle', rule: 'P28-TR-barbaric', severity: 'refused' },
    ])
    expect(check(gear)[0]?.message).toContain('it is Complex')
    expect(labels(gear)).toEqual(['Remove Laser rifle', 'Remove Barbaric'])
    expect(keys(gear, ruled({ complexArmour: 'energyShieldAndPower' }))).toEqual([
      'forbidden-equipment:laser-rifle',
      'forbidden-equipment:power-armour',
    ])
  })

  test('P28-ARM-1: a spare armour is pointed out, and any of them may be kept', () => {
    const gear = { equipment: ['ballistic', 'club', 'psy-hood'] }
    expect(check(gear)).toMatchObject([{ rule: 'P28-ARM-1', severity: 'flagged' }])
    expect(check(gear)[0]?.fixes.map(({ label, profile }) => [label, profile.equipment])).toEqual([
      ['Keep only the Ballistic', ['ballistic', 'club']],
      ['Keep only the Psy-hood', ['club', 'psy-hood']],
    ])
    expect(check({ equipment: ['ballistic'] })).toEqual([])
  })

  test('P28-WEAP-3: a weapon without its ammunition and ammunition without its weapon are pointed out', () => {
    const gear = { equipment: ['primitive-pistol', 'black-powder-rifle', 'ammo-special'] }
    expect(keys(gear)).toEqual(['no-ammunition:ammo-rough', 'unused-ammunition:ammo-special'])
    const [missing] = check(gear)
    expect(missing?.severity).toBe('flagged')
    expect(missing?.message).toContain('Primitive pistol and Black powder rifle cannot fire')
    expect(missing?.fixes[0]).toMatchObject({ label: 'Buy 6 Ammo - rough' })
    expect(missing?.fixes[0]?.profile.equipment.filter((id) => id === 'ammo-rough')).toHaveLength(6)
    expect(check({ equipment: ['primitive-pistol', 'ammo-rough'] })).toEqual([])
  })

  test('no click buys more than a profile holds', () => {
    const full = { equipment: ['primitive-pistol', ...Array.from({ length: 195 }, () => 'dagger')] }
    expect(labels(full)).toEqual(['Remove Primitive pistol'])
  })

  test('P28-BUILD-5: a safety deposit box belongs to the warband', () => {
    expect(check({ equipment: ['safety-deposit-box'] })).toMatchObject([
      { key: 'warband-item:safety-deposit-box', rule: 'P28-BUILD-5', severity: 'flagged' },
    ])
  })
})

describe('hands', () => {
  test('P28-WEAP-7: more weapons may be carried than held', () => {
    expect(check({ equipment: ['laser-rifle', 'great-sword', 'dagger', 'dagger'] })).toEqual([])
  })

  test('P28-TR-armless, P28-BUILD-6: a two-handed weapon is useless with one arm, so it is pointed out', () => {
    const gear = { traits: ['armless'], equipment: ['great-sword', 'dagger', 'club'] }
    expect(check(gear)).toMatchObject([{ key: 'no-hands:great-sword', rule: 'P28-WEAP-1', severity: 'flagged' }])
    expect(labels(gear)).toEqual(['Remove Great sword', 'Remove Armless'])
  })

  test('P28-WEAP-5: Integral weapons keep their hands, and more of them than hands are refused', () => {
    expect(keys({ equipment: ['power-fist', 'dagger', 'laser-rifle'] })).toEqual(['no-hands:laser-rifle'])
    expect(keys({ equipment: ['power-fist', 'power-fist', 'dagger'] })).toEqual(['no-hands:dagger'])
    const three = { equipment: ['power-fist', 'power-fist', 'power-fist'] }
    expect(check(three)).toMatchObject([{ key: 'integral-hands', rule: 'P28-WEAP-5', severity: 'refused' }])
    expect(check(three)[0]?.fixes[0]?.profile.equipment).toHaveLength(2)
    expect(check({ ...three, traits: ['extra-limbs'] })).toEqual([])
    expect(labels({ traits: ['armless'], equipment: ['power-fist', 'power-fist'] })).toEqual([
      'Remove Power fist',
      'Remove Armless',
    ])
  })

  test('P28-WEAP-6: fists need no hand, unless the ruling asks for a free one', () => {
    const fists = { equipment: ['power-fist', 'power-fist', 'fist'] }
    expect(check(fists)).toEqual([])
    expect(keys(fists, ruled({ fistsAlways: 'freeHandOnly' }))).toEqual(['no-hands:fist'])
    const brawler = { ...fists, traits: ['brawler'] }
    expect(keys(brawler)).toEqual([])
    expect(keys(brawler, ruled({ fistsAlways: 'freeHandOnly' }))).toContain('useless:brawler')
  })
})

test('P28-CW-3: a custom weapon needs consent, or is refused, as the ruling says', () => {
  const { tables } = PRINTED_RULES
  const weapons = { ...tables.weapons, 'hook-gun': { ...tables.weapons['shotgun']!, name: 'Hook gun' } }
  const rules = (customWeapons: Settings['customWeapons']): Rules => ({
    settings: { ...PRINTED_RULES.settings, customWeapons },
    tables: { ...tables, weapons },
  })
  const severities = (customWeapons: Settings['customWeapons']) =>
    check({ equipment: ['hook-gun'] }, rules(customWeapons)).map(({ key, severity }) => `${severity} ${key}`)
  expect(severities('consent')).toEqual(['flagged custom-weapon:hook-gun'])
  expect(severities('off')).toEqual(['refused custom-weapon:hook-gun'])
  expect(severities('free')).toEqual([])
})

test('rows of a group that bring such columns are judged by them', () => {
  const { tables } = PRINTED_RULES
  const row = { cost: 1, when: [], page: 0, summary: 'Ours.' }
  const traits = {
    ...tables.traits,
    hooves: { ...row, name: 'Hooves', limits: { hands: 0 } },
    monk: { ...row, name: 'Monk', forbids: { keywords: ['Ballistic'], actions: ['ability'] as const } },
  }
  const rules: Rules = { ...PRINTED_RULES, tables: { ...tables, traits } }
  expect(keys({ traits: ['hooves'], equipment: ['club'] }, rules)).toEqual(['no-hands:club'])
  expect(keys({ traits: ['monk'], abilities: ['heal'], equipment: ['shotgun'] }, rules)).toEqual([
    'unusable-abilities',
    'forbidden-equipment:shotgun',
  ])
})
