import { expect, test } from 'vitest'
import { filterRowsAndCountFacets } from '#renderer/ui/tables/filter-rows.ts'
import type { UnitListItem } from '#shared/contract/planet28/units.ts'
import type { WarbandView } from '#shared/contract/planet28/warbands.ts'
import { createWarbandFields } from '../unit/unit-fields.ts'
import { UNIT_KIND_FORMATTERS, getUnitSearchText, UNIT_FACETS, filterUnitsByTab } from './forces-rows.ts'

const NONE = { refused: 0, flagged: 0, allowed: 0 }
const CREW: WarbandView = {
  ...createWarbandFields(),
  id: 'crew',
  name: 'The Lantern Crew',
  version: 1,
  bill: { lines: [], formula: 20, cost: 20 },
  cost: 20,
  leftoverCredits: 480,
  hasFought: false,
  characters: 1,
  squads: 0,
  vehicles: 0,
  problems: [],
  unitProblems: NONE,
  isBehindRules: false,
}
const MIRA: UnitListItem = {
  kind: 'character',
  id: 'mira',
  warbandId: 'crew',
  warbandName: 'The Lantern Crew',
  name: 'Mira',
  version: 2,
  cost: 20,
  hitPoints: 20,
  skills: { A: 1, F: 1, S: 1, AW: 1, P: 1 },
  size: 1,
  weapons: ['Dagger'],
  talents: ['Brave'],
  problems: NONE,
  isArchived: false,
  isLost: false,
  isLeader: true,
  hasAgenda: false,
  portraitId: null,
}

test('an archived unit stands in the archive, whatever its warband; so does everybody of an archived warband', () => {
  const rats: WarbandView = { ...CREW, id: 'rats', state: 'archived' }
  const gone = { ...MIRA, id: 'gone', isArchived: true }
  const rat = { ...MIRA, id: 'rat', warbandId: 'rats' }
  const idsOf = (state: WarbandView['state']) =>
    filterUnitsByTab(state, [CREW, rats], [MIRA, gone, rat]).map(({ id }) => id)
  expect(idsOf('active')).toEqual(['mira'])
  expect(idsOf('archived')).toEqual(['gone', 'rat'])
  expect(idsOf('template')).toEqual([])
})

test('units are found by name, warband, weapon and talent, and narrowed down by kind and problems', () => {
  const mule: UnitListItem = {
    ...MIRA,
    kind: 'vehicle',
    id: 'mule',
    name: 'The Mule',
    size: 4,
    weapons: ['Battle cannon'],
    talents: [],
    problems: { ...NONE, refused: 2 },
  }
  const find = (text: string, chosen: readonly string[] = []) =>
    filterRowsAndCountFacets([MIRA, mule], { text, chosen, facets: UNIT_FACETS, textOf: getUnitSearchText }).rows.map(
      ({ id }) => id,
    )
  expect(find('brave')).toEqual(['mira'])
  expect(find('lantern cannon')).toEqual(['mule'])
  expect(find('', ['vehicle', 'refused'])).toEqual(['mule'])
  expect(find('', ['character', 'refused'])).toEqual([])
})

test('a unit is called by what it is and how large', () => {
  expect(UNIT_KIND_FORMATTERS.character(1)).toBe('Character')
  expect(UNIT_KIND_FORMATTERS.squad(5)).toBe('Squad of 5')
  expect(UNIT_KIND_FORMATTERS.vehicle(4)).toBe('Vehicle')
})
