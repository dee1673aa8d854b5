import { describe, expect, test } from 'vitest'
import { colonyOf, gameOf, ordersOf, resolveTurnWith } from '#tests/support/fistful.ts'
import { redactReportForSide, buildGameView } from './view.ts'

const fog = { fog: 'gm' } as const
const colonies = { '0506': colonyOf('A', 4), '0708': colonyOf('B', 3, { fortProgress: 4 }) }
const game = gameOf({ colonies, fleets: ['A:A 0203 1S', 'B:K 0708 2D', 'B:Q 0708 1T', 'B:Z 3014 1C'], settings: fog })

test('FIST-FOG-3: without fog, and for the referee, nothing is hidden', () => {
  const open = gameOf({ colonies, fleets: ['B:K 0708 2D'] })
  for (const [state, side] of [
    [open, 'A'],
    [game, null],
  ] as const) {
    const { report } = resolveTurnWith(state)
    const view = buildGameView(state, [report], side)
    expect(view).toMatchObject({ fleets: state.fleets, colonies: state.colonies, seenFleets: [], seenColonies: [] })
    expect(view.reports).toEqual([report])
  }
})

test('FIST-FOG-1: own things whole, of the enemy places and numbers', () => {
  const view = buildGameView(game, [], 'A')
  expect(view.fleets.map(({ id }) => id)).toEqual(['A'])
  expect(Object.keys(view.colonies).toSorted()).toEqual(['0203', '0506'])
  expect(view.seenFleets).toEqual([
    { star: '0708', count: 2, letters: null, makeUp: null },
    { star: '3014', count: 1, letters: null, makeUp: null },
  ])
  expect(view.seenColonies).toEqual([
    { star: '0708', known: null, isBesieged: false },
    { star: '3014', known: null, isBesieged: false },
  ])
})

test('FIST-FOG-1: letters by agreement', () => {
  const lettered = { ...game, settings: { ...game.settings, fogShowLetters: true } }
  expect(buildGameView(lettered, [], 'A').seenFleets[0]).toMatchObject({ letters: ['K', 'Q'], makeUp: null })
})

test('FIST-FOG-1: whatever the enemy’s fleets and colonies are made of, the view stays the same', () => {
  const otherGameState = gameOf({
    colonies: { ...colonies, '0708': colonyOf('B', 1, { fortified: true }) },
    fleets: ['A:A 0203 1S', 'B:C 0708 9S', 'B:D 0708 1C', 'B:E 3014 5T'],
    settings: fog,
  })
  expect(buildGameView(otherGameState, [], 'A')).toEqual(buildGameView(game, [], 'A'))
})

test('FIST-FOG-2: who stands side by side is seen', () => {
  const beside = gameOf({ fleets: ['A:A 0304 1T', 'B:K 0304 2T', 'B:L 0304 1T'], settings: fog })
  expect(buildGameView(beside, [], 'A').seenFleets).toMatchObject([
    { star: '0304', makeUp: { 1: { T: 1 }, 2: { T: 2 } } },
  ])
})

test('FIST-RECON-2: what scouts saw this turn is known, until the next', () => {
  const near = gameOf({ colonies, fleets: ['A:A 0506 1S', 'B:K 0708 2D'], settings: fog })
  const first = resolveTurnWith(near, { A: ordersOf({ fleets: ['A RECON 0708'] }) })
  const view = buildGameView(first.state, [first.report], 'A')
  expect(view.seenFleets).toEqual([{ star: '0708', count: 1, letters: null, makeUp: { 1: { D: 2 } } }])
  expect(view.seenColonies[0]).toEqual({ star: '0708', known: { size: 3, fortified: false }, isBesieged: false })
  const second = resolveTurnWith(first.state)
  expect(buildGameView(second.state, [first.report, second.report], 'A').seenFleets[0]?.makeUp).toBeNull()
  expect(redactReportForSide(first.report, 'B', near.settings).recon).toEqual([])
})

describe('FIST-REP-2: a report in the fog', () => {
  const state = gameOf({
    colonies: { ...colonies, '0205': colonyOf('A', 3) },
    fleets: ['A:A 0205 1S', 'A:B 0506 1C', 'B:K 0304 1C', 'B:Q 0708 1T2S', 'B:R 0708 1S', 'B:W 2812 2T'],
    settings: fog,
  })
  const orders = {
    A: ordersOf({
      build: [{ star: '0203', items: [{ kind: 'D', fleet: 'Z' }] }],
      fleets: ['A WITHDRAW 0203', 'B MOVE 9999'],
    }),
    B: ordersOf({
      land: [{ fleet: 'W' }],
      build: [
        { star: '3014', items: [{ kind: 'C', fleet: 'X' }] },
        { star: '2710', items: [{ kind: 'grow' }] },
      ],
      fleets: ['K MOVE 0205', 'Q MOVE 0506', 'R MOVE 0506', 'W MOVE 3014'],
    }),
  }
  const { report } = resolveTurnWith(state, { ...orders, dice: [4, 6, 1] })
  const own = redactReportForSide(report, 'A', state.settings)
  const enemy = redactReportForSide(report, 'B', state.settings)

  test('has own lines alone', () => {
    expect(own.rejected).toMatchObject([{ side: 'A', about: 'B' }])
    expect(own).toMatchObject({ landings: [], moves: [] })
    expect(own.production.every(({ side }) => side === 'A')).toBe(true)
    expect(enemy.landings).toHaveLength(1)
    expect(enemy.moves.map(({ fleet }) => fleet)).toEqual(['K', 'Q', 'R', 'W'])
  })

  test('FIST-FOG-2: tells battles and withdrawals whole, letters aside', () => {
    expect(own.battles[0]?.start.B).toEqual({ 1: { S: 1 }, 2: { T: 1, S: 2 } })
    expect(own.withdrawals).toMatchObject([{ fleet: 'A', met: { 1: { C: 1 } } }])
    expect(enemy.withdrawals).toMatchObject([
      { fleet: '?', from: '0205', to: '0203', met: { K: { C: 1 } }, ships: { S: 1 } },
    ])
    expect(own.dice).toEqual(report.dice)
    expect(enemy.battles[0]?.start.A).toEqual({ 1: { C: 1 } })
  })

  test('names no enemy letter anywhere', () => {
    expect(JSON.stringify(own)).not.toMatch(/"[KQRWX]"/)
    expect(JSON.stringify(enemy)).not.toMatch(/"Z"/)
    expect(JSON.stringify(enemy.battles)).not.toMatch(/"fleet":"B"/)
  })

  test('with letters by agreement', () => {
    const lettered = { ...state.settings, fogShowLetters: true }
    expect(redactReportForSide(report, 'A', lettered).battles).toEqual(report.battles)
    expect(redactReportForSide(report, 'B', lettered).withdrawals).toEqual(report.withdrawals)
  })
})
