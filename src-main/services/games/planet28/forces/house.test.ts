import { afterEach, beforeEach, expect, test } from 'vitest'
import { RefusalError } from '#main/services/kit/refusal-error.ts'
import type { HouseFields } from '#shared/games/planet28/house/house-fields.ts'
import type { TableName } from '#shared/games/planet28/rulebook.ts'
import { BARE_UNIT, BARE_VEHICLE, FOUR_DAGGERS, BARE_CHARACTER } from '#tests/support/builds.ts'
import { openTestForces, type TestForces } from '#tests/support/forces.ts'
import { AUTHOR } from '#tests/support/test-world.ts'
import { createHouseRowService } from './house.ts'

let forces: TestForces
let house: ReturnType<typeof createHouseRowService>
beforeEach(() => {
  forces = openTestForces()
  house = createHouseRowService(forces.tools)
})
afterEach(() => forces.close())

const LANCE: HouseFields = { name: 'Ember lance', type: 'ranged', hands: 2, damage: '2D8', rangeCm: 30 }
const invent = (table: TableName, fields: HouseFields) =>
  house.add({ table, kind: 'own', fields, notes: '', rowId: null }, AUTHOR)
const patch = (table: TableName, rowId: string, fields: HouseFields) =>
  house.add({ table, kind: 'patch', fields, notes: '', rowId }, AUTHOR)
const addCharacter = (name: string, equipment: string[], warbandId = forces.muster()) =>
  forces.characters.create({ ...BARE_UNIT, warbandId, name, profile: { ...BARE_CHARACTER, equipment } }, AUTHOR)

test('an own row gets an id of its name, is in force at once and says who has it', () => {
  const lance = invent('weapons', LANCE)
  expect(lance).toMatchObject({ rowId: 'ember-lance', kind: 'own', name: 'Ember lance', fields: LANCE, carriers: 0 })
  expect(forces.lastLabel()).toBe('Create the Ember lance')
  expect(addCharacter('Vex', ['ember-lance']).check.bill.cost).toBe(10 + 46)
  expect(house.list()).toMatchObject([{ id: lance.id, version: lance.version, carriers: 1 }])
  forces.history.undo({ id: null }, AUTHOR)
  forces.history.undo({ id: null }, AUTHOR)
  forces.history.undo({ id: null }, AUTHOR)
  expect(house.list()).toEqual([])
})

test('ids are of the name, unique among own and printed rows', () => {
  expect(invent('traits', { name: 'Brave', cost: 3 }).rowId).toBe('brave-2')
  expect(invent('traits', { name: 'Écorché, 2nd!', cost: 3 }).rowId).toBe('ecorche-2nd')
  expect(invent('items', { name: 'Écorché 2nd', cost: 3, kind: 'item' }).rowId).toBe('ecorche-2nd-2')
  expect(invent('abilities', { name: '千本', cost: 3 }).rowId).toBe('own')
})

test('a patch changes the printed row for those who follow the rules, and a removed one gives it back', () => {
  const { version, id } = patch('weapons', 'dagger', { cost: 9 })
  expect(forces.lastLabel()).toBe('Patch the Dagger')
  expect(addCharacter('Vex', ['dagger']).check.bill.cost).toBe(19)
  house.remove({ id, version }, AUTHOR)
  expect(forces.lastLabel()).toBe('Play the Dagger as printed again')
  expect(house.list()).toEqual([])
  expect(forces.characters.list()[0]?.cost).toBe(19) // it keeps the rules that it was built by
  expect(forces.warbands.list()[0]?.isBehindRules).toBe(true)
})

