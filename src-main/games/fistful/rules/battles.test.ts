import { expect, test } from 'vitest'
import { colonyOf, fleetTexts, gameOf, ordersOf, resolveTurnWith } from '#tests/support/fistful.ts'

test('FIST-COMBAT-1, FIST-DEF-1: all fleets of a side fight as one, whoever came and whoever stood', () => {
  const game = gameOf({ fleets: ['A:A 0304 1C', 'A:B 0203 1S', 'B:K 0304 1D', 'B:L 0205 1S'] })
  const orders = { A: ordersOf({ fleets: ['B MOVE 0304'] }), B: ordersOf({ fleets: ['L MOVE 0304'] }) }
  const { state, report } = resolveTurnWith(game, { ...orders, dice: [5, 4] })
  expect(report.battles).toMatchObject([
    {
      star: '0304',
      start: { A: { A: { C: 1 }, B: { S: 1 } }, B: { K: { D: 1 }, L: { S: 1 } } },
      winner: 'A',
      survivors: { A: { C: 1 }, B: { S: 1 } },
    },
  ])
  expect(fleetTexts(state)).toEqual(['A:A 0304 1C', 'A:B 0304 1S'])
})

test('FIST-COMBAT-4: stars in ascending order of their labels', () => {
  const game = gameOf({ fleets: ['A:A 1005 1C', 'A:B 0304 1C', 'B:K 1005 1C', 'B:L 0304 1C'] })
  const { report } = resolveTurnWith(game, { dice: [1, 6] })
  expect(report.battles.map(({ star, winner }) => star + winner)).toEqual(['0304B', '1005A'])
  expect(report.dice).toEqual([1, 6])
})

test('FIST-COMBAT-2: casualties of equal ships have the first letter', () => {
  const game = gameOf({ fleets: ['A:A 0304 1C', 'A:B 0304 1C', 'B:K 0304 1C'] })
  const { state } = resolveTurnWith(game, { dice: [3, 6] })
  expect(fleetTexts(state)).toEqual(['A:B 0304 1C'])
})

test('FIST-COMBAT-8: the loser’s transports are lost in every fleet, the winner’s stay', () => {
  const game = gameOf({ fleets: ['A:A 0304 2T', 'A:B 0304 1T1S', 'B:K 0304 1T1C'] })
  const { state, report } = resolveTurnWith(game, { dice: [4] })
  expect(fleetTexts(state)).toEqual(['B:K 0304 1T1C'])
  expect(report.lostTransports).toEqual([{ side: 'A', star: '0304', count: 3 }])
})

test('FIST-COMBAT-8: transports alone are lost to armed ships without a die', () => {
  const { state, report } = resolveTurnWith(gameOf({ fleets: ['A:A 0304 1T', 'B:K 0304 1S'] }))
  expect(fleetTexts(state)).toEqual(['B:K 0304 1S'])
  expect(report.battles).toMatchObject([{ rounds: [], winner: 'B' }])
})

test('FIST-COMBAT-9: transports on both sides stay side by side', () => {
  const { state, report } = resolveTurnWith(gameOf({ fleets: ['A:A 0304 1T', 'B:K 0304 2T'] }))
  expect(fleetTexts(state)).toEqual(['A:A 0304 1T', 'B:K 0304 2T'])
  expect(report).toMatchObject({ battles: [], lostTransports: [], dice: [] })
})

test('FIST-MOVE-5: fleets on the way to each other’s star never meet', () => {
  const colonies = { '0506': colonyOf('A', 4), '0708': colonyOf('B', 3) }
  const game = gameOf({ colonies, fleets: ['A:A 0506 1S', 'B:K 0708 1S'] })
  const orders = { A: ordersOf({ fleets: ['A MOVE 0708'] }), B: ordersOf({ fleets: ['K MOVE 0506'] }) }
  const { report } = resolveTurnWith(game, orders)
  expect(report.moves).toEqual([
    { side: 'A', fleet: 'A', from: '0506', to: '0708' },
    { side: 'B', fleet: 'K', from: '0708', to: '0506' },
  ])
  expect(report.battles).toEqual([])
})
