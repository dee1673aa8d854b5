import { expect, test } from 'vitest'
import { routeBetween } from '#tests/support/star-maps.ts'
import { countRoutesByStar } from './route-counts.ts'

test('Routes are counted at both of their ends', () => {
  const counts = countRoutesByStar({ routes: [routeBetween('vex', 'bo'), routeBetween('vex', 'ada')] })
  expect(Object.fromEntries(counts)).toEqual({ vex: 2, bo: 1, ada: 1 })
})
