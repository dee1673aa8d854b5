import { expect, test } from 'vitest'
import { createSeededDice } from '#main/games/kit/dice.ts'
import { NO_ORDERS } from '#shared/games/fistful/model.ts'
import { REJECTION_TEXTS } from '#shared/games/fistful/tables/rejection-texts.ts'
import { colonyOf, fleetTexts, gameOf, ordersOf, resolveTurnWith } from '#tests/support/fistful.ts'
import { createGame } from '../setup.ts'
import { resolveTurn } from './resolve-turn.ts'

test('FIST-TURN-1: land, reorganise, produce, then move, all in one turn', () => {
  const game = gameOf({ fleets: ['A:A 0304 1T', 'A:B 0203 1S', 'A:C 0203 1C'] })
  const A = ordersOf({
    land: [{ fleet: 'A' }],
    reorg: [{ star: '0203', fleets: { A: { S: 1, C: 1 } } }],
    build: [{ star: '0203', items: [{ kind: 'S', fleet: 'A' }] }],
    fleets: ['A MOVE 0506'],
  })
  const { state, report } = resolveTurnWith(game, { A })
  expect(fleetTexts(state)).toEqual(['A:A 0506 2S1C'])
  expect(report).toMatchObject({ turn: 5, rejected: [], landings: [{ star: '0304' }], moves: [{ from: '0203' }] })
  expect(state.turn).toBe(6)
})

test('FIST-TURN-1: what one side founds this turn the other does not know of in Phase I', () => {
  const fleets = ['A:A 0304 1T', 'B:K 0304 1T']
  const build = [{ star: '0304', items: [{ kind: 'grow' as const }] }]
  const land = [{ fleet: 'A' }]
  const ofA = resolveTurnWith(gameOf({ fleets }), { A: ordersOf({ land }), B: ordersOf({ build }) })
  const ofB = resolveTurnWith(gameOf({ fleets }), { B: ordersOf({ land: [{ fleet: 'K' }] }), A: ordersOf({ build }) })
  expect([...ofA.report.rejected, ...ofB.report.rejected].map(({ reason }) => reason)).toEqual([
    'no-colony',
    'no-colony',
  ])
})

test('FIST-MOVE-3: a colony lost in the turn does not stop a move that counted on it', () => {
  const colonies = { '0506': colonyOf('A', 4), '1005': colonyOf('B', 1) }
  const game = gameOf({ colonies, fleets: ['A:A 0506 1C', 'B:K 0708 1C'] })
  const orders = { A: ordersOf({ fleets: ['A MOVE 0708'] }), B: ordersOf({ fleets: ['K MOVE 0506'] }) }
  const { state } = resolveTurnWith(game, orders)
  expect(state.colonies['0506']).toMatchObject({ owner: 'B' })
  expect(fleetTexts(state)).toEqual(['A:A 0708 1C', 'B:K 0506 1C'])
})

test('dice thrown before the turn are no part of its report', () => {
  const dice = createSeededDice('before')
  dice.die(6)
  const { report } = resolveTurn(gameOf(), { A: NO_ORDERS, B: NO_ORDERS }, dice)
  expect(report.dice).toEqual([])
})

test('FIST-SETUP-4: no turn before both homeworlds are chosen', () => {
  const start = createGame(gameOf().map, gameOf().settings)
  expect(() => resolveTurnWith(start)).toThrow('Both players choose a homeworld first.')
})

test('FIST-ORD-2: every reason says in one sentence what to do', () => {
  for (const text of Object.values(REJECTION_TEXTS)) expect(text).toMatch(/^[A-Z][^.]+: [^.]+\.$/)
})
