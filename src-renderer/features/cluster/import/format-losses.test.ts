import { expect, test } from 'vitest'
import { CHART_FORMATS } from '#shared/cluster/chart.ts'
import { formatLossFate, summariseLosses, formatLossPlaces } from './format-losses.ts'
import { isTravellerFormat } from './traveller.ts'

const loss = (isKept: boolean) => ({ what: 'Routes that leave the map', count: 3, where: ['line 14'], isKept })

test('What has no place is kept or lost', () => {
  expect(formatLossFate(loss(true), 'in')).toBe('kept for an export to the same format')
  expect(formatLossFate(loss(false), 'in')).toBe('lost')
  expect(formatLossFate(loss(false), 'out')).toBe('lost')
})

test('The first places are named, the others counted', () => {
  expect(formatLossPlaces({ where: ['line 14', 'line 20'], count: 2 })).toBe('line 14; line 20')
  expect(formatLossPlaces({ where: ['line 14', 'line 20'], count: 1202 })).toBe('line 14; line 20 and 1,200 more')
  expect(formatLossPlaces({ where: [], count: 4 })).toBe('')
})

test('All losses in one sentence', () => {
  expect(summariseLosses([], 'in')).toMatch('Nothing is lost')
  expect(summariseLosses([loss(true)], 'in')).toBe('One kind of thing is not shown on the map, but kept for an export.')
  expect(summariseLosses([loss(true), loss(false)], 'in')).toBe('2 kinds of things are not shown on the map.')
  expect(summariseLosses([loss(false), loss(false)], 'out')).toBe('2 kinds of things do not fit into this format.')
})

test('Only Traveller sectors have starports and populations', () => {
  expect(CHART_FORMATS.filter(isTravellerFormat)).toEqual([
    'traveller-sec',
    'traveller-tab',
    'traveller-column',
    'traveller-msec',
    'traveller-xml',
  ])
})
