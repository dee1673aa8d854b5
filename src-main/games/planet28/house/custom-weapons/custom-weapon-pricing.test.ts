import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { createGivenDice } from '#main/games/kit/dice.ts'
import { isRecord, type JsonRecord } from '#main/games/kit/json.ts'
import { findDifference } from '#main/games/kit/vector-game.ts'
import { readSettings } from '#main/games/planet28/settings.ts'
import type { HouseFields } from '#shared/games/planet28/house/house-fields.ts'
import { PRINTED_RULES, buildRules } from '../build-rules.ts'
import { auditWeaponCosts } from './audit.ts'
import { computeCustomWeaponPricing } from './custom-weapon-pricing.ts'
import { runCustomWeaponVector } from './vector.ts'

const rulesWith = (stored: JsonRecord) => ({ ...PRINTED_RULES, settings: readSettings(stored) })
const FREE = rulesWith({ customWeapons: 'free' })
const slugRifle: HouseFields = {
  name: 'Rebuilt',
  type: 'ranged',
  hands: 2,
  damage: '3D6',
  rangeCm: 30,
  ammo: 'ammo-basic',
  specialRules: ['reload'],
}

describe('the worked examples', () => {
  const file: unknown = JSON.parse(
    readFileSync(new URL('../../../../../tests/vectors/planet28.json', import.meta.url), 'utf8'),
  )
  const all: readonly unknown[] = isRecord(file) && Array.isArray(file['examples']) ? file['examples'] : []
  const examples = all.filter(isRecord).filter(({ kind }) => kind === 'custom-weapon')

  test('there are eleven of them', () => expect(examples).toHaveLength(11))
  test.each(examples.map((example) => [String(example['id']), example] as const))(
    '%s',
    (_id, { given, expect: expected }) => {
      const dice = createGivenDice([])
      const answer = isRecord(given) ? runCustomWeaponVector(given, {}) : null
      expect(findDifference(expected, answer, { path: 'expect', tolerance: 0, counts: [] })).toBeNull()
      expect(dice.left()).toBe(0)
    },
  )
})

test('P28-CW-1: every part of the price has its line', () => {
  const fields: HouseFields = { type: 'ranged', hands: 1, damage: '2D6', rangeCm: 12, specialRules: ['poisonous'] }
  expect(computeCustomWeaponPricing('weapons', fields, FREE).bill).toEqual({
    lines: [
      { part: 'weapons', source: 'Range of 12 cm', cost: 12, rule: 'P28-CW-1' },
      { part: 'weapons', source: 'Highest damage of 2D6', cost: 12, rule: 'P28-CW-1' },
      { part: 'weapons', source: 'One-handed', cost: 10, rule: 'P28-CW-1' },
      { part: 'weapons', source: 'Poisonous', cost: 40, rule: 'P28-WR-poisonous' },
    ],
    formula: 74,
    cost: 74,
  })
})

test('P28-CW-1: a vehicle weapon counts as two-handed, and its range is the longest one', () => {
  const fields: HouseFields = { damage: '2D6', minRangeCm: 10, rangeCm: 50 }
  expect(computeCustomWeaponPricing('vehicleWeapons', fields, FREE).bill.cost).toBe(62)
})

test('P28-CW-2: rules added to a printed weapon are charged on its printed price, what it has is refused', () => {
  const psychic = computeCustomWeaponPricing('weapons', { base: 'laser-rifle', specialRules: ['psychic'] }, FREE)
  expect(psychic.bill.lines.map(({ source, cost }) => [source, cost])).toEqual([
    ['Laser rifle', 60],
    ['Psychic', 25],
  ])
  expect(psychic.problems).toEqual([])
  const twice = computeCustomWeaponPricing(
    'weapons',
    { base: 'power-fist', specialRules: ['integral', 'heavy', 'heavy'] },
    FREE,
  )
  expect(twice.bill.cost).toBe(20)
  expect(twice.problems.map(({ rule, severity, message }) => [rule, severity, message])).toEqual([
    ['P28-CW-2', 'refused', 'The Power fist has Integral already, and its price covers it: take it out.'],
    ['P28-CW-2', 'refused', 'Heavy stands there 2 times: a weapon has a special rule once.'],
  ])
})

test('P28-CW-2: a changed printed price is the price of the base', () => {
  const rules = buildRules(FREE.settings, [
    { table: 'weapons', id: 'laser-rifle', kind: 'patch', fields: { cost: 70 } },
  ])
  expect(
    computeCustomWeaponPricing('weapons', { base: 'laser-rifle', specialRules: ['psychic'] }, rules).bill.cost,
  ).toBe(95)
})

test('P28-CW-3: a cheaper copy of a printed weapon is pointed out with what it saves', () => {
  const { nearClone, problems } = computeCustomWeaponPricing('weapons', { ...slugRifle, keywords: ['odd'] }, FREE)
  expect(nearClone).toEqual({ id: 'heavy-slug-rifle', name: 'Heavy slug rifle', cost: 50 })
  expect(problems).toEqual([
    {
      rule: 'P28-CW-3',
      severity: 'flagged',
      message: 'It is nearly the Heavy slug rifle, which costs 50: this one costs 33, 17 credits less.',
    },
  ])
})

