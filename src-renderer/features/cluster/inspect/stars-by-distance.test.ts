import { expect, test } from 'vitest'
import { clusterView, starAt } from '#tests/support/star-maps.ts'
import { createStarMap } from '../model/star-map.ts'
import { listNearestStars } from './stars-by-distance.ts'

test('The nearest stars come first, equals by name', () => {
  const stars = [starAt('far', '3216'), starAt('bo', '0502'), starAt('ada', '0302'), starAt('here', '0402')]
  const map = createStarMap(clusterView({ stars }), () => '')
  expect(listNearestStars(map, { row: 4, column: 2 }, 3).map(({ star, hexes }) => [star.id, hexes])).toEqual([
    ['here', 0],
    ['ada', 1],
    ['bo', 1],
  ])
  expect(listNearestStars(map, { row: 4, column: 2 }, 9)).toHaveLength(4)
})
