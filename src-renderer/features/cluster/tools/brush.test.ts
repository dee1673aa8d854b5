import { expect, test } from 'vitest'
import { runsOf, unionOf } from '#shared/kit/hex-runs.ts'
import { clusterView } from '#tests/support/star-maps.ts'
import { createStarMap } from '../model/star-map.ts'
import { brushHexes, goOn, hexesAround, hexesBetween } from './brush.ts'

const MAP = createStarMap(clusterView({}), () => '')
const [FROM, TO] = [
  { row: 2, column: 3 },
  { row: 14, column: 9 },
]

test.each([0, 1, 4])('a brush of radius %i has every hex within its reach, none off the board', (radius) => {
  const expected = runsOf([...hexesAround(MAP, FROM, radius), ...hexesAround(MAP, TO, radius)])
  expect(brushHexes(MAP, [FROM, TO], radius)).toEqual(expected)
})

test('a stroke goes on over all hexes of the way', () => {
  const before = runsOf([{ row: 20, column: 1 }])
  const way = hexesBetween(MAP, FROM, TO).flatMap((place) => hexesAround(MAP, place, 2))
  expect(goOn(MAP, before, { from: FROM, to: TO, radius: 2 })).toEqual(unionOf(before, runsOf(way)))
})
