import { expect, test } from 'vitest'
import {
  type Colony,
  type Fleet,
  type GameState,
  NO_ORDERS,
  type Ships,
  type Side,
} from '#shared/games/fistful/model.ts'
import { DEFAULT_SETTINGS } from '#shared/games/fistful/tables/settings.ts'
import { STANDARD_BOARD } from '#shared/kit/hex.ts'
import { computeBattleOdds } from './battle-odds.ts'
import { listCausedBattles, computeMarginalWinChances } from './caused-battles.ts'

const star = (rating: number) => ({ name: 'Star', rating })
const colony = (owner: Side): Colony => ({
  owner,
  size: 5,
  fortified: false,
  fortProgress: null,
  besieged: 0,
  founded: 0,
})
const fleet = (owner: Side, id: string, at: string, ships: Ships): Fleet => ({ owner, id, at, ships })

const state: GameState = {
  settings: DEFAULT_SETTINGS,
  map: {
    board: STANDARD_BOARD,
    stars: { '0203': star(5), '0205': star(3), '0304': star(2), '0506': star(4), '3014': star(5) },
    routes: [],
  },
  turn: 5,
  homeworlds: { A: '0203', B: '3014' },
  colonies: { '0203': colony('A'), '3014': colony('B') },
  fleets: [
    fleet('A', 'A', '0203', { C: 2 }),
    fleet('A', 'B', '0205', { S: 1, T: 1 }),
    fleet('B', 'K', '0304', { D: 1 }),
    fleet('B', 'L', '0304', { T: 1 }),
    fleet('B', 'M', '0506', { T: 2 }),
  ],
  result: null,
}

test('a move onto an enemy is a battle, with all ships that meet there', () => {
  const orders = {
    ...NO_ORDERS,
    build: [{ star: '0203', items: [{ kind: 'C', fleet: 'A' } as const] }],
    fleetOrders: [{ fleet: 'A', order: 'move', to: '0304' } as const],
  }
  const [battle, ...others] = listCausedBattles(state, 'A', orders)
  expect(others).toEqual([])
  expect(battle).toEqual({
    star: '0304',
    ships: { A: { C: 3 }, B: { T: 1, D: 1 } },
    odds: computeBattleOdds({ C: 3 }, { T: 1, D: 1 }),
  })
})

test('several battles, ascending; transports alone are lost for certain', () => {
  const orders = {
    ...NO_ORDERS,
    fleetOrders: [
      { fleet: 'A', order: 'move', to: '0506' } as const,
      { fleet: 'B', order: 'move', to: '0304' } as const,
    ],
  }
  const caused = listCausedBattles(state, 'A', orders)
  expect(caused.map(({ star: where, odds }) => [where, odds?.win.A])).toEqual([
    ['0304', expect.closeTo(1 / 6)],
    ['0506', 1],
  ])
})

test('the other side causes its own, and orders that are refused cause none', () => {
  const move = (id: string, to: string) => ({ ...NO_ORDERS, fleetOrders: [{ fleet: id, order: 'move', to } as const] })
  expect(listCausedBattles(state, 'B', move('K', '0205'))).toEqual([])
  expect(listCausedBattles(state, 'A', move('A', '3014'))).toEqual([])
  expect(listCausedBattles(state, 'A', NO_ORDERS)).toEqual([])
  const nearer = { ...state, colonies: { ...state.colonies, '0506': colony('B') } }
  expect(listCausedBattles(nearer, 'B', move('K', '0205'))).toMatchObject([
    { star: '0205', ships: { A: { T: 1, S: 1 } } },
  ])
})

test('a fight that is too large to be counted at once has no odds, and is still told', () => {
  const fleets = state.fleets.map((fleet) => ({ ...fleet, ships: { S: 30, C: 30, D: 30 } }))
  const orders = { ...NO_ORDERS, fleetOrders: [{ fleet: 'A', order: 'move', to: '0304' } as const] }
  const [battle] = listCausedBattles({ ...state, fleets }, 'A', orders)
  expect(battle).toMatchObject({ star: '0304', ships: { A: { D: 30 } }, odds: null })
})

test('what one ship more would do', () => {
  const chances = computeMarginalWinChances({ ships: { A: { C: 1 }, B: { D: 1 } } }, 'A', DEFAULT_SETTINGS)
  expect(chances.map(({ kind }) => kind)).toEqual(['S', 'C', 'D'])
  const [scout = 0, cruiser = 0, dreadnought = 0] = chances.map(({ chance }) => chance)
  expect(cruiser).toBeCloseTo(0.7037, 4)
  expect([1 / 3, scout, cruiser, dreadnought].toSorted()).toEqual([1 / 3, scout, cruiser, dreadnought])
})
