import { expect, test } from 'vitest'
import { getCharacterFields, createCharacterFields, createSquadFields, createWarbandFields } from './unit-fields.ts'

test('a new character stands as the book starts it (P28-BUILD-2)', () => {
  expect(createCharacterFields('crew').profile).toMatchObject({
    skills: { A: 1, F: 1, S: 1, AW: 1, P: 1 },
    hitPoints: 20,
  })
})

test('a new squad has as few members as there may be (P28-SQ-1)', () => {
  expect(createSquadFields('crew').profile.loadouts).toEqual([{ members: 3, equipment: [] }])
})

test('a new warband has the points that the book recommends (P28-BUILD-1)', () => {
  expect(createWarbandFields()).toMatchObject({ pointLimit: 500, play: 'opposed', state: 'active' })
})

test('only what a person fills in is sent back', () => {
  const view = {
    ...createCharacterFields('crew'),
    id: 'mira',
    warbandName: 'The Lantern Crew',
    version: 2,
    isLeader: true,
    isLost: false,
    hasAgenda: false,
    check: {
      bill: { lines: [], formula: 10, cost: 10 },
      speedCm: 10,
      hands: { has: 2, carries: 0 },
      problems: [],
    },
  }
  expect(getCharacterFields(view)).toEqual(createCharacterFields('crew'))
})
