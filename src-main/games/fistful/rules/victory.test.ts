import { expect, test } from 'vitest'
import { colonyOf, gameOf, type TestGameOptions, resolveTurnWith } from '#tests/support/fistful.ts'
import { applyResignation } from '../commands/resign.ts'

const resultOf = (game: TestGameOptions) => resolveTurnWith(gameOf(game)).state.result
const takeA = 'B:K 0203 1C'
const takeB = 'A:A 3014 1C'

test('FIST-VIC-1: who captures the homeworld wins, who besieges it not yet', () => {
  expect(resultOf({ fleets: [takeA] })).toEqual({ winner: 'B', why: 'homeworld' })
  expect(resolveTurnWith(gameOf({ fleets: [takeA] })).report.result).toEqual({ winner: 'B', why: 'homeworld' })
  expect(resultOf({ fleets: [takeA], colonies: { '0203': colonyOf('A', 5, { fortified: true }) } })).toBeNull()
})

test.each([
  ['draw', 3, { winner: null, why: 'both-homeworlds' }],
  ['size', 3, { winner: 'A', why: 'both-homeworlds' }],
  ['size', 0, { winner: null, why: 'both-homeworlds' }],
  ['continue', 3, null],
] as const)('FIST-VIC-2: both at once, %s, A leading by %d', (simultaneousCapture, lead, result) => {
  const colonies = lead > 0 ? { '0506': colonyOf('A', lead) } : {}
  expect(resultOf({ fleets: [takeA, takeB], colonies, settings: { simultaneousCapture } })).toEqual(result)
})

test('FIST-VIC-2: played on, who first has the own homeworld back while the enemy’s is lost wins', () => {
  const colonies = { '0203': colonyOf('B', 5), '3014': colonyOf('A', 5) }
  const settings = { simultaneousCapture: 'continue' } as const
  expect(resultOf({ colonies, settings })).toBeNull()
  expect(resultOf({ colonies, settings, fleets: ['A:A 0203 1C'] })).toEqual({ winner: 'A', why: 'homeworld' })
})

test.each([
  [19, ['A:A 0304 1C'], {}, null],
  [20, [], { '0506': colonyOf('B', 1) }, { winner: 'B', why: 'turn-limit' }],
  [20, ['A:A 0304 1D', 'B:K 0506 1C'], {}, { winner: 'A', why: 'turn-limit' }],
  [20, ['A:A 0304 1S', 'B:K 0506 1T'], {}, { winner: null, why: 'turn-limit' }],
] as const)('FIST-VIC-3: the limit of 20 after turn %d', (turn, fleets, colonies, result) => {
  expect(resultOf({ turn, fleets, colonies, settings: { turnLimit: 20 } })).toEqual(result)
})

test('FIST-VIC-3: resigning ends the game, once', () => {
  const over = applyResignation(gameOf(), 'A')
  expect(over.result).toEqual({ winner: 'B', why: 'resigned' })
  expect(() => applyResignation(over, 'B')).toThrow('over already')
  expect(() => resolveTurnWith(over)).toThrow('The game is over')
})
