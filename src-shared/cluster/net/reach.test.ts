import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getHexDistance } from '#shared/kit/hex.ts'
import { netOf, randomStars } from '#tests/support/random-net.ts'
import { computeConnectedComponents } from './connected-components.ts'
import {
  createMaskOfHexesWithin,
  UNREACHABLE_JUMPS,
  computeJumpsByRange,
  computeJumpsByRoute,
  countReachableStars,
} from './reach.ts'
import { createStarNet, type StarNet } from './star-net.ts'

const holds = (property: fc.IProperty<unknown>) => fc.assert(property, { seed: 12, numRuns: 200 })
const board = { rows: 1, columns: 30, orientation: 'pointy', shifted: 'even', labelOrder: 'row-column' } as const
const inOneRow = (columns: readonly number[]) => columns.map((column) => ({ row: 1, column }))

test('reach counts the jumps of a range and stops after as many as asked', () => {
  const net = createStarNet(board, inOneRow([1, 4, 7, 12, 30]), [])
  expect([...computeJumpsByRange(net, [0], 3)]).toEqual([0, 1, 2, UNREACHABLE_JUMPS, UNREACHABLE_JUMPS])
  expect([...computeJumpsByRange(net, [0], 5)]).toEqual([0, 1, 2, 3, UNREACHABLE_JUMPS])
  expect([...computeJumpsByRange(net, [0], 5, 2)]).toEqual([0, 1, 2, UNREACHABLE_JUMPS, UNREACHABLE_JUMPS])
  expect([...computeJumpsByRange(net, [0, 4], 3, 0)]).toEqual([
    0,
    UNREACHABLE_JUMPS,
    UNREACHABLE_JUMPS,
    UNREACHABLE_JUMPS,
    0,
  ])
  expect([...computeJumpsByRange(net, [], 3)]).toEqual([
    UNREACHABLE_JUMPS,
    UNREACHABLE_JUMPS,
    UNREACHABLE_JUMPS,
    UNREACHABLE_JUMPS,
    UNREACHABLE_JUMPS,
  ])
})

test('reach along routes asks for no range', () => {
  const net = createStarNet(board, inOneRow([1, 4, 7, 12, 30]), [
    [0, 4],
    [4, 3],
  ])
  expect([...computeJumpsByRoute(net, [0])]).toEqual([0, UNREACHABLE_JUMPS, UNREACHABLE_JUMPS, 2, 1])
})

/** Jumps by looking at every pair of stars again and again. */
function slowReach(net: StarNet, from: number, range: number): number[] {
  const jumps = Array.from({ length: net.size }, (_, star) => (star === from ? 0 : Infinity))
  for (let round = 0; round < net.size; round += 1)
    for (let start = 0; start < net.size; start += 1)
      for (let end = 0; end < net.size; end += 1)
        if (net.field.distance(net.hexes[start] ?? 0, net.hexes[end] ?? 0) <= range)
          jumps[end] = Math.min(jumps[end] ?? 0, (jumps[start] ?? 0) + 1)
  return jumps.map((jump) => (jump === Infinity ? UNREACHABLE_JUMPS : jump))
}

test('reach from one star and the counts from all agree with the plain way', () => {
  holds(
    fc.property(randomStars, fc.integer({ min: 1, max: 5 }), (stars, range) => {
      const net = netOf(stars)
      const counts = countReachableStars(net.neighboursWithin(range), 2)
      const groups = computeConnectedComponents(net.neighboursWithin(range))
      for (let star = 0; star < net.size; star += 1) {
        const jumps = computeJumpsByRange(net, [star], range)
        expect([...jumps]).toEqual(slowReach(net, star, range))
        expect(counts[star]).toBe(jumps.filter((jump) => jump === 1 || jump === 2).length)
        expect(groups.sizes[groups.componentOf[star] ?? 0]).toBe(
          jumps.filter((jump) => jump !== UNREACHABLE_JUMPS).length,
        )
      }
    }),
  )
})

test('the groups are numbered by their first stars and the largest is known', () => {
  const net = createStarNet(board, inOneRow([1, 20, 4, 22, 24, 30]), [])
  const groups = computeConnectedComponents(net.neighboursWithin(3))
  expect([...groups.componentOf]).toEqual([0, 1, 0, 1, 1, 2])
  expect([groups.sizes, groups.largest]).toEqual([[2, 3, 1], 1])
  expect(computeConnectedComponents(createStarNet(board, [], []).routes).largest).toBe(-1)
})

test('supply is every hex near enough to one of the stars (FIST-MOVE-3)', () => {
  holds(
    fc.property(randomStars, fc.integer({ min: 0, max: 6 }), (stars, range) => {
      const net = netOf(stars)
      const mask = createMaskOfHexesWithin(net, [0, net.size - 1], range)
      for (let hex = 0; hex < net.field.size; hex += 1) {
        const isNear = [stars.places[0], stars.places.at(-1)].some(
          (place) => place && getHexDistance(place, net.field.placeOf(hex), stars.board) <= range,
        )
        expect(mask[hex]).toBe(isNear ? 1 : 0)
      }
    }),
  )
})
