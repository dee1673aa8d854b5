import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getHexDistance, STANDARD_BOARD } from '#shared/kit/hex.ts'
import { netOf, randomStars } from '#tests/support/random-net.ts'
import { areLinked, createAdjacencyLists, getNeighbours } from './adjacency-lists.ts'
import { createStarNet } from './star-net.ts'
import { buildTransportNet } from './transport-net.ts'

const holds = (property: fc.IProperty<unknown>) => fc.assert(property, { seed: 11, numRuns: 200 })
const inOrder = (numbers: Iterable<number>) => [...numbers].toSorted((a, b) => a - b)

test('stars are found by their hexes and the other way round', () => {
  const places = [
    { row: 4, column: 12 },
    { row: 32, column: 16 },
  ]
  const net = createStarNet(STANDARD_BOARD, places, [[0, 1]])
  expect([...net.hexes]).toEqual([59, 511])
  expect([net.starAt[59], net.starAt[511], net.starAt[0]]).toEqual([0, 1, -1])
  expect([...net.routeHexes]).toEqual([28, 28])
})

test('links go both ways and never from a star to itself', () => {
  const links = createAdjacencyLists(4, [
    [2, 0],
    [1, 1],
    [2, 3],
  ])
  expect([0, 1, 2, 3].map((star) => [...getNeighbours(links, star)])).toEqual([[2], [], [0, 3], [2]])
  expect([areLinked(links, 0, 2), areLinked(links, 3, 0)]).toEqual([true, false])
})

test('neighbours within a range are the stars so near, on every kind of board', () => {
  holds(
    fc.property(randomStars, fc.integer({ min: 0, max: 7 }), (stars, range) => {
      const links = netOf(stars).neighboursWithin(range)
      for (const [star, place] of stars.places.entries()) {
        const near = stars.places.flatMap((otherPlace, index) =>
          index !== star && getHexDistance(place, otherPlace, stars.board) <= range ? [index] : [],
        )
        expect(inOrder(getNeighbours(links, star))).toEqual(near)
      }
    }),
  )
})

test('neighbours of a range are worked out once', () => {
  const net = createStarNet(STANDARD_BOARD, [{ row: 1, column: 1 }], [])
  expect(net.neighboursWithin(3)).toBe(net.neighboursWithin(3))
})

test('transports follow stars 3 hexes apart or drawn routes of that length (FIST-MAP-3)', () => {
  holds(
    fc.property(randomStars, (stars) => {
      const net = netOf(stars)
      expect(buildTransportNet(net, 'derived')).toBe(net.neighboursWithin(3))
      expect(buildTransportNet(net, 'off')).toBe(net.neighboursWithin(3))
      const drawn = buildTransportNet(net, 'drawn')
      for (const [from, to] of stars.routes)
        expect(areLinked(drawn, from, to)).toBe(areLinked(net.neighboursWithin(3), from, to))
      expect(drawn.to.length).toBeLessThanOrEqual(2 * stars.routes.length)
    }),
  )
})
