import { expect, test } from 'vitest'
import { clusterView, createRegion, starAt } from '#tests/support/star-maps.ts'
import { createStarMap } from '../model/star-map.ts'
import { countStarsByRegion } from './stars-by-region.ts'

test('Stars are counted in every region that they are in', () => {
  const regions = [createRegion('deep', [[4, 10, 14]]), createRegion('wide', [[4, 1, 16]]), createRegion('none', [])]
  const stars = [starAt('vex', '0412'), starAt('ada', '0402'), starAt('bo', '1005')]
  const counts = countStarsByRegion(createStarMap(clusterView({ stars, regions }), () => ''))
  expect(Object.fromEntries(counts)).toEqual({ deep: 1, none: 0, wide: 2 })
})
