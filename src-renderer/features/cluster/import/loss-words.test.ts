import { expect, test } from 'vitest'
import { CHART_FORMATS } from '#shared/cluster/chart.ts'
import { fateWords, lossSummary, whereWords } from './loss-words.ts'
import { isTraveller } from './traveller.ts'

const loss = (isKept: boolean) => ({ what: 'Routes that leave the map', count: 3, where: ['line 14'], isKept })

test('What has no place is kept or lost', () => {
  expect(fateWords(loss(true), 'in')).toBe('kept for an export to the same format')
  expect(fateWords(loss(false), 'in')).toBe('lost')
  expect(fateWords(loss(false), 'out')).toBe('lost')
})

test('The first places are named, the others counted', () => {
  expect(whereWords({ where: ['line 14', 'line 20'], count: 2 })).toBe('line 14; line 20')
  expect(whereWords({ where: ['line 14', 'line 20'], count: 1202 })).toBe('line 14; line 20 and 1,200 more')
  expect(whereWords({ where: [], count: 4 })).toBe('')
})

test('All losses in one sentence', () => {
  expect(lossSummary([], 'in')).toMatch('Nothing is lost')
  expect(lossSummary([loss(true)], 'in')).toBe('One kind of thing is not shown on the map, but kept for an export.')
  expect(lossSummary([loss(true), loss(false)], 'in')).toBe('2 kinds of things are not shown on the map.')
  expect(lossSummary([loss(false), loss(false)], 'out')).toBe('2 kinds of things do not fit into this format.')
})

test('Only Traveller sectors have starports and populations', () => {
  expect(CHART_FORMATS.filter(isTraveller)).toEqual([
    'traveller-sec',
    'traveller-tab',
    'traveller-column',
    'traveller-msec',
    'traveller-xml',
  ])
})
