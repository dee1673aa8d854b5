import { expect, test } from 'vitest'
import { colonyOf, fleetTexts, gameOf, ordersOf, resolveTurnWith } from '#tests/support/fistful.ts'
import { validateFleetOrders } from './validate-fleet-orders.ts'

const state = gameOf({
  colonies: { '0506': colonyOf('A', 4), '0708': colonyOf('A', 3) },
  fleets: ['A:A 0203 1C', 'A:B 0708 2S1C', 'A:C 2509 1C'],
})
const locked = (game: typeof state, ...fleets: string[]) => validateFleetOrders(game, 'A', ordersOf({ fleets }))
const refused = (game: typeof state, ...fleets: string[]) =>
  locked(game, ...fleets).rejected.map(({ about, reason, nearest }) => `${about} ${reason}: ${nearest}`)

test('FIST-ORD-1: every kind of order, and none', () => {
  const { orders, rejected } = locked(state, 'A MOVE 0506', 'B WITHDRAW 0506', 'C DEFEND')
  expect([...orders.values()].map(({ order }) => order)).toEqual(['move', 'withdraw', 'defend'])
  expect(rejected).toEqual([])
  expect(locked(state).orders.size).toBe(0)
})

test('FIST-ORD-2: what is illegal is refused with the nearest legal order', () => {
  expect(refused(state, 'A MOVE 0708')).toEqual(['A out-of-range: MOVE 0506'])
  expect(refused(state, 'A MOVE 0608')).toEqual(['A not-a-star: MOVE 0506'])
  expect(refused(state, 'A MOVE Ember')).toEqual(['A not-a-star: DEFEND'])
  expect(refused(state, 'B WITHDRAW 0203')).toEqual(['B out-of-range: WITHDRAW 0506'])
  expect(refused(state, 'C WITHDRAW 2710')).toEqual(['C no-friendly-colony: DEFEND'])
  expect(refused(state, 'C MOVE 2710')).toEqual(['C too-far-from-colony: DEFEND'])
  expect(refused(state, 'Q DEFEND')).toEqual(['Q no-such-fleet: null'])
})

test('FIST-RECON-1: of the stars named as many as there are scouts are proposed', () => {
  const fog = { ...state, settings: { ...state.settings, fog: 'gm' } } as const
  expect(refused(fog, 'B RECON 0506,1005,1208')).toEqual(['B too-many-targets: RECON 0506,1005'])
  expect(refused(fog, 'B RECON 0203,1005')).toEqual(['B out-of-range: RECON 1005'])
  expect(refused(fog, 'A RECON 0506')).toEqual(['A no-scout: DEFEND'])
  expect(refused(state, 'B RECON 0506')).toEqual(['B no-referee: DEFEND'])
})

test('FIST-ORD-2: of two orders for a fleet the last stands', () => {
  expect(locked(state, 'A MOVE 0506', 'A MOVE 0304').orders.get('A')).toMatchObject({ to: '0304' })
})

test('FIST-ORD-2: judged after Phase I: new colonies count, new ships slow a fleet', () => {
  const young = gameOf({ fleets: ['A:A 0506 1T', 'A:B 0506 1C', 'A:C 0203 1C'] })
  const landing = ordersOf({ land: [{ fleet: 'A' }], fleets: ['B MOVE 1005', 'C WITHDRAW 0506'] })
  expect(resolveTurnWith(young, { A: landing }).report.rejected.map(({ reason }) => reason)).toEqual(['out-of-range'])
  const build = [{ star: '0203', items: [{ kind: 'T' as const, fleet: 'C' }] }]
  const slowed = resolveTurnWith(young, { A: ordersOf({ build, fleets: ['C MOVE 0506'] }) })
  expect(slowed.report.rejected).toMatchObject([{ about: 'C', reason: 'out-of-range', nearest: 'MOVE 0205' }])
  expect(fleetTexts(slowed.state)).toContain('A:C 0203 1T1C')
})

test('FIST-PROD-7: new ships may move in the turn that they are built', () => {
  const build = [{ star: '0203', items: [{ kind: 'S' as const, fleet: 'A' }] }]
  const { state: after } = resolveTurnWith(gameOf(), { A: ordersOf({ build, fleets: ['A MOVE 0506'] }) })
  expect(fleetTexts(after)).toEqual(['A:A 0506 1S'])
})
