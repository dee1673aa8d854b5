import { expect, test } from 'vitest'
import {
  chosenPicks,
  EQUIPMENT_PICKS,
  MOUNTED_WEAPON_PICKS,
  searchPicks,
  togglePick,
  TRAIT_PICKS,
} from './pick-tables.ts'

test('equipment is listed by weapons, armour and items with its numbers', () => {
  expect(EQUIPMENT_PICKS.groups.map(({ label }) => label)).toEqual([
    'Melee weapons',
    'Ranged weapons',
    'Armour',
    'Items',
  ])
  const [plasma] = searchPicks(EQUIPMENT_PICKS.groups, 'plasma')[0]?.rows ?? []
  expect(plasma).toMatchObject({ cost: 60, page: 75, facts: '25 cm · 1D12+5 · 2 hands · Armour piercing · Volatile' })
})

test('a vehicle mounts ranged weapons only (P28-VB-2)', () => {
  const names = MOUNTED_WEAPON_PICKS.groups.flatMap(({ rows }) => rows.map(({ name }) => name))
  expect(names).toContain('Battle cannon')
  expect(names).toContain('Laser rifle')
  expect(names).not.toContain('Club')
})

test('a search wants every word, in any order, and says nothing of empty groups', () => {
  expect(
    searchPicks(EQUIPMENT_PICKS.groups, '2 hands volatile').flatMap(({ rows }) => rows.map(({ id }) => id)),
  ).toEqual(['plasma-rifle'])
  expect(searchPicks(EQUIPMENT_PICKS.groups, 'nothing like it')).toEqual([])
  expect(searchPicks(TRAIT_PICKS.groups, '  ')).toEqual(TRAIT_PICKS.groups)
})

test('a trait is chosen once and given back by the same choice (P28-TR-0); gear adds up', () => {
  expect(togglePick(TRAIT_PICKS, ['barbaric'], 'animal')).toEqual(['barbaric', 'animal'])
  expect(togglePick(TRAIT_PICKS, ['barbaric', 'animal'], 'barbaric')).toEqual(['animal'])
  expect(togglePick(EQUIPMENT_PICKS, ['club'], 'club')).toEqual(['club', 'club'])
})

test('what was chosen stands under its heading with its place in the list', () => {
  const groups = chosenPicks(EQUIPMENT_PICKS, ['ballistic', 'club', 'ballistic'])
  expect(groups.map(({ label, picks }) => [label, picks.map(({ index }) => index)])).toEqual([
    ['Melee weapons', [1]],
    ['Armour', [0, 2]],
  ])
})