test.each<Partial<HouseFields>>([{ rangeCm: 31 }, { rangeCm: 36 }, { damage: '2D8+1' }, { damage: '1D10+1D8' }])(
  'P28-CW-3: what is nearly a printed weapon is a copy too (%o)',
  (changed) => {
    const { nearClone, problems } = computeCustomWeaponPricing('weapons', { ...slugRifle, ...changed }, FREE)
    expect(nearClone?.id).toBe('heavy-slug-rifle')
    expect(problems).toMatchObject([{ rule: 'P28-CW-3', severity: 'flagged' }])
  },
)

test.each<Partial<HouseFields>>([{ rangeCm: 37 }, { damage: '4D6' }, { damage: '3D4' }, { specialRules: [] }])(
  'P28-CW-3: a fifth off is another weapon (%o)',
  (changed) => expect(computeCustomWeaponPricing('weapons', { ...slugRifle, ...changed }, FREE).nearClone).toBeNull(),
)

test('P28-CW-1: dice of several kinds cost their highest damage together', () => {
  const { bill, maxDamage, problems } = computeCustomWeaponPricing('weapons', { hands: 2, damage: '1d6 + D8+2' }, FREE)
  expect(bill.lines).toEqual([{ part: 'weapons', source: 'Highest damage of 1D6+1D8+2', cost: 16, rule: 'P28-CW-1' }])
  expect(maxDamage).toBe(16)
  expect(problems).toEqual([])
})

test('P28-CW-3: a dearer copy is told of without a warning, another profile is no copy', () => {
  const plasma: HouseFields = { damage: '1D12+5', rangeCm: 25, specialRules: ['volatile', 'armour-piercing'] }
  expect(computeCustomWeaponPricing('weapons', plasma, FREE)).toMatchObject({
    nearClone: { id: 'plasma-rifle' },
    problems: [],
  })
  expect(computeCustomWeaponPricing('weapons', { ...slugRifle, hands: 1 }, FREE).nearClone).toBeNull()
  expect(
    computeCustomWeaponPricing('vehicleWeapons', { damage: '3D8', rangeCm: 60, specialRules: ['indirect'] }, FREE)
      .nearClone,
  ).toEqual({
    id: 'mortar',
    name: 'Mortar',
    cost: 50,
  })
})

test.each([
  ['consent', 'flagged'],
  ['off', 'refused'],
])('P28-CW-3: custom weapons by ruling “%s” are %s', (customWeapons, severity) => {
  const { problems } = computeCustomWeaponPricing('weapons', { damage: '1D6' }, rulesWith({ customWeapons }))
  expect(problems).toMatchObject([{ rule: 'P28-CW-3', severity }])
})

test('P28-CW-3: the least price is agreed by ruling, with a line of its own', () => {
  const fields: HouseFields = { damage: '1D6', specialRules: ['heavy', 'integral'] }
  expect(computeCustomWeaponPricing('weapons', fields, FREE).bill).toMatchObject({ formula: -14, cost: 0 })
  const { bill } = computeCustomWeaponPricing('weapons', fields, rulesWith({ customWeapons: 'free', customFloor: 1 }))
  expect(bill.cost).toBe(1)
  expect(bill.lines.at(-1)).toEqual({ part: 'floor', source: 'Charged at least 1', cost: 15, rule: 'P28-CW-3' })
})

test.each([
  [{}, /Give its damage/],
  [{ damage: '2d' }, /“2d” is not dice/],
  [{ damage: '1D7' }, /does not use: take a D4/],
  [{ damage: '1D6', specialRules: ['sharp'] }, /No special rule is called “sharp”/],
] satisfies [HouseFields, RegExp][])('the draft %j is priced as far as it goes and refused', (fields, message) => {
  const { problems } = computeCustomWeaponPricing('weapons', fields, FREE)
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatchObject({ severity: 'refused', message: expect.stringMatching(message) as unknown })
})

test('P28-WR-reload: a weapon to reload should name its ammunition', () => {
  const { problems } = computeCustomWeaponPricing(
    'weapons',
    { damage: '1D6', rangeCm: 9, specialRules: ['reload'] },
    FREE,
  )
  expect(problems).toMatchObject([{ rule: 'P28-WR-reload', severity: 'flagged' }])
})

test('P28-CW-3: the audit sets every weapon beside the formula; the sniper rifle alone fits', () => {
  const lines = auditWeaponCosts(PRINTED_RULES, new Set())
  expect(lines).toHaveLength(25)
  expect(lines.filter(({ cost, formula }) => cost === formula).map(({ id }) => id)).toEqual(['sniper-rifle'])
  const lineOf = (id: string) => lines.find((line) => line.id === id)
  expect(lineOf('black-powder-rifle')).toMatchObject({ cost: 25, formula: 5, meanDamage: 5 })
  expect(lineOf('flaming-torch')).toMatchObject({ cost: 15, formula: 66, meanDamage: 10 })
  expect(lineOf('fist')?.meanDamage).toBe(1.5)
})

test('P28-ROLL-3: a total below 0 counts as 0 in the mean', () => {
  const rules = buildRules(FREE.settings, [
    { table: 'weapons', id: 'feather', kind: 'own', fields: { name: 'Feather', type: 'melee', damage: '1D4-3' } },
  ])
  const line = auditWeaponCosts(rules, new Set(['feather'])).find(({ isOwn }) => isOwn)
  expect(line).toMatchObject({ id: 'feather', meanDamage: 0.25, cost: 1, formula: 1 })
})
