import { expect, test } from 'vitest'
import { createHexIndexer, computeHexCentres } from '#shared/kit/hex-indexer.ts'
import { STANDARD_BOARD } from '#shared/kit/hex.ts'
import type { StarMap } from '../model/star-map.ts'
import { ARROW_DIRECTIONS, findStarHexInDirection } from './star-in-direction.ts'

const places = [
  { row: 10, column: 8 },
  { row: 10, column: 11 },
  { row: 4, column: 8 },
  { row: 12, column: 9 },
  { row: 30, column: 8 },
]
const map = {
  stars: places as unknown as StarMap['stars'],
  field: createHexIndexer(STANDARD_BOARD),
  middles: computeHexCentres(STANDARD_BOARD),
}
const from = { row: 10, column: 8 }

test('an arrow leads to the nearest star about its way', () => {
  expect(findStarHexInDirection(map, from, ARROW_DIRECTIONS.ArrowRight)).toEqual({ row: 10, column: 11 })
  expect(findStarHexInDirection(map, from, ARROW_DIRECTIONS.ArrowUp)).toEqual({ row: 4, column: 8 })
  expect(findStarHexInDirection(map, from, ARROW_DIRECTIONS.ArrowDown)).toEqual({ row: 12, column: 9 })
})

test('and nowhere when there is none that way', () => {
  expect(findStarHexInDirection(map, from, ARROW_DIRECTIONS.ArrowLeft)).toBeNull()
})
