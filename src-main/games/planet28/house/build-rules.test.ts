import { expect, test } from 'vitest'
import type { HouseFields, HouseRow } from '#shared/games/planet28/house/house-fields.ts'
import { PRINTED_TABLES, getRulebookRow, type TableName } from '#shared/games/planet28/rulebook.ts'
import { findHouseRowProblem, PRINTED_RULES, buildRules } from './build-rules.ts'

const own = (table: TableName, id: string, fields: HouseFields): HouseRow => ({ table, id, kind: 'own', fields })
const patch = (table: TableName, id: string, fields: HouseFields): HouseRow => ({ table, id, kind: 'patch', fields })
const inForce = (...rows: HouseRow[]) => buildRules(PRINTED_RULES.settings, rows).tables

const lance: HouseFields = {
  name: 'Ember lance',
  type: 'ranged',
  damage: '2D8',
  rangeCm: 30,
  specialRules: ['scorching'],
}
const scorching = own('weaponRules', 'scorching', { name: 'Scorching', cost: 12, summary: 'Sets grass alight.' })

test('a group that changes nothing plays by the printed tables', () => {
  expect(buildRules(PRINTED_RULES.settings, []).tables).toBe(PRINTED_TABLES)
})

test('a patch changes what it names, for everything that is built on the row', () => {
  const tables = inForce(patch('weapons', 'dagger', { cost: 9, keywords: ['sharp'] }))
  expect(tables.weapons['dagger']).toEqual({ ...PRINTED_TABLES.weapons['dagger'], cost: 9, keywords: ['sharp'] })
  expect(PRINTED_TABLES.weapons['dagger']?.cost).toBe(5)
  expect(Object.keys(tables.weapons)).toEqual(Object.keys(PRINTED_TABLES.weapons))
})

test('P28-CW-1: a weapon of the group’s own costs what the formula asks, its own special rules included', () => {
  for (const rows of [
    [scorching, own('weapons', 'ember-lance', lance)],
    [own('weapons', 'ember-lance', lance), scorching],
  ]) {
    expect(getRulebookRow(inForce(...rows), 'weapons', 'ember-lance')).toEqual({
      name: 'Ember lance',
      type: 'ranged',
      hands: 2,
      damage: '2D8',
      rangeCm: 30,
      specialRules: ['scorching'],
      ammo: null,
      keywords: [],
      summary: '',
      page: 0,
      cost: 58,
    })
  }
})

test('P28-CW-2: a printed weapon with more special rules keeps the rest of its profile', () => {
  const tables = inForce(
    own('weapons', 'mind-laser', { name: 'Mind laser', base: 'laser-rifle', specialRules: ['psychic'] }),
  )
  expect(getRulebookRow(tables, 'weapons', 'mind-laser')).toEqual({
    ...PRINTED_TABLES.weapons['laser-rifle'],
    name: 'Mind laser',
    specialRules: ['psychic'],
    cost: 85,
    page: 0,
  })
})

test('own rows of every other table are complete rows without a page', () => {
  const tables = inForce(
    own('traits', 'moon-born', { name: 'Moon-born', cost: 7 }),
    own('vehicleSections', 'ram', { name: 'Ram', cost: 9, hitPoints: 12, facings: ['front'] }),
    own('items', 'ammo-bone', { name: 'Ammo - bone', cost: 1, kind: 'ammo' }),
    own('armour', 'rags', { name: 'Rags', cost: 2, defence: '1D4' }),
  )
  expect(tables.traits['moon-born']).toEqual({ name: 'Moon-born', cost: 7, page: 0, summary: '', when: [] })
  expect(tables.vehicleSections['ram']).toMatchObject({ hitPoints: 12, facings: ['front'], page: 0 })
  expect(tables.items['ammo-bone']).toMatchObject({ kind: 'ammo' })
  expect(tables.armour['rags']).toMatchObject({ defence: '1D4' })
})

test('a special rule that is gone is left out of the weapon that named it, and is not charged', () => {
  expect(getRulebookRow(inForce(own('weapons', 'ember-lance', lance)), 'weapons', 'ember-lance')).toMatchObject({
    specialRules: [],
    cost: 46,
  })
})

