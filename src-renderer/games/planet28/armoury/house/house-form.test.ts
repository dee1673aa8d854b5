import { expect, test } from 'vitest'
import { HOUSE_FIELDS_BY_TABLE } from '#shared/games/planet28/house/house-fields.ts'
import { PRINTED_TABLES, TABLE_NAMES } from '#shared/games/planet28/rulebook.ts'
import {
  createWeaponDraft,
  listBaseWeaponRuleIds,
  findWeaponProblems,
  buildWeaponRequestFields,
  toWeaponDraft,
  findPriceRefusal,
} from '../workbench/weapon-draft.ts'
import {
  listHouseFormFields,
  createEmptyHouseRowForm,
  buildHouseRowRequestFields,
  createHouseRowForm,
  findHouseFormProblems,
  buildHouseRowPatch,
} from './house-form.ts'

test('The form asks for what a table has; the price of an own weapon is worked out (P28-CW-1)', () => {
  expect(listHouseFormFields('traits', 'own')).toEqual(HOUSE_FIELDS_BY_TABLE.traits)
  expect(listHouseFormFields('weapons', 'own')).not.toContain('cost')
  expect(listHouseFormFields('weapons', 'patch')).toContain('cost')
  expect(listHouseFormFields('weapons', 'own')).not.toContain('base')
})

test('A form of a printed row that nobody touched changes nothing, in any table', () => {
  for (const table of TABLE_NAMES)
    for (const [id, row] of Object.entries(PRINTED_TABLES[table])) {
      const asked = listHouseFormFields(table, 'patch')
      expect(buildHouseRowPatch(createHouseRowForm(row), createHouseRowForm(row), asked), `${table}/${id}`).toEqual({})
      expect(buildHouseRowRequestFields(createHouseRowForm(row), asked), `${table}/${id}`).toMatchObject({
        name: row.name,
        cost: row.cost,
      })
    }
})

test('A patch names only what it changes', () => {
  const printed = createHouseRowForm(PRINTED_TABLES.armour['ballistic'] ?? {})
  const asked = listHouseFormFields('armour', 'patch')
  expect(buildHouseRowPatch({ ...printed, cost: 20, defence: ' 1d8 + 3 ' }, printed, asked)).toEqual({
    cost: 20,
    defence: '1D8+3',
  })
  expect(buildHouseRowPatch({ ...printed, defence: '' }, printed, asked)).toEqual({ defence: null })
})

test('What is missing is told at its column', () => {
  expect(
    Object.keys(findHouseFormProblems(createEmptyHouseRowForm(), listHouseFormFields('vehicleTypes', 'own'))),
  ).toEqual(['name', 'cost', 'speedCm'])
  expect(Object.keys(findHouseFormProblems(createEmptyHouseRowForm(), listHouseFormFields('armour', 'own')))).toEqual([
    'name',
    'cost',
  ])
  expect(
    findHouseFormProblems(
      { ...createEmptyHouseRowForm(), name: 'Hide', cost: 5, defence: 'much' },
      listHouseFormFields('armour', 'own'),
    ),
  ).toEqual({
    defence: '“much” is not dice: write them such as 2D10+4 or 1D6+1D8.',
  })
})

test('A weapon on a printed one sends only its name, its words and the rules added (P28-CW-2)', () => {
  const weapon = createWeaponDraft('weapons', 'power-fist')
  weapon.form.name = ' Old Thunder '
  weapon.form.specialRules = ['poisonous']
  expect(buildWeaponRequestFields(weapon)).toEqual({
    name: 'Old Thunder',
    base: 'power-fist',
    specialRules: ['poisonous'],
  })
  expect(listBaseWeaponRuleIds('weapons', 'power-fist', PRINTED_TABLES)).toEqual(['armour-piercing', 'integral'])
})

test('A weapon from nothing sends its profile, and a melee one has no range', () => {
  const weapon = createWeaponDraft('weapons', null)
  Object.assign(weapon.form, { name: 'Hook', damage: '2d4+1', rangeCm: 30, keywords: 'Complex, energy, complex' })
  expect(buildWeaponRequestFields(weapon)).toMatchObject({
    damage: '2D4+1',
    rangeCm: 0,
    hands: 2,
    keywords: ['complex', 'energy'],
  })
  weapon.form.type = 'ranged'
  expect(buildWeaponRequestFields(weapon)).toMatchObject({ rangeCm: 30, type: 'ranged' })
  expect(findPriceRefusal(weapon)).toBeNull()
  weapon.form.damage = 'lots'
  expect(findPriceRefusal(weapon)).toContain('dice')
  expect(findPriceRefusal({ ...weapon, from: 'printed' })).toContain('Choose')
})

test('A saved weapon comes back to the workbench as it was sent', () => {
  const sent = { name: 'Old Thunder', base: 'power-fist', specialRules: ['poisonous'] }
  expect(buildWeaponRequestFields(toWeaponDraft('weapons', sent, '', PRINTED_TABLES))).toEqual(sent)
  const mortar = {
    name: 'Big mortar',
    summary: 'Boom.',
    damage: '4D8',
    rangeCm: 70,
    minRangeCm: 30,
    specialRules: ['indirect'],
    keywords: [],
  }
  expect(buildWeaponRequestFields(toWeaponDraft('vehicleWeapons', mortar, '', PRINTED_TABLES))).toEqual(mortar)
})

test('what is missing of a weapon is said at its field: a gun without a range, dice that are none, no name', () => {
  const weapon = createWeaponDraft('weapons', null)
  weapon.form.name = 'Storm gun'
  expect(findWeaponProblems(weapon)).toEqual({})
  const form = { ...weapon.form, name: ' ', damage: 'much', type: 'ranged' } as const
  expect(Object.keys(findWeaponProblems({ ...weapon, form }))).toEqual(['name', 'damage', 'rangeCm'])
  expect(findWeaponProblems({ ...weapon, form: { ...form, rangeCm: 40 } })).not.toHaveProperty('rangeCm')
  expect(findWeaponProblems({ ...createWeaponDraft('vehicleWeapons', null), form: weapon.form })).toHaveProperty(
    'rangeCm',
  )
  expect(findWeaponProblems({ ...weapon, from: 'printed' })).toEqual({ base: 'Choose the printed weapon.' })
})
