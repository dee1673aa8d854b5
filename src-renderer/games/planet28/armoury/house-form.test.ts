import { expect, test } from 'vitest'
import { HOUSE_FIELDS } from '#shared/games/planet28/house/house-fields.ts'
import { PRINTED, TABLE_NAMES } from '#shared/games/planet28/rulebook.ts'
import { askedFields, emptyForm, fieldsOf, formOf, formProblems, patchOf } from './house-form.ts'
import { newWeapon, rulesOfBase, weaponFaults, weaponFields, weaponOf, whyNoPrice } from './weapon-draft.ts'

test('The form asks for what a table has; the price of an own weapon is worked out (P28-CW-1)', () => {
  expect(askedFields('traits', 'own')).toEqual(HOUSE_FIELDS.traits)
  expect(askedFields('weapons', 'own')).not.toContain('cost')
  expect(askedFields('weapons', 'patch')).toContain('cost')
  expect(askedFields('weapons', 'own')).not.toContain('base')
})

test('A form of a printed row that nobody touched changes nothing, in any table', () => {
  for (const table of TABLE_NAMES)
    for (const [id, row] of Object.entries(PRINTED[table])) {
      const asked = askedFields(table, 'patch')
      expect(patchOf(formOf(row), formOf(row), asked), `${table}/${id}`).toEqual({})
      expect(fieldsOf(formOf(row), asked), `${table}/${id}`).toMatchObject({ name: row.name, cost: row.cost })
    }
})

test('A patch names only what it changes', () => {
  const printed = formOf(PRINTED.armour['ballistic'] ?? {})
  const asked = askedFields('armour', 'patch')
  expect(patchOf({ ...printed, cost: 20, defence: ' 1d8 + 3 ' }, printed, asked)).toEqual({
    cost: 20,
    defence: '1D8+3',
  })
  expect(patchOf({ ...printed, defence: '' }, printed, asked)).toEqual({ defence: null })
})

test('What is missing is told at its column', () => {
  expect(Object.keys(formProblems(emptyForm(), askedFields('vehicleTypes', 'own')))).toEqual([
    'name',
    'cost',
    'speedCm',
  ])
  expect(Object.keys(formProblems(emptyForm(), askedFields('armour', 'own')))).toEqual(['name', 'cost'])
  expect(
    formProblems({ ...emptyForm(), name: 'Hide', cost: 5, defence: 'much' }, askedFields('armour', 'own')),
  ).toEqual({
    defence: '“much” is not dice: write them such as 2D10+4 or 1D6+1D8.',
  })
})

test('A weapon on a printed one sends only its name, its words and the rules added (P28-CW-2)', () => {
  const weapon = newWeapon('weapons', 'power-fist')
  weapon.form.name = ' Old Thunder '
  weapon.form.specialRules = ['poisonous']
  expect(weaponFields(weapon)).toEqual({
    name: 'Old Thunder',
    base: 'power-fist',
    specialRules: ['poisonous'],
  })
  expect(rulesOfBase('weapons', 'power-fist', PRINTED)).toEqual(['armour-piercing', 'integral'])
})

test('A weapon from nothing sends its profile, and a melee one has no range', () => {
  const weapon = newWeapon('weapons', null)
  Object.assign(weapon.form, { name: 'Hook', damage: '2d4+1', rangeCm: 30, keywords: 'Complex, energy, complex' })
  expect(weaponFields(weapon)).toMatchObject({ damage: '2D4+1', rangeCm: 0, hands: 2, keywords: ['complex', 'energy'] })
  weapon.form.type = 'ranged'
  expect(weaponFields(weapon)).toMatchObject({ rangeCm: 30, type: 'ranged' })
  expect(whyNoPrice(weapon)).toBeNull()
  weapon.form.damage = 'lots'
  expect(whyNoPrice(weapon)).toContain('dice')
  expect(whyNoPrice({ ...weapon, from: 'printed' })).toContain('Choose')
})

test('A saved weapon comes back to the workbench as it was sent', () => {
  const sent = { name: 'Old Thunder', base: 'power-fist', specialRules: ['poisonous'] }
  expect(weaponFields(weaponOf('weapons', sent, '', PRINTED))).toEqual(sent)
  const mortar = {
    name: 'Big mortar',
    summary: 'Boom.',
    damage: '4D8',
    rangeCm: 70,
    minRangeCm: 30,
    specialRules: ['indirect'],
    keywords: [],
  }
  expect(weaponFields(weaponOf('vehicleWeapons', mortar, '', PRINTED))).toEqual(mortar)
})

test('what is missing of a weapon is said at its field: a gun without a range, dice that are none, no name', () => {
  const weapon = newWeapon('weapons', null)
  weapon.form.name = 'Storm gun'
  expect(weaponFaults(weapon)).toEqual({})
  const form = { ...weapon.form, name: ' ', damage: 'much', type: 'ranged' } as const
  expect(Object.keys(weaponFaults({ ...weapon, form }))).toEqual(['name', 'damage', 'rangeCm'])
  expect(weaponFaults({ ...weapon, form: { ...form, rangeCm: 40 } })).not.toHaveProperty('rangeCm')
  expect(weaponFaults({ ...newWeapon('vehicleWeapons', null), form: weapon.form })).toHaveProperty('rangeCm')
  expect(weaponFaults({ ...weapon, from: 'printed' })).toEqual({ base: 'Choose the printed weapon.' })
})
