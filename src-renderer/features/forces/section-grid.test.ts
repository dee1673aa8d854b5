import { expect, test } from 'vitest'
import type { PlacedSection } from '../../../src-shared/games/planet28/model.ts'
import { CORE_PLACED } from '../../../src-shared/games/planet28/placed-section.ts'
import { describeCell, moveTo, nextCell, placeAt, removeAt, sectionAt } from './section-grid.ts'

test('a vehicle starts with the engine in C3 and the crew in D3 (P28-GRID-1)', () => {
  expect(CORE_PLACED).toEqual([
    { cell: 'C3', section: 'engine' },
    { cell: 'D3', section: 'crew' },
  ])
})

test('placing fills a cell, replaces what stood there and keeps reading order', () => {
  const one = placeAt(CORE_PLACED, 'D4', 'radio')
  const two = placeAt(one, 'C4', 'crew')
  expect(two.map(({ cell }) => cell)).toEqual(['C3', 'D3', 'C4', 'D4'])
  expect(sectionAt(placeAt(two, 'D4', 'hard-point'), 'D4')?.section).toBe('hard-point')
  expect(CORE_PLACED).toHaveLength(2)
})

test('moving onto a free cell leaves the old one, onto a taken one swaps both', () => {
  const sections: PlacedSection[] = [...CORE_PLACED, { cell: 'C4', section: 'radio' }, { cell: 'D4', section: 'crew' }]
  expect(moveTo(sections, 'C4', 'B2').map(({ cell, section }) => `${cell} ${section}`)).toContain('B2 radio')
  const swapped = moveTo(sections, 'C4', 'D4')
  expect(sectionAt(swapped, 'D4')?.section).toBe('radio')
  expect(sectionAt(swapped, 'C4')?.section).toBe('crew')
})

test('removing empties one cell', () => {
  expect(removeAt(placeAt(CORE_PLACED, 'C4', 'radio'), 'C4')).toEqual(CORE_PLACED)
})

test('arrow keys move by one and stop at the edges, Home and End run along the row', () => {
  expect(nextCell('ArrowRight', 'C3')).toBe('D3')
  expect(nextCell('ArrowUp', 'C1')).toBe('C1')
  expect(nextCell('ArrowDown', 'F6')).toBe('F6')
  expect(nextCell('Home', 'D4')).toBe('A4')
  expect(nextCell('End', 'A2')).toBe('F2')
  expect(nextCell('PageDown', 'B1')).toBe('B6')
  expect(nextCell('x', 'B1')).toBeNull()
})

test('a cell says where it is, what it holds and what is wrong (P28-GRID-4)', () => {
  expect(describeCell('C4', null, [])).toBe('C4: empty, core.')
  expect(describeCell('A1', { cell: 'A1', section: 'radio' }, ['Move it.'])).toBe(
    'A1: Radio, front, large ring. Problem: Move it.',
  )
})
