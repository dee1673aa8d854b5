import { expect, test } from 'vitest'
import { formatFireArc, listSizeMarks, formatVehicleSize } from './vehicle-terms.ts'

test('P28-GRID-2, -5: a size says how far it goes and when the next one begins', () => {
  expect(formatVehicleSize('small', '6x6')).toBe('Small: up to 4 sections. Medium from 5 on.')
  expect(formatVehicleSize('medium', '6x7')).toBe('Medium: up to 20 sections. Large from 21 on.')
  expect(formatVehicleSize('large', '6x6')).toBe('Large: up to 36 sections. It grows no further.')
  expect(listSizeMarks('6x6').map(({ value }) => value)).toEqual([4, 16, 36])
})

test('P28-VEH-FACE-1: an arc in words', () => {
  expect(formatFireArc({ arc: ['front'], allRound: false })).toBe('fires to the front')
  expect(formatFireArc({ arc: [], allRound: false })).toBe('has no side to fire to yet')
  expect(formatFireArc({ arc: ['front', 'rear', 'left', 'right'], allRound: true })).toBe('fires all round')
  expect(formatFireArc(null)).toBe('')
})
