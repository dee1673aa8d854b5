import { expect, test } from 'vitest'
import { clusterView, regionOf, starAt } from '#tests/support/star-maps.ts'
import { createStarMap } from '../model/star-map.ts'
import { starsByRegion } from './stars-by-region.ts'

test('Stars are counted in every region that they are in', () => {
  const regions = [regionOf('deep', [[4, 10, 14]]), regionOf('wide', [[4, 1, 16]]), regionOf('none', [])]
  const stars = [starAt('vex', '0412'), starAt('ada', '0402'), starAt('bo', '1005')]
  const counts = starsByRegion(createStarMap(clusterView({ stars, regions }), () => ''))
  expect(Object.fromEntries(counts)).toEqual({ deep: 1, none: 0, wide: 2 })
})
