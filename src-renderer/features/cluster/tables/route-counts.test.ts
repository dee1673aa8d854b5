import { expect, test } from 'vitest'
import { routeBetween } from '#tests/support/star-maps.ts'
import { routeCounts } from './route-counts.ts'

test('Routes are counted at both of their ends', () => {
  const counts = routeCounts({ routes: [routeBetween('vex', 'bo'), routeBetween('vex', 'ada')] })
  expect(Object.fromEntries(counts)).toEqual({ vex: 2, bo: 1, ada: 1 })
})
