import { expect, test } from 'vitest'
import { createAdjacencyLists } from '#shared/cluster/net/adjacency-lists.ts'
import { simulateUndisturbedGrowth } from './growth.ts'

const order = (a: number, b: number) => a - b

test('a homeworld of 5 settles its neighbours, two transports a turn, and grows nothing meanwhile', () => {
  // Home 0 with the neighbours 1 (rated 3), 2 (rated 2) and 3 (rated 1); behind 1 there is 4 (rated 5).
  const links = createAdjacencyLists(5, [
    [0, 1],
    [0, 2],
    [0, 3],
    [1, 4],
  ])
  const ratings = Uint8Array.of(5, 3, 2, 1, 5)
  const mayTake = new Uint8Array(5).fill(1)
  const growth = simulateUndisturbedGrowth({ links, ratings, home: 0, mayTake, order, turns: 5 })
  // Turn 1: transports to 1 and 2. Turn 2: both land; one to 3, and one over the new colony 1 to 4, two jumps away.
  // Turn 3: 3 is founded, 1 and 2 grow to 2. Turn 4: 4 is founded, 1 grows to 3; 2 and 3 are at their ratings.
  expect(growth.colonies).toEqual([1, 3, 4, 5, 5])
  expect(growth.capacity).toEqual([5, 10, 11, 16, 16])
  expect(growth.production).toEqual([5, 7, 5 + 2 + 2 + 1, 5 + 3 + 2 + 1 + 1, 5 + 3 + 2 + 1 + 2])
})

test('the highest rating comes first, then the order; what a side may not take it leaves', () => {
  const links = createAdjacencyLists(5, [
    [0, 1],
    [0, 2],
    [0, 3],
    [0, 4],
  ])
  const ratings = Uint8Array.of(2, 1, 4, 4, 5)
  const mayTake = Uint8Array.of(1, 1, 1, 1, 0)
  const capacity = (turns: number) =>
    simulateUndisturbedGrowth({ links, ratings, home: 0, mayTake, order, turns }).capacity
  expect(capacity(5)).toEqual([2, 6, 10, 11, 11])
})

test('a size-1 colony builds nothing but grows, and one rated 1 stays as it is (FIST-PROD-5)', () => {
  const links = createAdjacencyLists(2, [[0, 1]])
  const alone = (rating: number) =>
    simulateUndisturbedGrowth({
      links,
      ratings: Uint8Array.of(rating, 3),
      home: 0,
      mayTake: Uint8Array.of(1, 1),
      order,
      turns: 6,
    })
  expect(alone(1).production).toEqual([1, 1, 1, 1, 1, 1])
  // The homeworld pays for the one transport in turn 1 and stands at its rating; the colony grows from turn 3 on.
  expect(alone(2).production).toEqual([2, 3, 4, 5, 5, 5])
})
