import { expect, test } from 'vitest'
import { listChangedTerms } from './changed-terms.ts'
import { newCharacter, newSquad, newVehicle } from './profiles.ts'

const asIs = (text: string) => text

test('only what differs is told, by field, in words', () => {
  const now = newCharacter('w1')
  const profile = { ...now.profile, skills: { ...now.profile.skills, S: 6 }, traits: ['ammo-smith'] }
  const typed = { ...now, name: 'Mira', warbandId: 'w2', profile }
  expect(listChangedTerms(typed, now, (value) => (value === 'w2' ? 'Dust Rats' : value))).toEqual([
    { term: 'Warband', value: 'Dust Rats' },
    { term: 'Name', value: 'Mira' },
    { term: 'Shooting', value: '6' },
    { term: 'Traits', value: 'ammo smith' },
  ])
})

test('sections are told with their cells', () => {
  const now = newVehicle('w1')
  const sections = [...now.profile.sections, { cell: 'C4' as const, section: 'hard-point' as const }]
  const typed = { ...now, profile: { ...now.profile, sections } }
  expect(listChangedTerms(typed, now, asIs)).toEqual([
    { term: 'Sections', value: 'engine in C3, crew in D3, hard point in C4' },
  ])
})

test('loadouts are told with their members, rulings by their reason', () => {
  const now = newSquad('w1')
  const loadouts = [
    { members: 4, equipment: ['laser-rifle'] },
    { members: 1, equipment: [] },
  ]
  const typed = {
    ...now,
    allowed: [{ key: 'repeated:brave', reason: 'agreed' }],
    profile: { ...now.profile, loadouts },
  }
  expect(listChangedTerms(typed, now, asIs)).toEqual([
    { term: 'Allowed by ruling', value: 'agreed' },
    { term: 'Loadouts', value: '4 with laser rifle, 1 with nothing' },
  ])
})
