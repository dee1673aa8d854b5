import { expect, test } from 'vitest'
import { colonyOf, fleetTexts, gameOf, ordersOf, resolveTurnWith } from '#tests/support/fistful.ts'

const colonies = { '0506': colonyOf('A', 4), '0205': colonyOf('A', 3), '0708': colonyOf('B', 3) }

test('FIST-WD-2: each fleet decides alone, beside it a defender fights', () => {
  const game = gameOf({ colonies, fleets: ['A:A 0205 1C', 'A:B 0205 1S', 'B:K 0304 1C'] })
  const orders = { A: ordersOf({ fleets: ['A WITHDRAW 0203'] }), B: ordersOf({ fleets: ['K MOVE 0205'] }) }
  const { state, report } = resolveTurnWith(game, { ...orders, dice: [4] })
  expect(fleetTexts(state)).toEqual(['A:A 0203 1C', 'B:K 0205 1C'])
  expect(report.withdrawals).toEqual([
    { side: 'A', fleet: 'A', from: '0205', to: '0203', wave: 1, met: { K: { C: 1 } }, ships: { C: 1 } },
  ])
})

test('FIST-WD-2: nobody comes, nobody leaves', () => {
  const game = gameOf({ colonies, fleets: ['A:A 0205 1C'] })
  expect(fleetTexts(resolveTurnWith(game, { A: ordersOf({ fleets: ['A WITHDRAW 0203'] }) }).state)).toEqual([
    'A:A 0205 1C',
  ])
})

test.each([
  ['any', 'A:A 0203 1C'],
  ['armed', 'A:A 0205 1C'],
] as const)('FIST-WD-2: an unarmed enemy sets it off only when %s may', (withdrawTrigger, after) => {
  const game = gameOf({ colonies, fleets: ['A:A 0205 1C', 'B:K 0205 1T'], settings: { withdrawTrigger } })
  expect(fleetTexts(resolveTurnWith(game, { A: ordersOf({ fleets: ['A WITHDRAW 0203'] }) }).state)[0]).toBe(after)
})

test('FIST-WD-2: ships built where a besieger stands set it off', () => {
  const fort = { ...colonies, '0506': colonyOf('A', 4, { fortified: true, besieged: 1 }) }
  const game = gameOf({ colonies: fort, fleets: ['B:K 0506 1C'] })
  const build = [{ star: '0506', items: [{ kind: 'S' as const, fleet: 'A' }] }]
  const { state } = resolveTurnWith(game, { A: ordersOf({ build }), B: ordersOf({ fleets: ['K WITHDRAW 0708'] }) })
  expect(fleetTexts(state)).toEqual(['A:A 0506 1S', 'B:K 0708 1C'])
})

test('FIST-WD-3: two that would both withdraw both leave', () => {
  const game = gameOf({ colonies, fleets: ['A:A 0506 1C', 'B:K 0506 1C'] })
  const orders = { A: ordersOf({ fleets: ['A WITHDRAW 0205'] }), B: ordersOf({ fleets: ['K WITHDRAW 0708'] }) }
  const { state, report } = resolveTurnWith(game, orders)
  expect(fleetTexts(state)).toEqual(['A:A 0205 1C', 'B:K 0708 1C'])
  expect(report.withdrawals.map(({ wave }) => wave)).toEqual([1, 1])
})

test('FIST-WD-4: a fleet withdraws once, and fights where it lands', () => {
  const game = gameOf({ colonies, fleets: ['A:A 0205 1C', 'B:K 0304 1C', 'B:L 0708 1C'] })
  const orders = {
    A: ordersOf({ fleets: ['A WITHDRAW 0506'] }),
    B: ordersOf({ fleets: ['K MOVE 0205', 'L MOVE 0506'] }),
  }
  const { state, report } = resolveTurnWith(game, { ...orders, dice: [6] })
  expect(fleetTexts(state)).toEqual(['A:A 0506 1C', 'B:K 0205 1C'])
  expect(report.battles.map(({ star }) => star)).toEqual(['0506'])
})

test('FIST-WD-4: who withdraws sets off a second wave where it comes in', () => {
  const besieged = { ...colonies, '0506': colonyOf('A', 4, { fortified: true, besieged: 1 }) }
  const game = gameOf({ colonies: besieged, fleets: ['A:A 0205 1C', 'B:K 0304 1C', 'B:L 0506 1C'] })
  const orders = {
    A: ordersOf({ fleets: ['A WITHDRAW 0506'] }),
    B: ordersOf({ fleets: ['K MOVE 0205', 'L WITHDRAW 0708'] }),
  }
  const { state, report } = resolveTurnWith(game, orders)
  expect(fleetTexts(state)).toEqual(['A:A 0506 1C', 'B:K 0205 1C', 'B:L 0708 1C'])
  expect(report.withdrawals.map(({ side, fleet, wave }) => `${side}:${fleet} ${wave}`)).toEqual(['A:A 1', 'B:L 2'])
  expect(report.battles).toEqual([])
})
