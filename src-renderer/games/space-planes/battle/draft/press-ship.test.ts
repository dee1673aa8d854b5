import { expect, test } from 'vitest'
import type { Cube, Ship } from '#shared/games/space-planes/model.ts'
import type { EnemyLineOfFire } from '#shared/games/space-planes/questions.ts'
import { createDefaultSettings } from '#shared/games/space-planes/tables/settings.ts'
import { listPossibleShooterIds } from './press-ship.ts'

const ship = (id: string, owner: string): Ship => ({
  id,
  owner,
  x: 0,
  y: 0,
  heading: 0,
  face: 1,
  twist: 0,
  plane: 1,
})
const line = (from: string, target: string, now: number): EnemyLineOfFire => ({
  ship: from,
  target,
  range: 'blue',
  from: { x: 0, y: 0 },
  to: { x: 1, y: 1 },
  mm: 1,
  whyNot: now > 0 ? null : 'No line leaves the face that way',
  cards: [2, 1],
  chance: { full: now, now },
})
const battle = {
  active: 'brass',
  phase: 'flying',
  done: { manoeuvre: null, shot: null },
  settings: createDefaultSettings(2),
  ships: [ship('a', 'brass'), ship('b', 'azure'), ship('c', 'brass'), ship('d', 'azure')],
} as const
const LINES = [line('a', 'b', 0.2), line('c', 'b', 0.7), line('b', 'a', 0.9), line('a', 'd', 0), line('c', 'd', 0.4)]

test('a pressed enemy is shot at by the ship with the best chance (SP-SHOT-1)', () => {
  expect(listPossibleShooterIds(battle, { id: 'b', lines: LINES })).toEqual(['c', 'a'])
  expect(listPossibleShooterIds(battle, { id: 'd', lines: LINES })).toEqual(['c'])
  expect(listPossibleShooterIds(battle, { id: 'a', lines: LINES })).toEqual([])
})

test('the ship that manoeuvred shoots, if the rules say so, and only once a turn (SP-TURN-1, SP-TURN-2)', () => {
  const settings = { ...battle.settings, sameShip: true }
  const flown = { ...battle, settings, done: { manoeuvre: 'a', shot: null } }
  expect(listPossibleShooterIds(flown, { id: 'b', lines: LINES })).toEqual(['a'])
  expect(
    listPossibleShooterIds({ ...battle, done: { manoeuvre: null, shot: 'a' } }, { id: 'b', lines: LINES }),
  ).toEqual([])
})

test('without positions all ships on the plane of the target may shoot (SP-SHOT-4)', () => {
  const cubes: Cube[] = battle.ships.map(({ id, owner }) => ({ id, owner, face: 1, plane: id === 'c' ? 2 : 1 }))
  const withoutPositions = { ...battle, ships: [], companion: { cubes, roll: null } }
  expect(listPossibleShooterIds(withoutPositions, { id: 'b', lines: [] })).toEqual(['a'])
})
