import { expect, test } from 'vitest'
import { formatCount, formatNumber, formatSigned } from './format.ts'

test('A minus lines up with figures, and a sign is written where it was asked for', () => {
  expect([3, 0, -3].map(formatNumber)).toEqual(['3', '0', '−3'])
  expect([3, 0, -3].map((value) => formatSigned(value))).toEqual(['+3', '0', '−3'])
  expect([1.26, 0, -0.5].map((value) => formatSigned(value, 1))).toEqual(['+1.3', '0.0', '−0.5'])
})

test('One is one, and all others are many', () => {
  expect([0, 1, 2, 1200].map((number) => formatCount(number, 'hand'))).toEqual([
    '0 hands',
    '1 hand',
    '2 hands',
    '1,200 hands',
  ])
})
