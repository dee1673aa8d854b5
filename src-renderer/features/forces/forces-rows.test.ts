import { expect, test } from 'vitest'
import type { CharacterView, WarbandView } from '../../../src-shared/contract/forces.ts'
import { groupForces, strengthOf } from './forces-rows.ts'
import { characterFields, newCharacter } from './profiles.ts'

const CREW: WarbandView = {
  id: 'crew',
  name: 'The Lantern Crew',
  factionId: null,
  notes: '',
  version: 1,
  cost: 20,
  characters: 1,
  vehicles: 0,
  problems: [],
}
const MIRA: CharacterView = {
  ...newCharacter('crew'),
  id: 'mira',
  name: 'Mira',
  warbandName: 'The Lantern Crew',
  version: 2,
  hasAgenda: false,
  check: { bill: { lines: [], formula: 10, cost: 10 }, speedCm: 10, problems: [] },
}

test('every warband stands with its own, an empty one too', () => {
  const rats = { ...CREW, id: 'rats', name: 'Dust Rats' }
  const forces = groupForces([rats, CREW], [MIRA], [])
  expect(forces.map(({ warband, characters }) => [warband.id, characters.map(({ id }) => id)])).toEqual([
    ['rats', []],
    ['crew', ['mira']],
  ])
})

test('strength is told in words', () => {
  expect(strengthOf(CREW)).toBe('1 character')
  expect(strengthOf({ ...CREW, characters: 3, vehicles: 1 })).toBe('3 characters, 1 vehicle')
})

test('a new character stands as the book starts it (P28-BUILD-2)', () => {
  expect(newCharacter('crew').profile).toMatchObject({ skills: { A: 1, F: 1, S: 1, AW: 1, P: 1 }, hitPoints: 20 })
  expect(characterFields(MIRA)).toEqual({ ...newCharacter('crew'), name: 'Mira' })
})
