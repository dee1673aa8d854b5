import { expect, test } from 'vitest'
import { PRINTED_TABLES, type Rules } from '#shared/games/planet28/rulebook.ts'
import { RULINGS, type Settings } from '#shared/games/planet28/tables/rulings.ts'
import {
  groupChosenPicks,
  removePick,
  buildEquipmentPickTable,
  findLikeliestPickId,
  buildMountedWeaponPickTable,
  searchPicks,
  addOrTogglePick,
  buildTraitPickTable,
} from './pick-tables.ts'

const DEFAULTS = Object.fromEntries(
  Object.entries(RULINGS).map(([id, { choices }]) => [id, choices[0].value]),
) as unknown as Settings
const RULES: Rules = { settings: DEFAULTS, tables: PRINTED_TABLES }
const EQUIPMENT = buildEquipmentPickTable(RULES)
const TRAITS = buildTraitPickTable(RULES)

/** Rules as they come over the wire, with a weapon of the group's own and a cheaper club. */
function houseRules(): Rules {
  const { weapons } = PRINTED_TABLES
  const club = { ...weapons['club'], cost: 1 }
  const gutter = { ...weapons['dagger'], name: 'Gutter knife', page: 0 }
  const tables = { ...PRINTED_TABLES, weapons: { ...weapons, club, 'gutter-knife': gutter } }
  return JSON.parse(JSON.stringify({ settings: DEFAULTS, tables }))
}

test('equipment is listed by weapons, ammunition, armour and items with its numbers', () => {
  expect(EQUIPMENT.groups.map(({ label }) => label)).toEqual([
    'Melee weapons',
    'Ranged weapons',
    'Ammunition',
    'Armour',
    'Items',
  ])
  const [plasma] = searchPicks(EQUIPMENT.groups, 'plasma')[0]?.rows ?? []
  expect(plasma).toMatchObject({ cost: 60, page: 75, facts: '25 cm · 1D12+5 · 2 hands · Armour piercing · Volatile' })
})

test('a vehicle mounts ranged weapons only (P28-VB-2)', () => {
  const names = buildMountedWeaponPickTable(RULES).groups.flatMap(({ rows }) => rows.map(({ name }) => name))
  expect(names).toContain('Battle cannon')
  expect(names).toContain('Laser rifle')
  expect(names).not.toContain('Club')
})

test('rows of the group and rows it changed are told apart from printed ones', () => {
  const rows = buildEquipmentPickTable(houseRules()).groups.flatMap((group) => group.rows)
  const origins = Object.fromEntries(rows.map(({ id, origin }) => [id, origin]))
  expect(origins).toMatchObject({ 'gutter-knife': 'house', club: 'patched', dagger: 'printed', ballistic: 'printed' })
  expect(searchPicks([{ label: '', rows }], 'house').flatMap((group) => group.rows.map(({ id }) => id))).toEqual([
    'club',
    'gutter-knife',
  ])
})

test('a search wants every word, in any order, and says nothing of empty groups', () => {
  expect(searchPicks(EQUIPMENT.groups, '2 hands volatile').flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual([
    'plasma-rifle',
  ])
  expect(searchPicks(EQUIPMENT.groups, 'nothing like it')).toEqual([])
  expect(searchPicks(TRAITS.groups, '  ')).toEqual(TRAITS.groups)
})

test('the row that Enter takes is the one whose name is meant, not the first that mentions it', () => {
  const found = (search: string) => findLikeliestPickId(searchPicks(EQUIPMENT.groups, search), search)
  expect(found('ballistic')).toBe('ballistic')
  expect(found('sword')).toBe('power-sword')
  expect(found('2 hands volatile')).toBe('plasma-rifle')
  expect(found('nothing like it')).toBeNull()
})

test('a trait is chosen once and given back by the same choice unless the group allows more (P28-TR-0); gear adds up', () => {
  expect(addOrTogglePick(TRAITS, ['barbaric'], 'animal')).toEqual(['barbaric', 'animal'])
  expect(addOrTogglePick(TRAITS, ['barbaric', 'animal'], 'barbaric')).toEqual(['animal'])
  const often = buildTraitPickTable({ ...RULES, settings: { ...DEFAULTS, traitRepeats: true } })
  expect(addOrTogglePick(often, ['brave'], 'brave')).toEqual(['brave', 'brave'])
  expect(addOrTogglePick(EQUIPMENT, ['club'], 'club')).toEqual(['club', 'club'])
})

test('one of several is given back, nothing where there is none', () => {
  expect(removePick(['ammo-basic', 'club', 'ammo-basic'], 'ammo-basic')).toEqual(['ammo-basic', 'club'])
  expect(removePick(['club'], 'dagger')).toEqual(['club'])
})

test('what was chosen stands under its heading with its count; what the rules do not know can still be taken away', () => {
  const groups = groupChosenPicks(EQUIPMENT, ['ballistic', 'club', 'ballistic', 'lost-thing'])
  expect(groups.map(({ label, picks }) => [label, picks.map(({ row, count }) => [row.id, count])])).toEqual([
    ['Melee weapons', [['club', 1]]],
    ['Armour', [['ballistic', 2]]],
    ['Not in these rules', [['lost-thing', 1]]],
  ])
})
