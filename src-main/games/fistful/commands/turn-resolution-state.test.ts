import { expect, test } from 'vitest'
import { NO_ORDERS } from '#shared/games/fistful/model.ts'
import { gameOf, ordersOf } from '#tests/support/fistful.ts'
import { computeTurnResolutionState } from './turn-resolution-state.ts'

const game = gameOf({
  fleets: ['A:A 0304 2S', 'B:K 0304 1C', 'A:C 1208 1T', 'B:L 1208 1T'],
  settings: { contestedLanding: 'roll' },
})
const orders = { A: ordersOf({ land: [{ fleet: 'C' }] }), B: ordersOf({ land: [{ fleet: 'L' }] }) }
const asked = (...faces: number[]) => computeTurnResolutionState(game, orders, faces)

const attacker = { side: 'A', fleet: 'A', kind: 'S' }
const enemy = { side: 'B', fleet: 'K', kind: 'C' }

test('FIST-COMBAT-4: asks for dice one by one: landings, then stars, rounds and pairs, the lead first', () => {
  expect(asked()).toEqual({ wanted: { what: 'landing', star: '1208' } })
  const battle = { what: 'battle', star: '0304', attacker, enemy }
  expect(asked(1)).toEqual({ wanted: { ...battle, round: 1, isLead: true } })
  expect(asked(1, 2)).toEqual({ wanted: { ...battle, round: 1, isLead: false } })
  expect(asked(1, 2, 3)).toEqual({ wanted: { ...battle, round: 2, isLead: true } })
  expect(asked(1, 2, 3, 5)).toMatchObject({ resolved: { report: { dice: [1, 2, 3, 5], battles: [{ winner: 'A' }] } } })
})

test('faces that are none, and too many of them, are refused', () => {
  expect(() => asked(1, 7)).toThrow('Die 2 is a D6: it cannot show 7.')
  expect(() => asked(0.5)).toThrow('Die 1')
  expect(() => asked(1, 6, 6, 1)).toThrow('This turn throws 3 dice, not 4.')
})

test('a turn without dice is resolved at once', () => {
  expect(computeTurnResolutionState(gameOf(), { A: NO_ORDERS, B: NO_ORDERS }, [])).toMatchObject({
    resolved: { state: { turn: 6 } },
  })
})
