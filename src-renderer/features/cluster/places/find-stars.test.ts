import { expect, test } from 'vitest'
import { clusterView, starAt } from '#tests/support/star-maps.ts'
import { createStarMap } from '../model/star-map.ts'
import { findStars, listStarSuggestions } from './find-stars.ts'

const named = (name: string, label: string) => starAt(name.toLowerCase().replace(/\W/g, '-'), label, { name })
const MAP = createStarMap(
  clusterView({
    stars: [
      named('Old Vex', '0101'),
      named('Vex', '0103'),
      named('Convex', '0105'),
      named('Vexillum', '0107'),
      named('Ülo', '0412'),
    ],
  }),
  () => '',
)
const names = (text: string, most = 10) => findStars(MAP, text, most).map(({ name }) => name)

test('Whole names come first, then beginnings, then the rest', () => {
  expect(names('vex')).toEqual(['Vex', 'Vexillum', 'Old Vex', 'Convex'])
  expect(names('VEX ', 2)).toEqual(['Vex', 'Vexillum'])
})

test('Marks over letters do not matter, and a hex is found by its label', () => {
  expect(names('ulo')).toEqual(['Ülo'])
  expect(names('0412')).toEqual(['Ülo'])
  expect(listStarSuggestions(MAP, '0412')).toEqual([{ value: '-lo', label: 'Ülo', hint: '0412' }])
})

test('Nothing typed finds nothing', () => {
  expect(names('  ')).toEqual([])
})
