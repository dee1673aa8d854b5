import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createAdjacencyLists } from '#shared/cluster/net/adjacency-lists.ts'
import { computeJumpsByLinks } from '#shared/cluster/net/reach.ts'
import { UNREACHABLE_JUMPS } from '#shared/cluster/net/reach.ts'
import { randomStars } from '#tests/support/random-net.ts'
import { computeChokePoints } from './choke-points.ts'

test('the middle of a chain lies on most ways, its ends on none', () => {
  const chain = createAdjacencyLists(5, [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 4],
  ])
  const { shares, cutStars, isExact, pivots } = computeChokePoints(chain)
  expect(shares).toEqual([0, 3 / 6, 4 / 6, 3 / 6, 0])
  expect({ cutStars, isExact, pivots }).toEqual({ cutStars: [1, 2, 3], isExact: true, pivots: 5 })
})

test('where two ways are equally short each star has half of them', () => {
  const square = createAdjacencyLists(4, [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 0],
  ])
  expect(computeChokePoints(square).shares).toEqual([1 / 6, 1 / 6, 1 / 6, 1 / 6])
})

test('the shares are those of counting every way', () => {
  fc.assert(
    fc.property(randomStars, ({ places, routes }) => {
      const links = createAdjacencyLists(places.length, routes)
      const jumps = places.map((_, star) => computeJumpsByLinks(links, [star]))
      const between = (a: number, b: number) => jumps[a]?.[b] ?? UNREACHABLE_JUMPS
      const ways = (a: number, b: number): number => {
        const far = between(a, b)
        if (far === 0 || far === UNREACHABLE_JUMPS) return far === 0 ? 1 : 0
        const last = places.flatMap((_, star) => (between(star, b) === 1 && between(a, star) === far - 1 ? [star] : []))
        return last.reduce((sum, star) => sum + ways(a, star), 0)
      }
      const pairs = Math.max(1, (places.length - 1) * (places.length - 2))
      const { shares } = computeChokePoints(links)
      for (const [star, share] of shares.entries()) {
        let sum = 0
        for (let from = 0; from < places.length; from += 1)
          for (let to = 0; to < places.length; to += 1) {
            const isOn = between(from, star) + between(star, to) === between(from, to)
            if (from === star || to === star || from === to || !isOn) continue
            if (between(from, to) !== UNREACHABLE_JUMPS) sum += (ways(from, star) * ways(star, to)) / ways(from, to)
          }
        expect(share).toBeCloseTo(sum / pairs, 10)
      }
    }),
    { seed: 20, numRuns: 40 },
  )
})

test('larger nets are judged by stars drawn by lot, always the same, and near the truth', () => {
  // A ladder of 2 × 1,200 stars.
  const rungs = 1200
  const pairs = Array.from({ length: rungs }, (_, rung) => [2 * rung, 2 * rung + 1] as const)
  const rails = Array.from({ length: 2 * (rungs - 1) }, (_, star) => [star, star + 2] as const)
  const net = createAdjacencyLists(2 * rungs, [...pairs, ...rails])
  const { shares, isExact, pivots } = computeChokePoints(net)
  expect([isExact, pivots]).toEqual([false, 200])
  expect(computeChokePoints(net).shares).toEqual(shares)
  // Half of all ways pass the middle rung, on either rail about as many.
  expect(shares[rungs]).toBeGreaterThan(0.2)
  expect(shares[rungs]).toBeLessThan(0.3)
  expect(shares[0]).toBeLessThan(0.01)
})
