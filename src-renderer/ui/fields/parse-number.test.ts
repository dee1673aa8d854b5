import { expect, test } from 'vitest'
import {
  clampNumber,
  findRangeError,
  formatEditableNumber,
  isWithinBounds,
  parseNumber,
  stepNumber,
} from './parse-number.ts'

test('Typed numbers may have a point, a comma, spaces and either minus', () => {
  expect(['12', ' 3.5 ', '3,5', '-4', '−4', '+2', '.5'].map(parseNumber)).toEqual([12, 3.5, 3.5, -4, -4, 2, 0.5])
})

test('Anything else is not a number', () => {
  expect(['', '-', '1e3', '2D6', '1.2.3', 'Infinity', '0x10'].map(parseNumber)).toEqual(Array(7).fill(null))
})

test('A number is clamped to the bounds it has', () => {
  expect(clampNumber(12, { min: 1, max: 10 })).toBe(10)
  expect(clampNumber(-3, { min: 1 })).toBe(1)
  expect(clampNumber(-3, {})).toBe(-3)
  expect(isWithinBounds(10, { max: 10 })).toBe(true)
  expect(isWithinBounds(11, { max: 10 })).toBe(false)
})

test('Steps neither leave the bounds nor gather noise', () => {
  expect(stepNumber(9, 3, { max: 10 })).toBe(10)
  expect(stepNumber(0.1, 2, { step: 0.1 })).toBe(0.3)
  expect(stepNumber(100, -2, { step: 25, min: 60 })).toBe(60)
})

test('An empty field steps to its lower bound', () => {
  expect(stepNumber(null, 1, { min: 3 })).toBe(3)
  expect(stepNumber(null, -1, {})).toBe(0)
  expect(formatEditableNumber(null)).toBe('')
})

test('A number out of range is refused with the nearest one allowed', () => {
  expect(findRangeError(50, { max: 40 })).toBe('At most 40.')
  expect(findRangeError(0, { min: 1, max: 40 })).toBe('At least 1.')
  expect(findRangeError(40, { max: 40 })).toBeNull()
  expect(findRangeError(null, { min: 1 })).toBeNull()
})
