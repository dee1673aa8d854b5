import { expect, test } from 'vitest'
import { buildHexRuns, uniteRuns } from '#shared/kit/hex-runs.ts'
import { clusterView } from '#tests/support/star-maps.ts'
import { createStarMap } from '../model/star-map.ts'
import { listBrushHexes, extendStroke, listHexesAround, listHexesBetween } from './brush.ts'

const MAP = createStarMap(clusterView({}), () => '')
const [FROM, TO] = [
  { row: 2, column: 3 },
  { row: 14, column: 9 },
]

test.each([0, 1, 4])('a brush of radius %i has every hex within its reach, none off the board', (radius) => {
  const expected = buildHexRuns([...listHexesAround(MAP, FROM, radius), ...listHexesAround(MAP, TO, radius)])
  expect(listBrushHexes(MAP, [FROM, TO], radius)).toEqual(expected)
})

test('a stroke goes on over all hexes of the way', () => {
  const before = buildHexRuns([{ row: 20, column: 1 }])
  const hexPlaces = listHexesBetween(MAP, FROM, TO).flatMap((place) => listHexesAround(MAP, place, 2))
  expect(extendStroke(MAP, before, { from: FROM, to: TO, radius: 2 })).toEqual(
    uniteRuns(before, buildHexRuns(hexPlaces)),
  )
})
