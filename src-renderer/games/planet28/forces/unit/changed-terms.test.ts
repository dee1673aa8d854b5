import { expect, test } from 'vitest'
import { listChangedTerms } from './changed-terms.ts'
import { createCharacterFields, createSquadFields, createVehicleFields } from './unit-fields.ts'

const asIs = (text: string) => text

test('only what differs is told, by field, in words', () => {
  const character = createCharacterFields('w1')
  const profile = { ...character.profile, skills: { ...character.profile.skills, S: 6 }, traits: ['ammo-smith'] }
  const typed = { ...character, name: 'Mira', warbandId: 'w2', profile }
  expect(listChangedTerms(typed, character, (value) => (value === 'w2' ? 'Dust Rats' : value))).toEqual([
    { term: 'Warband', value: 'Dust Rats' },
    { term: 'Name', value: 'Mira' },
    { term: 'Shooting', value: '6' },
    { term: 'Traits', value: 'ammo smith' },
  ])
})

test('sections are told with their cells', () => {
  const vehicle = createVehicleFields('w1')
  const sections = [...vehicle.profile.sections, { cell: 'C4' as const, section: 'hard-point' as const }]
  const typed = { ...vehicle, profile: { ...vehicle.profile, sections } }
  expect(listChangedTerms(typed, vehicle, asIs)).toEqual([
    { term: 'Sections', value: 'engine in C3, crew in D3, hard point in C4' },
  ])
})

test('loadouts are told with their members, rulings by their reason', () => {
  const squad = createSquadFields('w1')
  const loadouts = [
    { members: 4, equipment: ['laser-rifle'] },
    { members: 1, equipment: [] },
  ]
  const typed = {
    ...squad,
    allowed: [{ key: 'repeated:brave', reason: 'agreed' }],
    profile: { ...squad.profile, loadouts },
  }
  expect(listChangedTerms(typed, squad, asIs)).toEqual([
    { term: 'Allowed by ruling', value: 'agreed' },
    { term: 'Loadouts', value: '4 with laser rifle, 1 with nothing' },
  ])
})
