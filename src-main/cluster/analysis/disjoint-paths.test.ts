import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areLinked, createAdjacencyLists, type StarPair } from '#shared/cluster/net/adjacency-lists.ts'
import { computeConnectedComponents } from '#shared/cluster/net/connected-components.ts'
import { boardArbitrary } from '#tests/support/charts.ts'
import { starsOn } from '#tests/support/random-net.ts'
import { computeDisjointPaths } from './disjoint-paths.ts'

function areJoined(size: number, pairs: readonly StarPair[], lost: readonly number[]): boolean {
  const left = pairs.filter((pair) => !pair.some((star) => lost.includes(star)))
  const { componentOf } = computeConnectedComponents(createAdjacencyLists(size, left))
  return componentOf[0] === componentOf[1]
}

/** The fewest stars besides 0 and 1 whose loss cuts these off from each other, by trying all. */
function fewestLost(size: number, pairs: readonly StarPair[]): number {
  const sets = Array.from({ length: 2 ** (size - 2) }, (_, bits) =>
    Array.from({ length: size - 2 }, (_unused, star) => star + 2).filter((star) => (bits >> (star - 2)) & 1),
  )
  return Math.min(...sets.filter((lost) => !areJoined(size, pairs, lost)).map(({ length }) => length))
}

test('as many ways as stars must be lost, and the stars named cut them all', () => {
  const few = boardArbitrary.chain((board) => starsOn(board, 8)).filter(({ places }) => places.length > 1)
  fc.assert(
    fc.property(few, ({ places, routes }) => {
      const size = places.length
      const links = createAdjacencyLists(size, routes)
      const { ways, cutStars } = computeDisjointPaths(links, 0, 1)
      const direct = areLinked(links, 0, 1) ? 1 : 0
      const others = routes.filter(([from, to]) => from + to !== 1)
      expect(ways - direct).toBe(fewestLost(size, others))
      expect(cutStars).toHaveLength(ways - direct)
      expect(areJoined(size, others, cutStars)).toBe(false)
    }),
    { seed: 19, numRuns: 200 },
  )
})
