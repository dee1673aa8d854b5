import { expect, test } from 'vitest'
import type { VehicleView } from '#shared/contract/planet28/units.ts'
import { PRINTED_TABLES, type Rules } from '#shared/games/planet28/rulebook.ts'
import { RULINGS, type Settings } from '#shared/games/planet28/tables/rulings.ts'
import { createCharacterFields, createSquadFields, createVehicleFields } from './unit-fields.ts'
import { listUnitSheetNumbers, listUnitSheetSections } from './unit-sheet.ts'

const settings = Object.fromEntries(
  Object.entries(RULINGS).map(([id, { choices }]) => [id, choices[0].value]),
) as unknown as Settings
const RULES: Rules = { settings, tables: PRINTED_TABLES }
const listTexts = (parts: ReturnType<typeof listUnitSheetSections>) =>
  parts.map(({ heading, lines }) => `${heading}: ${lines.map(({ name, count }) => `${name} ${count}`).join(', ')}`)

test('the sheet of a character shows weapons, armour, items, then traits; nothing that is empty', () => {
  const { profile } = createCharacterFields('crew')
  const equipment = ['light-armour', 'dagger', 'med-kit', 'dagger']
  expect(listTexts(listUnitSheetSections({ profile: { ...profile, equipment, traits: ['brave'] } }, RULES))).toEqual([
    'Melee weapons: Dagger 2',
    'Armour: Light armour 1',
    'Items: Med kit 1',
    'Traits: Brave 1',
  ])
})

test('the sheet of a squad says how many members carry what', () => {
  const { profile } = createSquadFields('crew')
  const loadouts = [
    { members: 3, equipment: ['dagger'] },
    { members: 1, equipment: ['club'] },
  ]
  expect(listTexts(listUnitSheetSections({ profile: { ...profile, loadouts } }, RULES))).toEqual([
    'Melee weapons of 3 members: Dagger 1',
    'Melee weapons of 1 member: Club 1',
  ])
})

test('the sheet of a vehicle says what fires where, and what can be hit, from the front to the rear', () => {
  const { profile } = createVehicleFields('crew')
  const sections = [{ cell: 'C4', section: 'hard-point', weapon: 'mortar' } as const, ...profile.sections]
  const stats = {
    size: 'small',
    sections: 3,
    hitPoints: 30,
    F: 2,
    damage: '1D6',
    speedCm: 20,
    crew: 1,
    mounts: 1,
    seats: 0,
  }
  const arcs = [{ cell: 'C4', arc: ['front'], allRound: false }]
  const unit = { profile: { ...profile, sections }, check: { stats, arcs } } as unknown as VehicleView
  expect(listTexts(listUnitSheetSections(unit, RULES))).toEqual([
    'Weapons: Mortar (C4, fires to the front) 1',
    'Sections: C3 Engine 1, D3 Crew 1, C4 Hard point 1',
  ])
  expect(listUnitSheetNumbers(unit).map(({ term, value }) => `${term} ${value}`)).toEqual([
    'Agility 2',
    'Fighting 2',
    'Shooting 2',
    'Hit points 30',
    'Speed 20 cm',
    'Ram 1D6',
    'Crew 1',
  ])
})
