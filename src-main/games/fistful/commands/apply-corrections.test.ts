import { expect, test } from 'vitest'
import type { GameState } from '#shared/games/fistful/model.ts'
import { DEFAULT_SETTINGS } from '#shared/games/fistful/tables/settings.ts'
import { STANDARD_BOARD } from '#shared/kit/hex.ts'
import { placeHomeworld, createGame } from '../setup.ts'
import { applyCorrections } from './apply-corrections.ts'

const star = (name: string, rating: number) => ({ name, rating })
const MAP = {
  board: STANDARD_BOARD,
  stars: { '0203': star('Vex', 5), '0205': star('Bo', 3), '3014': star('Far', 5) },
  routes: [],
}
const begun = placeHomeworld(
  placeHomeworld(createGame(MAP, { ...DEFAULT_SETTINGS, captureSizeLoss: 1 }), 'A', '0203'),
  'B',
  '3014',
)
const state: GameState = {
  ...begun,
  turn: 4,
  fleets: [
    { owner: 'A', id: 'A', at: '0203', ships: { C: 2, S: 1 } },
    { owner: 'B', id: 'A', at: '0205', ships: { S: 2 } },
  ],
  colonies: {
    ...begun.colonies,
    '0205': { owner: 'B', size: 2, fortified: true, fortProgress: null, besieged: 0, founded: 2 },
  },
}

test('ships, colonies and forts are set right by hand', () => {
  const after = applyCorrections(state, [
    { what: 'fleet', side: 'A', fleet: 'A', at: '0203', ships: { C: 3 } },
    { what: 'fleet', side: 'A', fleet: 'B', at: '0203', ships: { T: 1 } },
    { what: 'fleet', side: 'B', fleet: 'A', at: '0205', ships: {} },
    { what: 'colony', star: '0205', owner: 'A', size: 3, isFortified: false },
  ])
  expect(after.fleets).toEqual([
    { owner: 'A', id: 'A', at: '0203', ships: { C: 3 } },
    { owner: 'A', id: 'B', at: '0203', ships: { T: 1 } },
  ])
  expect(after.colonies['0205']).toEqual({
    owner: 'A',
    size: 3,
    fortified: false,
    fortProgress: null,
    besieged: 0,
    founded: 2,
  })
  expect(
    applyCorrections(state, [{ what: 'colony', star: '0205', owner: null, size: 1, isFortified: false }]).colonies,
  ).not.toHaveProperty('0205')
})

test('a battle and a capture that were played on paper are entered without orders (FIST-CAP-5)', () => {
  const after = applyCorrections(state, [
    { what: 'battle', star: '0205', winner: 'A', survivors: { A: { C: 1 } }, lost: ['A'] },
    { what: 'capture', star: '0205', by: 'A' },
  ])
  expect(after.fleets).toEqual([{ owner: 'A', id: 'A', at: '0205', ships: { C: 1 } }])
  expect(after.colonies['0205']).toMatchObject({ owner: 'A', size: 1, fortified: false })
  expect(after.result).toBe(null)
})

test('a homeworld that is captured by hand ends the game (FIST-VIC-1)', () => {
  expect(applyCorrections(state, [{ what: 'capture', star: '3014', by: 'A' }]).result).toEqual({
    winner: 'A',
    why: 'homeworld',
  })
})

test.each([
  [{ what: 'fleet', side: 'A', fleet: 'A', at: '0909', ships: { C: 1 } }, 'There is no star at 0909.'],
  [{ what: 'fleet', side: 'A', fleet: 'A', at: '0205', ships: { C: 1 } }, 'Armed ships share star 0205 with an enemy.'],
  [
    { what: 'colony', star: '0205', owner: 'B', size: 5, isFortified: false },
    'The colony at 0205 has size 5; its star allows 1 to 3.',
  ],
  [
    { what: 'colony', star: '0203', owner: null, size: 1, isFortified: false },
    'The homeworld of player A, 0203, has no colony.',
  ],
  [
    { what: 'battle', star: '0205', winner: 'A', survivors: { A: { D: 1 } }, lost: ['A'] },
    'Fleet A of A cannot keep more ships than it had.',
  ],
  [{ what: 'battle', star: '0205', winner: 'A', survivors: {}, lost: ['Q'] }, 'There is no fleet Q of B.'],
  [{ what: 'capture', star: '0205', by: 'B' }, 'The colony at 0205 is B’s already.'],
] as const)('what makes no sense is refused in words: %j', (item, why) => {
  expect(() => applyCorrections(state, [item])).toThrow(why)
})