test('who carries this: units, squad members, mounts and stashes', () => {
  const warbandId = forces.muster({ name: 'The Cinders', stash: ['laser-rifle', 'dagger'] })
  addCharacter('Vex', ['dagger', 'laser-rifle', 'dagger'], warbandId)
  forces.squads.create({ ...BARE_UNIT, warbandId, name: 'Sparks', profile: FOUR_DAGGERS }, AUTHOR)
  forces.vehicles.create(
    { ...BARE_UNIT, warbandId, name: 'Mule', profile: { ...BARE_VEHICLE, weapons: ['mortar', 'laser-rifle'] } },
    AUTHOR,
  )
  const who = (table: TableName, rowId: string) =>
    house.carriers({ table, rowId }).map(({ kind, name, count }) => [kind, name, count])
  expect(who('weapons', 'dagger')).toEqual([
    ['warband', 'The Cinders', 1],
    ['character', 'Vex', 2],
    ['squad', 'Sparks', 4],
  ])
  expect(who('weapons', 'laser-rifle')).toEqual([
    ['warband', 'The Cinders', 1],
    ['character', 'Vex', 1],
    ['vehicle', 'Mule', 1],
  ])
  expect(who('vehicleWeapons', 'mortar')).toEqual([['vehicle', 'Mule', 1]])
  expect(who('weaponRules', 'indirect')).toEqual([['vehicle', 'Mule', 1]])
  expect(who('vehicleSections', 'crew')).toEqual([['vehicle', 'Mule', 1]])
  expect(house.carriers({ table: 'weapons', rowId: 'dagger' })[1]).toMatchObject({ warbandName: 'The Cinders' })
  expect(who('weapons', 'club')).toEqual([])
})

test('a row that somebody carries, or another row names, stays', () => {
  const rule = invent('weaponRules', { name: 'Scorching', cost: 12 })
  const lance = invent('weapons', { ...LANCE, specialRules: ['scorching'] })
  const vex = addCharacter('Vex', ['ember-lance'])
  expect(() => house.remove(lance, AUTHOR)).toThrow('Vex has the Ember lance. Take it from them first.')
  expect(() => house.remove(rule, AUTHOR)).toThrow('Vex has the Scorching.')
  forces.characters.remove({ id: vex.id, version: vex.version }, AUTHOR)
  expect(() => house.remove(rule, AUTHOR)).toThrow('The Ember lance names Scorching. Take it out there first.')
  house.remove(lance, AUTHOR)
  expect(forces.lastLabel()).toBe('Give up the Ember lance')
  house.remove(rule, AUTHOR)
  expect(house.list()).toEqual([])
})

test('a reworked rule changes the price of the weapons that name it', () => {
  const rule = invent('weaponRules', { name: 'Scorching', cost: 12 })
  invent('weapons', { ...LANCE, specialRules: ['scorching'] })
  const lanceCost = () => house.audit().find(({ id }) => id === 'ember-lance')?.cost
  expect(lanceCost()).toBe(58)
  const after = house.update({ ...rule, fields: { name: 'Searing', cost: 20 }, notes: 'Agreed.' }, AUTHOR)
  expect(after).toMatchObject({ name: 'Searing', rowId: 'scorching', notes: 'Agreed.' })
  expect(forces.lastLabel()).toBe('Scorching becomes the Searing')
  expect(lanceCost()).toBe(66)
  expect(() => house.update({ ...rule, fields: rule.fields }, AUTHOR)).toThrow(/Mira changed this since/)
})

test('wrong rows are refused and leave nothing behind', () => {
  const before = forces.file.changes.count()
  patch('weapons', 'dagger', { cost: 9 })
  for (const [wrong, why] of [
    [() => patch('weapons', 'dagger', { cost: 8 }), 'The Dagger has a patch already: change that one.'],
    [() => patch('weapons', 'ember-lance', { cost: 8 }), 'has no row “ember-lance” to patch'],
    [() => invent('weapons', { ...LANCE, damage: '1D7' }), 'D4, D6, D8'],
    [() => invent('traits', { name: 'Quiet' }), 'Its cost is missing'],
    [
      () => house.add({ table: 'weapons', kind: 'own', fields: LANCE, notes: '', rowId: 'med-kit' }, AUTHOR),
      'printed row',
    ],
  ] as const) {
    expect(wrong).toThrow(RefusalError)
    expect(wrong).toThrow(why)
  }
  expect(forces.file.changes.count()).toBe(before + 1)
})

test('P28-CW-3: without custom weapons none is invented, printed ones are patched all the same', () => {
  const { version } = forces.rulings.list().find(({ id }) => id === 'customWeapons') ?? { version: 0 }
  forces.rulings.choose(
    { id: 'customWeapons', value: 'off', version, reason: '', agreedBy: '', agreedOn: null },
    AUTHOR,
  )
  expect(() => invent('weapons', LANCE)).toThrow(/without custom weapons.*P28-CW-3/)
  expect(patch('weapons', 'dagger', { cost: 6 }).rowId).toBe('dagger')
  expect(house.price({ table: 'weapons', fields: { ...LANCE, ammo: undefined } })).toMatchObject({
    bill: { cost: 46 },
    maxDamage: 16,
    problems: [{ severity: 'refused' }],
  })
})
