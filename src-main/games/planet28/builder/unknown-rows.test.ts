import { expect, test } from 'vitest'
import type { UnequippedProfile, VehicleProfile } from '#shared/games/planet28/model.ts'
import { CORE_PLACED_SECTIONS } from '#shared/games/planet28/placed-section.ts'
import { PRINTED_TABLES } from '#shared/games/planet28/rulebook.ts'
import { listUnknownRows } from './unknown-rows.ts'

const body: UnequippedProfile = { skills: { A: 1, F: 1, S: 1, AW: 1, P: 1 }, hitPoints: 20, traits: [], abilities: [] }
const vehicle: VehicleProfile = {
  type: 'ground',
  A: 2,
  S: 2,
  sections: CORE_PLACED_SECTIONS,
  traits: [],
  abilities: [],
  weapons: [],
}

test('printed rows are known, the core engine too', () => {
  const equipment = ['dagger', 'ballistic', 'med-kit']
  expect(
    listUnknownRows('character', { ...body, traits: ['brave'], abilities: ['heal'], equipment }, PRINTED_TABLES),
  ).toEqual([])
  expect(listUnknownRows('squad', { ...body, loadouts: [{ members: 3, equipment }] }, PRINTED_TABLES)).toEqual([])
  expect(listUnknownRows('vehicle', { ...vehicle, weapons: ['mortar', 'shotgun'] }, PRINTED_TABLES)).toEqual([])
  expect(listUnknownRows('stash', equipment, PRINTED_TABLES)).toEqual([])
})

test('each unknown row is named once, with what it is', () => {
  const character = { ...body, traits: ['star-born'], abilities: ['star-born'], equipment: ['ray', 'ray', 'mortar'] }
  expect(listUnknownRows('character', character, PRINTED_TABLES)).toEqual([
    'trait "star-born"',
    'ability "star-born"',
    'gear "ray"',
    'gear "mortar"',
  ])
  const squad = { ...body, loadouts: [{ members: 3, equipment: ['ray'] }] }
  expect(listUnknownRows('squad', squad, PRINTED_TABLES)).toEqual(['gear "ray"'])
  const odd: VehicleProfile = {
    ...vehicle,
    type: 'boat',
    sections: [...CORE_PLACED_SECTIONS, { cell: 'C4', section: 'toString', weapon: 'ray' }],
    traits: ['brave'],
    weapons: ['ray', 'ballistic'],
  }
  expect(listUnknownRows('vehicle', odd, PRINTED_TABLES)).toEqual([
    'type "boat"',
    'section "toString"',
    'trait "brave"',
    'weapon "ray"',
    'weapon "ballistic"',
  ])
})