test('sound rows pass', () => {
  const tables = inForce(scorching)
  for (const row of [
    own('weapons', 'ember-lance', lance),
    own('weapons', 'mind-laser', { name: 'Mind laser', base: 'laser-rifle', specialRules: ['psychic'] }),
    own('armour', 'rags', { name: 'Rags', cost: 2, defence: null }),
    patch('vehicleWeapons', 'mortar', { minRangeCm: 10 }),
    patch('traits', 'brave', { summary: 'As we play it.' }),
    scorching,
  ])
    expect(findHouseRowProblem(row, tables)).toBeNull()
})

const weapon = (fields: HouseFields): HouseRow =>
  own('weapons', 'ember-lance', { ...lance, specialRules: [], ...fields })
test.each([
  [own('weapons', 'dagger', lance), /is a printed row of “Weapons”: take another name, or patch/],
  [
    own('armour', 'med-kit', { name: 'Med kit', cost: 1, defence: null }),
    /printed row of “Miscellaneous items”|printed row of “Items”/,
  ],
  [own('vehicleSections', 'engine', { name: 'Engine', cost: 1, hitPoints: 5 }), /core section/],
  [own('traits', 'Big One', { name: 'Big One', cost: 1 }), /is no id/],
  [own('traits', '7', { name: '7', cost: 1 }), /start with a letter/],
  [patch('weapons', 'ember-lance', { cost: 1 }), /has no row “ember-lance” to patch/],
  [patch('weapons', 'dagger', {}), /changes nothing/],
  [patch('weapons', 'dagger', { base: 'club' }), /cannot be built on another/],
  [patch('weapons', 'dagger', { rangeCm: 10 }), /melee weapon has no range/],
  [patch('vehicleWeapons', 'mortar', { minRangeCm: 70 }), /longer than the range of 60/],
  [own('traits', 'moon-born', { name: 'Moon-born', cost: 1, damage: '1D6' }), /“Traits” have no damage/],
  [own('traits', 'moon-born', { name: 'Moon-born' }), /Its cost is missing/],
  [own('traits', 'moon-born', { name: ' ', cost: 1 }), /has no name/],
  [own('traits', 'moon-born', { name: 'Moon-born', cost: 1.5 }), /cost is 1.5: give a whole number/],
  [own('vehicleSections', 'ram', { name: 'Ram', cost: 9, hitPoints: 0 }), /from 1 to 999/],
  [own('vehicleSections', 'ram', { name: 'Ram', cost: 9, hitPoints: 5, facings: [] }), /no facing at all/],
  [own('armour', 'rags', { name: 'Rags', cost: 1, defence: 'some' }), /Its defence: “some” is not dice/],
  [weapon({ cost: 12 }), /no price of its own/],
  [weapon({ damage: '3D3' }), /Its damage: “3D3” has a die that the game does not use/],
  [weapon({ rangeCm: 0 }), /needs a range/],
  [weapon({ type: 'melee' }), /melee weapon has no range/],
  [weapon({ ammo: 'med-kit' }), /is no ammunition/],
  [weapon({ keywords: ['Loud!'] }), /is no keyword/],
  [weapon({ specialRules: ['scorching'] }), /No special rule is called “scorching”/],
  [weapon({ specialRules: ['heavy', 'heavy'] }), /Heavy stands there 2 times/],
  [weapon({ base: 'club' }), /comes from the printed weapon/],
  [own('weapons', 'x', { name: 'X', base: 'mortar', specialRules: ['heavy'] }), /no printed weapon of “Weapons”/],
  [own('weapons', 'x', { name: 'X', base: 'club', specialRules: [] }), /adds nothing to the Club/],
  [own('weapons', 'x', { name: 'X', base: 'heavy-club', specialRules: ['heavy'] }), /has Heavy already/],
] satisfies [HouseRow, RegExp][])('%j is refused with a reason', (row, why) => {
  expect(findHouseRowProblem(row, PRINTED_TABLES)).toMatch(why)
})
