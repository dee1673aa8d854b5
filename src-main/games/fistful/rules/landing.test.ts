import { expect, test } from 'vitest'
import { colonyOf, fleetTexts, gameOf, ordersOf, resolveTurnWith } from '#tests/support/fistful.ts'

const landing = (...fleets: string[]) => ordersOf({ land: fleets.map((fleet) => ({ fleet })) })
const codes = ({ report }: ReturnType<typeof resolveTurnWith>) =>
  report.rejected.map(({ side, about, reason }) => `${side} ${about} ${reason}`)

test('FIST-COL-1: a transport becomes a colony of size 1', () => {
  const { state, report } = resolveTurnWith(gameOf({ fleets: ['A:B 0304 1T1S'] }), { A: landing('B') })
  expect(state.colonies['0304']).toEqual(colonyOf('A', 1, { founded: 5 }))
  expect(fleetTexts(state)).toEqual(['A:B 0304 1S'])
  expect(report.landings).toEqual([{ side: 'A', star: '0304', fleet: 'B' }])
})

test('FIST-COL-2: one transport a star, by fleet letter, and never where a colony is', () => {
  const turn = resolveTurnWith(gameOf({ fleets: ['A:B 0304 1T', 'A:C 0304 1T', 'A:D 0203 1T'] }), {
    A: landing('D', 'C', 'B'),
  })
  expect(fleetTexts(turn.state)).toEqual(['A:C 0304 1T', 'A:D 0203 1T'])
  expect(codes(turn)).toEqual(['A C colony-there', 'A D colony-there'])
})

test('FIST-COL-1: no transport, no landing', () => {
  expect(codes(resolveTurnWith(gameOf({ fleets: ['A:B 0304 1S'] }), { A: landing('B', 'Q') }))).toEqual([
    'A B no-transport',
    'A Q no-such-fleet',
  ])
})

const both = ['A:B 1208 2T', 'B:K 1208 1T']

test('FIST-COL-3: both want to land at one star, so neither does', () => {
  const turn = resolveTurnWith(gameOf({ fleets: both }), { A: landing('B', 'B'), B: landing('K') })
  expect(fleetTexts(turn.state)).toEqual(['A:B 1208 2T', 'B:K 1208 1T'])
  expect(codes(turn)).toEqual(['A B contested', 'A B contested', 'B K contested'])
  expect(turn.report.landingRolls).toEqual([])
})

test.each([
  [3, 'A', ['B K contested']],
  [4, 'B', ['A B contested']],
] as const)('FIST-COL-3: by agreement a die decides, %d for %s', (face, owner, rejected) => {
  const game = gameOf({ fleets: both, settings: { contestedLanding: 'roll' } })
  const turn = resolveTurnWith(game, { A: landing('B'), B: landing('K'), dice: [face] })
  expect(turn.state.colonies['1208']).toMatchObject({ owner, size: 1 })
  expect(codes(turn)).toEqual(rejected)
  expect(turn.report).toMatchObject({ landingRolls: [{ star: '1208', face }], dice: [face] })
})

test('FIST-COL-3: where only one wants to land, that one does', () => {
  const { state } = resolveTurnWith(gameOf({ fleets: both }), { B: landing('K') })
  expect(state.colonies['1208']).toMatchObject({ owner: 'B' })
  expect(fleetTexts(state)).toEqual(['A:B 1208 2T'])
})
