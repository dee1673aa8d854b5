import { expect, test } from 'vitest'
import { createSeededDice } from '#main/games/kit/dice.ts'
import type { Battle } from '#shared/games/space-planes/battle.ts'
import type { Cube } from '#shared/games/space-planes/model.ts'
import type { PlanesSettings } from '#shared/games/space-planes/tables/settings.ts'
import { battleOf, shipAt } from '#tests/support/space-planes.ts'
import { setUpBattle } from '../game.ts'
import { listReminders } from './reminders.ts'

const NEW = setUpBattle({ seats: ['Ana', 'Ben'], settings: {}, companion: true }, createSeededDice('nudges'))
const CUBES: readonly Cube[] = [
  { id: 'a', owner: 'Ana', face: 1, plane: 3 },
  { id: 'b', owner: 'Ben', face: 1, plane: 3 },
  { id: 'c', owner: 'Ana', face: 1, plane: 5 },
]
const flying = (change: Partial<Battle> = {}, settings: Partial<PlanesSettings> = {}): Battle => ({
  ...NEW,
  settings: { ...NEW.settings, ...settings },
  phase: 'flying',
  turn: 4,
  companion: { cubes: CUBES, roll: null },
  ...change,
})
const getWordsById = (battle: Battle) => Object.fromEntries(listReminders(battle).map(({ id, words }) => [id, words]))

test('while ships are placed, free numbers and the ring are said (SP-SETUP-3, SP-SETUP-4)', () => {
  expect(getWordsById(NEW)).toEqual({
    'free-number': 'Set its plane die to a number that no other ship shows: 1, 2, 3, 4, 5 or 6.',
  })
  expect(getWordsById({ ...NEW, companion: { cubes: CUBES, roll: null } })).toEqual({
    'free-number': 'Set its plane die to a number that no other ship shows: 1, 2, 4 or 6.',
    'set-up-ring':
      'Measure from edge to edge: more than 88 mm from every other ship, and at most 176 mm from one of them.',
  })
})

test('after a roll the others are due first (SP-REOR-1, SP-REOR-5)', () => {
  const roll = { ship: 'c', before: 2, endsTurn: false } as const
  expect(getWordsById(flying({ companion: { cubes: CUBES, roll } }))).toEqual({
    'reorient-first': 'All other ships follow the roll now; then every plane die shows 5.',
  })
})

test('what is still open this turn is said before it ends (SP-TURN-1, SP-TURN-2)', () => {
  expect(getWordsById(flying())).toEqual({})
  const flown = { done: { manoeuvre: 'c', shot: null } }
  expect(getWordsById(flying(flown))).toEqual({
    'shoot-before-end': 'Shoot before you end the turn: ship a may have a line.',
  })
  expect(getWordsById(flying(flown, { sameShip: true }))).toEqual({
    'same-ship': 'Only ship c acts this turn: the same ship manoeuvres and shoots.',
  })
  expect(getWordsById(flying({ done: { manoeuvre: null, shot: 'a' } }))).toEqual({
    'fly-before-end': 'A manoeuvre is still open: fly one before you end the turn.',
  })
})

test('where places are known a shot is due only along a line (SP-RANGE-1)', () => {
  const near = battleOf([shipAt({ id: 'a' }), shipAt({ id: 'b', owner: 'Ben', x: 300, y: 200 })])
  const far = battleOf([shipAt({ id: 'a' }), shipAt({ id: 'b', owner: 'Ben', x: 500, y: 200 })])
  const done = { manoeuvre: 'a', shot: null }
  expect(getWordsById({ ...near, done })).toHaveProperty('shoot-before-end')
  expect(getWordsById({ ...far, done })).toEqual({})
})

test('planes without two enemies, a deck that runs out and the last turns are said (SP-PLANE-3, SP-DECK-3, SP-END-3)', () => {
  const apart = CUBES.map((cube) => (cube.id === 'b' ? { ...cube, plane: 6 as const } : cube))
  expect(getWordsById(flying({ companion: { cubes: apart, roll: null } }))).toHaveProperty('level-planes')
  const used = Array.from({ length: 49 }, (_, at) => (at % 13) + 1)
  expect(getWordsById(flying({ discard: used }, { deckMode: 'table' }))['shuffle-soon']).toMatch(/^3 cards left:/)
  expect(getWordsById(flying({ discard: used }))).toEqual({})
  expect(getWordsById(flying({}, { turnLimit: 4 }))['last-turns']).toMatch(/^This is the last turn/)
  expect(getWordsById(flying({}, { turnLimit: 6 }))['last-turns']).toBe('2 turns after this one.')
  expect(getWordsById(flying({}, { turnLimit: 7 }))).toEqual({})
})
