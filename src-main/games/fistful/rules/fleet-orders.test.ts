import { expect, test } from 'vitest'
import { colonyOf, gameOf, shipsFrom } from '#tests/support/fistful.ts'
import {
  listReachableStars,
  listReconTargets,
  listRefuges,
  findMoveRefusal,
  findReconRefusal,
  findWithdrawRefusal,
} from './fleet-orders.ts'

const two = { '0506': colonyOf('A', 4), '2710': colonyOf('B', 2) }
const state = gameOf({ colonies: two })

test('FIST-MOVE-1: a fleet is as slow as its slowest ship', () => {
  const reasons = ['1S', '1C', '1D', '1T', '1S1T'].map((ships) =>
    findMoveRefusal(state, 'A', shipsFrom(ships), '0203', '0506'),
  )
  expect(reasons).toEqual([null, null, 'out-of-range', 'out-of-range', 'out-of-range'])
})

test.each([3, 4, 5] as const)('FIST-PROD-8: dreadnoughts go %d hexes by agreement', (dreadnoughtRange) => {
  const game = gameOf({ colonies: two, settings: { dreadnoughtRange } })
  expect(findMoveRefusal(game, 'A', { D: 1 }, '0203', '0506')).toBe(dreadnoughtRange < 4 ? 'out-of-range' : null)
})

test('FIST-MOVE-2: from star to another star', () => {
  expect(findMoveRefusal(state, 'A', { S: 1 }, '0203', '0204')).toBe('not-a-star')
  expect(findMoveRefusal(state, 'A', { S: 1 }, '0203', 'constructor')).toBe('not-a-star')
  expect(findMoveRefusal(state, 'A', { S: 1 }, '0203', '0203')).toBe('same-star')
})

test('FIST-MOVE-3: within five hexes of an own colony, but for scouts alone', () => {
  const cut = gameOf({ colonies: { '0506': colonyOf('B', 4) } })
  expect(findMoveRefusal(cut, 'A', { C: 1 }, '0506', '0708')).toBe('too-far-from-colony')
  expect(findMoveRefusal(cut, 'A', { S: 1 }, '0506', '0708')).toBeNull()
  const wide = gameOf({ colonies: { '0506': colonyOf('B', 4) }, settings: { friendlyColonyHexes: 8 } })
  expect(findMoveRefusal(wide, 'A', { C: 1 }, '0506', '0708')).toBeNull()
  const besieged = gameOf({ colonies: { '0506': colonyOf('A', 4, { fortified: true, besieged: 1 }) } })
  expect(findMoveRefusal(besieged, 'A', { C: 1 }, '0506', '0708')).toBeNull()
})

test('FIST-MOVE-4, FIST-MAP-3: with drawn routes transports need one, warships do not', () => {
  const drawn = gameOf({ settings: { routeMode: 'drawn' } })
  const reasons = ['1T', '1T1C', '1C'].map((ships) => findMoveRefusal(drawn, 'A', shipsFrom(ships), '0203', '0304'))
  expect(reasons).toEqual(['no-route', 'no-route', null])
  expect(findMoveRefusal(drawn, 'A', { T: 1 }, '0203', '0205')).toBeNull()
  for (const routeMode of ['derived', 'off'] as const) {
    expect(findMoveRefusal(gameOf({ settings: { routeMode } }), 'A', { T: 1 }, '0203', '0304')).toBeNull()
  }
})

test('FIST-WD-1: to another star in range with an own colony', () => {
  expect(findWithdrawRefusal(state, 'A', { C: 1 }, '0205', '0506')).toBeNull()
  expect(findWithdrawRefusal(state, 'A', { C: 1 }, '0205', '0304')).toBe('no-friendly-colony')
  expect(findWithdrawRefusal(state, 'A', { C: 1 }, '0506', '0506')).toBe('same-star')
  expect(findWithdrawRefusal(state, 'A', { C: 1 }, '0708', '0203')).toBe('out-of-range')
  expect(findWithdrawRefusal(state, 'B', { S: 1 }, '0205', '0506')).toBe('no-friendly-colony')
  const drawn = gameOf({ colonies: two, settings: { routeMode: 'drawn' } })
  expect(findWithdrawRefusal(drawn, 'A', { T: 1 }, '0304', '0203')).toBe('no-route')
  expect(listRefuges(state, 'A', { C: 1 }, '0205')).toEqual(['0203', '0506'])
})

test('FIST-RECON-1: one star within five hexes for each scout, with a referee', () => {
  const fog = gameOf({ settings: { fog: 'gm' } })
  expect(findReconRefusal(state, { S: 1 }, '0203', ['0205'])).toBe('no-referee')
  expect(findReconRefusal(fog, { C: 1 }, '0203', ['0205'])).toBe('no-scout')
  expect(findReconRefusal(fog, { S: 1 }, '0203', [])).toBe('no-targets')
  expect(findReconRefusal(fog, { S: 1, C: 3 }, '0203', ['0205', '0304'])).toBe('too-many-targets')
  expect(findReconRefusal(fog, { S: 1 }, '0203', ['0204'])).toBe('not-a-star')
  expect(findReconRefusal(fog, { S: 1 }, '0203', ['1208'])).toBe('out-of-range')
  expect(findReconRefusal(fog, { S: 2 }, '1005', ['0708', '1208'])).toBeNull()
  expect(listReconTargets(fog, { S: 1 }, '0203')).toEqual(['0203', '0205', '0304', '0506'])
  expect(listReconTargets(state, { S: 1 }, '0203')).toEqual([])
})

test('reach lists exactly the stars that a fleet may move to', () => {
  for (const ships of ['1T', '2S', '1C', '1D1S'].map(shipsFrom)) {
    const legal = Object.keys(state.map.stars).filter((to) => findMoveRefusal(state, 'A', ships, '0506', to) === null)
    expect(listReachableStars(state, 'A', ships, '0506')).toEqual(legal.toSorted())
  }
})
