import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AdjacencyLists, createAdjacencyLists, type StarPair } from '#shared/cluster/net/adjacency-lists.ts'
import { computeConnectedComponents } from '#shared/cluster/net/connected-components.ts'
import { randomStars } from '#tests/support/random-net.ts'
import { listCutStarsBetween, findWeakPoints } from './cut-stars.ts'

/** The groups without a star. */
function without(size: number, pairs: readonly StarPair[], star: number): AdjacencyLists {
  return createAdjacencyLists(
    size,
    pairs.filter((pair) => !pair.includes(star)),
  )
}

const linked = (links: AdjacencyLists, a: number, b: number) => {
  const { componentOf } = computeConnectedComponents(links)
  return componentOf[a] === componentOf[b]
}

test('cut stars, bridges and what they cut off are those that taking them away shows', () => {
  fc.assert(
    fc.property(randomStars, ({ places, routes }) => {
      const size = places.length
      const links = createAdjacencyLists(size, routes)
      const { cutStars, bridges } = findWeakPoints(links)
      const groups = computeConnectedComponents(links)
      for (let star = 0; star < size; star += 1) {
        const left = computeConnectedComponents(without(size, routes, star))
        const mates = Array.from({ length: size }, (_, otherValue) => otherValue).filter(
          (otherStar) => otherStar !== star && groups.componentOf[otherStar] === groups.componentOf[star],
        )
        const pieces = [...Map.groupBy(mates, (otherMate) => left.componentOf[otherMate] ?? -1).values()].map(
          ({ length }) => length,
        )
        const cutsOff = mates.length - Math.max(0, ...pieces)
        expect(cutStars.find((cut) => cut.star === star)?.cutsOff ?? 0).toBe(cutsOff)
      }
      for (const [at, [from, to]] of routes.entries()) {
        const left = createAdjacencyLists(size, routes.toSpliced(at, 1))
        const { componentOf, sizes } = computeConnectedComponents(left)
        const bridge = bridges.find((found) => found.from + found.to === from + to && [from, to].includes(found.from))
        expect(bridge !== undefined).toBe(!linked(left, from, to))
        if (bridge)
          expect(bridge.cutsOff).toBe(Math.min(sizes[componentOf[from] ?? 0] ?? 0, sizes[componentOf[to] ?? 0] ?? 0))
      }
    }),
    { seed: 15, numRuns: 200 },
  )
})

test('the stars on every way between two stars are those without which no way is left', () => {
  fc.assert(
    fc.property(randomStars, ({ places, routes }) => {
      const size = places.length
      const links = createAdjacencyLists(size, routes)
      const to = size - 1
      const between = listCutStarsBetween(links, 0, to)
      const needed = places.flatMap((_, star) => {
        const isEnd = star === 0 || star === to
        return !isEnd && linked(links, 0, to) && !linked(without(size, routes, star), 0, to) ? [star] : []
      })
      expect(between.toSorted((a, b) => a - b)).toEqual(needed)
    }),
    { seed: 16, numRuns: 200 },
  )
})

test('they come in the order of the way', () => {
  const links = createAdjacencyLists(5, [
    [4, 2],
    [2, 0],
    [0, 3],
    [3, 1],
  ])
  expect(listCutStarsBetween(links, 4, 1)).toEqual([2, 0, 3])
})
