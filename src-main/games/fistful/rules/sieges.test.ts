import { describe, expect, test } from 'vitest'
import { NO_ORDERS } from '#shared/games/fistful/model.ts'
import { colonyOf, gameOf, type TestGameOptions, ordersOf, resolveTurnWith } from '#tests/support/fistful.ts'

const fort = { '0506': colonyOf('A', 4, { fortified: true }) }
const open = { '0506': colonyOf('A', 4, { fortProgress: 4 }) }
const after = (game: TestGameOptions) => resolveTurnWith(gameOf(game)).state.colonies['0506']

test('FIST-CAP-1, FIST-CAP-5: an open colony falls at once, as large as it was', () => {
  expect(after({ colonies: open, fleets: ['B:K 0506 1C'] })).toEqual(colonyOf('B', 4))
})

test('FIST-FORT-2: the captor does not inherit a fort in progress', () => {
  const game = gameOf({ colonies: { '0506': colonyOf('A', 3) }, fleets: ['B:K 0708 1S'] })
  const build = [{ star: '0506', items: [{ kind: 'fortify' as const }] }]
  const { state } = resolveTurnWith(game, { A: ordersOf({ build }), B: ordersOf({ fleets: ['K MOVE 0506'] }) })
  expect(state.colonies['0506']).toEqual(colonyOf('B', 3))
})

test.each([
  [0, 4, 4],
  [1, 4, 3],
  [1, 1, 1],
] as const)('FIST-CAP-5: loss by capture %d: size %d becomes %d', (captureSizeLoss, size, left) => {
  const game = { colonies: { '0506': colonyOf('A', size) }, fleets: ['B:K 0506 1C'], settings: { captureSizeLoss } }
  expect(after(game)).toMatchObject({ owner: 'B', size: left })
})

describe.each([1, 2, 3] as const)('FIST-CAP-2, FIST-CAP-3: a fort that holds out %d turns', (siegeTurns) => {
  test('is besieged so often, then falls', () => {
    let state = gameOf({ colonies: fort, fleets: ['B:K 0506 1S'], settings: { siegeTurns } })
    for (let turns = 1; turns <= siegeTurns; turns += 1) {
      const { report, state: next } = resolveTurnWith(state)
      expect(report).toMatchObject({ sieges: [{ star: '0506', by: 'B', turns }], captures: [] })
      state = next
    }
    const { report, state: last } = resolveTurnWith(state)
    expect(report).toMatchObject({ sieges: [], captures: [{ star: '0506', from: 'A', to: 'B', size: 4 }] })
    expect(last.colonies['0506']).toEqual(colonyOf('B', 4))
  })
})

test('FIST-CAP-3: another fleet may take over the siege', () => {
  const held = { '0506': colonyOf('A', 4, { fortified: true, besieged: 1 }), '0708': colonyOf('B', 3) }
  const game = gameOf({ colonies: held, fleets: ['B:K 0506 1C', 'B:L 0708 1C'] })
  const { state } = resolveTurnWith(game, { A: NO_ORDERS, B: ordersOf({ fleets: ['K MOVE 0708', 'L MOVE 0506'] }) })
  expect(state.colonies['0506']).toMatchObject({ owner: 'B' })
})

test('FIST-CAP-4: a siege is lifted when nobody who could capture is there', () => {
  const held = { '0506': colonyOf('A', 4, { fortified: true, besieged: 1 }) }
  for (const fleets of [[], ['B:K 0506 3T']]) {
    const { state, report } = resolveTurnWith(gameOf({ colonies: held, fleets }))
    expect(state.colonies['0506']).toEqual(fort['0506'])
    expect(report.liftedSieges).toEqual(['0506'])
  }
})

test.each([
  ['1S', {}, 'B'],
  ['1S', { scoutsCapture: false }, 'A'],
  ['1S1C', { scoutsCapture: false }, 'B'],
  ['2T', {}, 'A'],
  ['2T', { transportsCapture: true }, 'B'],
] as const)('FIST-CAP-6: %s with %j: the colony is %s’s', (ships, settings, owner) => {
  expect(after({ colonies: open, fleets: [`B:K 0506 ${ships}`], settings })).toMatchObject({ owner })
})
