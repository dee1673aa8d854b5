import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getHexDistance, STANDARD_BOARD } from '#shared/kit/hex.ts'
import { netOf, randomStars, type RandomStars } from '#tests/support/random-net.ts'
import { createBucketQueue } from './bucket-queue.ts'
import { findShortestPath } from './shortest-path.ts'
import { createStarNet } from './star-net.ts'

test('a detour of short routes beats one long one', () => {
  const places = [
    { row: 1, column: 1 },
    { row: 1, column: 9 },
    { row: 9, column: 9 },
    { row: 1, column: 5 },
    { row: 30, column: 1 },
  ]
  const net = createStarNet(STANDARD_BOARD, places, [
    [0, 2],
    [2, 1],
    [0, 3],
    [3, 1],
  ])
  expect(findShortestPath(net, 0, 1)).toEqual({ stars: [0, 3, 1], hexes: 8 })
  expect(findShortestPath(net, 1, 1)).toEqual({ stars: [1], hexes: 0 })
  expect(findShortestPath(net, 0, 4)).toBeNull()
})

const lengthOf = ({ places, board }: RandomStars, from: number, to: number) =>
  getHexDistance(places[from] ?? { row: 0, column: 0 }, places[to] ?? { row: 0, column: 0 }, board)

/** All shortest lengths by Floyd's method. */
function allLengths(stars: RandomStars): number[][] {
  const size = stars.places.length
  const table = Array.from({ length: size }, (_, value) =>
    Array.from({ length: size }, (_unused, otherValue) => (value === otherValue ? 0 : Infinity)),
  )
  const improve = (a: number, b: number, hexes: number) => {
    const row = table[a] ?? []
    row[b] = Math.min(row[b] ?? 0, hexes)
  }
  for (const [from, to] of stars.routes) {
    improve(from, to, lengthOf(stars, from, to))
    improve(to, from, lengthOf(stars, from, to))
  }
  for (let over = 0; over < size; over += 1)
    for (let start = 0; start < size; start += 1)
      for (let end = 0; end < size; end += 1)
        improve(start, end, (table[start]?.[over] ?? 0) + (table[over]?.[end] ?? 0))
  return table
}

test('no way is shorter, and every step of it is a route', () => {
  fc.assert(
    fc.property(randomStars, (stars) => {
      const net = netOf(stars)
      const lengths = allLengths(stars)
      for (let to = 0; to < net.size; to += 1) {
        const path = findShortestPath(net, 0, to)
        expect(path?.hexes ?? Infinity).toBe(lengths[0]?.[to])
        const steps = (path?.stars ?? []).slice(1).map((star, index) => [path?.stars[index] ?? -1, star] as const)
        for (const [a, b] of steps) expect(stars.routes).toContainEqual([Math.min(a, b), Math.max(a, b)])
        expect(steps.reduce((sum, [a, b]) => sum + lengthOf(stars, a, b), 0)).toBe(path?.hexes ?? 0)
      }
    }),
    { seed: 13, numRuns: 200 },
  )
})

test('the queue gives items back by rank, however many and far apart', () => {
  const queue = createBucketQueue(5)
  for (let item = 0; item < 200; item += 1) queue.push(item, 5 + ((item * 37) % 200))
  const ranks = Array.from({ length: 200 }, () => (queue.pop() * 37) % 200)
  expect(ranks).toEqual(Array.from({ length: 200 }, (_, rank) => rank))
  expect(queue.pop()).toBe(-1)
})
