import { expect, test } from 'vitest'
import type { SheetView } from '#shared/contract/fistful/views.ts'
import { NO_ORDERS } from '#shared/games/fistful/model.ts'
import { STANDARD_BOARD } from '#shared/kit/hex.ts'
import { paginate } from './paginate.ts'
import { listColonyRows, listFleetRows } from './sheet-rows.ts'

const none = { moves: [], refuges: [], recon: [], reconTargets: 0, canLand: false, range: 5 }
const sheet: SheetView = {
  side: 'A',
  orders: {
    ...NO_ORDERS,
    build: [{ star: '0203', items: [{ kind: 'S', fleet: 'A' }, { kind: 'fortify' }] }],
    fleetOrders: [
      { fleet: 'A', order: 'move', to: '0506' },
      { fleet: 'B', order: 'recon', targets: ['0304', '0506'] },
    ],
  },
  text: '',
  isReady: false,
  isBound: false,
  rejected: [],
  works: [{ star: '0203', name: 'Vex', size: 5, rating: 5, points: 5, spent: 2, offers: [] }],
  fleets: [
    { fleet: 'A', at: '0203', ships: { S: 2, T: 1 }, ...none },
    { fleet: 'B', at: '0203', ships: { S: 1 }, ...none },
    { fleet: 'C', at: '0203', ships: { C: 1 }, ...none },
  ],
  freeLetters: [],
  missing: [],
}

const map = { board: STANDARD_BOARD, stars: [{ star: '0203', name: 'Vex', rating: 5 }], routes: [] }

test('A filled sheet says where each fleet is, what it is made of and what it is to do (FIST-REP-1)', () => {
  expect(listFleetRows({ map }, sheet)).toEqual([
    { letter: 'A', at: 'Vex 0203', ships: '1T2S', range: '5', order: 'MOVE 0506' },
    { letter: 'B', at: 'Vex 0203', ships: '1S', range: '5', order: 'RECON 0304,0506' },
    { letter: 'C', at: 'Vex 0203', ships: '1C', range: '5', order: '' },
  ])
  expect(listFleetRows({ map }, null)).toEqual([])
})

test('Colonies stand with size, state and what they make; the enemy’s are left out', () => {
  const colony = {
    star: '0203',
    owner: 'A',
    size: 5,
    isFortified: true,
    fortProgress: null,
    isBesieged: false,
    isHomeworld: true,
    seenOn: null,
  } as const
  const position = {
    turn: 1,
    homeworlds: { A: '0203', B: null },
    fleets: [],
    colonies: [colony, { ...colony, owner: 'B' as const, star: '3014' }],
  }
  expect(listColonyRows({ position, map }, sheet, 'A')).toEqual([
    { star: 'Vex 0203', size: '5', points: '5', state: 'home, fort', makes: 'S>A FORT' },
  ])
})

test('Rows are cut into pages, and no rows still make one page', () => {
  expect(paginate([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]])
  expect(paginate([], 2)).toEqual([[]])
})
