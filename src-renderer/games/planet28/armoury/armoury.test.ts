import { expect, test } from 'vitest'
import { filterRowsAndCountFacets } from '#renderer/ui/tables/filter-rows.ts'
import type { HouseRowView } from '#shared/contract/planet28/house.ts'
import { PRINTED_TABLES, type Rulebook, TABLE_NAMES } from '#shared/games/planet28/rulebook.ts'
import { findArmouryTable, ARMOURY_TABLES } from './armoury-tables.ts'
import { listArmouryColumns } from './browse/armoury-columns.ts'
import { setColumnFacet, listTableFacets, findChosenColumnFacetId, splitFacets } from './browse/armoury-facets.ts'
import { listHouseChanges, buildArmouryRows, listRowTerms, getArmouryRowSearchText } from './browse/armoury-rows.ts'
import { buildComparison, toggleComparedRow } from './browse/compare-rows.ts'

const PATCHED: Rulebook = {
  ...PRINTED_TABLES,
  weapons: {
    ...PRINTED_TABLES.weapons,
    dagger: { ...PRINTED_TABLES.weapons['dagger']!, cost: 7, damage: '1D6' },
    'bone-knife': { ...PRINTED_TABLES.weapons['dagger']!, name: 'Bone knife', page: 0 },
  },
}
const house = (rowId: string, kind: 'own' | 'patch'): HouseRowView => ({
  id: `house-${rowId}`,
  rowId,
  kind,
  table: 'weapons',
  name: rowId,
  fields: {},
  notes: '',
  version: 1,
  carriers: 0,
})
const printed = buildArmouryRows(PRINTED_TABLES, [])
const ours = buildArmouryRows(PATCHED, [house('dagger', 'patch'), house('bone-knife', 'own')])
const find = (rows: typeof printed, key: string) => {
  const row = rows.find((armoury) => armoury.key === key)
  if (!row) throw new Error(`No row ${key}`)
  return row
}

test('Every table of the book stands on one shelf, and every row can be read', () => {
  const names = ARMOURY_TABLES.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(names).toEqual(expect.arrayContaining([...TABLE_NAMES, 'arcana', 'injuries', 'deployment', 'vehicleSizes']))
  for (const table of TABLE_NAMES)
    expect(printed.filter(({ shelf }) => shelf.name === table)).toHaveLength(Object.keys(PRINTED_TABLES[table]).length)
  for (const row of printed)
    for (const { value } of listRowTerms(row))
      expect(String(value), row.key).not.toMatch(/undefined|\[object|[a-z][A-Z]/)
})

test('A row of the group stands beside the printed ones, and a change is told before and after', () => {
  expect(find(ours, 'weapons/bone-knife')).toMatchObject({ origin: 'own', page: null })
  expect(listHouseChanges(find(ours, 'weapons/club'))).toEqual([])
  expect(listHouseChanges(find(ours, 'weapons/dagger'))).toEqual([
    { label: 'Damage', before: '1D4+3', after: '1D6' },
    { label: 'Mean', before: '5.5', after: '3.5' },
    { label: 'Max', before: '7', after: '6' },
    { label: 'Cost', before: '5 cr', after: '7 cr' },
  ])
})

test('One search goes over all tables: names, words, rules and keywords', () => {
  const found = (text: string) =>
    filterRowsAndCountFacets(printed, { text, chosen: [], facets: [], textOf: getArmouryRowSearchText }).rows.map(
      ({ key }) => key,
    )
  expect(found('armour piercing energy')).toEqual(['weapons/plasma-rifle'])
  expect(found('P28-ARM-psy')).toEqual(['armour/psy-hood'])
  expect(found('boss sacrifice')).toEqual(['scenarioPrompts/the-cult-below'])
})

test('The chips narrow weapons down by type, hands, cost, rule, keyword and house', () => {
  const rows = ours.filter(({ shelf }) => shelf.name === 'weapons')
  const facets = listTableFacets(rows, PATCHED)
  const left = (...chosen: string[]) =>
    filterRowsAndCountFacets(rows, { text: '', chosen, facets, textOf: getArmouryRowSearchText }).rows.map(
      ({ id }) => id,
    )
  expect(left('type:ranged', 'hands:1', 'cost:40')).toEqual(['laser-pistol', 'heavy-slug-pistol'])
  expect(left('specialRules:psychic')).toEqual(['psy-staff'])
  expect(left('keywords:energy', 'cost:Infinity')).toEqual(['laser-rifle', 'plasma-rifle'])
  expect(left('house')).toEqual(['dagger', 'bone-knife'])
})

test('Keywords and special rules are chosen from lists where they are many, one at a time', () => {
  const facetsFor = (name: string) => {
    const rows = ours.filter(({ shelf }) => shelf.name === name)
    return splitFacets(
      filterRowsAndCountFacets(rows, {
        text: '',
        chosen: [],
        facets: listTableFacets(rows, PATCHED),
        textOf: getArmouryRowSearchText,
      }).facets,
    )
  }
  const { chips, lists } = facetsFor('weapons')
  expect(lists.map(({ column }) => column)).toEqual(['keywords', 'specialRules'])
  expect(lists[1]?.options).toContainEqual({ value: 'specialRules:reload', label: 'Reload, 5' })
  expect(chips.every(({ id }) => !/^(keywords|specialRules):/.test(id))).toBe(true)
  expect(facetsFor('abilities').lists).toEqual([])

  const chosen = setColumnFacet(['hands:1', 'keywords:energy'], 'keywords', 'keywords:complex')
  expect(chosen).toEqual(['hands:1', 'keywords:complex'])
  expect(findChosenColumnFacetId(chosen, 'keywords')).toBe('keywords:complex')
  expect(setColumnFacet(chosen, 'keywords', null)).toEqual(['hands:1'])
})

test('Numbers stand at the right with their unit in the head', () => {
  const columns = listArmouryColumns(findArmouryTable('weapons'))
  expect(columns.find(({ key }) => key === 'rangeCm')).toMatchObject({ align: 'end', unit: 'cm', sortable: true })
  expect(columns.find(({ key }) => key === 'cost')).toMatchObject({ align: 'end', unit: 'cr' })
  expect(listArmouryColumns(null).map(({ key }) => key)).toEqual(['name', 'shelf', 'summary', 'cost'])
})

test('Side by side, what differs is marked; a fifth row takes the place of the first', () => {
  const lines = buildComparison([find(printed, 'weapons/laser-rifle'), find(printed, 'weapons/shotgun')])
  const marked = lines.filter(({ differs }) => differs).map(({ label }) => label)
  expect(marked).toEqual(['Damage', 'Mean', 'Max', 'Range', 'Keywords', 'Cost'])
  expect(toggleComparedRow(['a', 'b', 'c', 'd'], 'e')).toEqual(['b', 'c', 'd', 'e'])
  expect(toggleComparedRow(['a', 'b'], 'a')).toEqual(['b'])
})
