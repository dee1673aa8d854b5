import { expect, test } from 'vitest'
import { convertDistanceToR, DISTANCE_UNITS, convertDistanceUnit, formatDistance } from './distance.ts'

test('SAND-KIT-1, -2: a distance is the same said as a cord, in R, in feet and in millimetres', () => {
  const unitMm = 304.8
  const two = { r: 2 }
  expect(convertDistanceUnit(two, 'feet', unitMm)).toEqual({ feet: 2 })
  expect(convertDistanceUnit(two, 'mm', unitMm)).toEqual({ mm: 610 })
  expect(convertDistanceUnit(two, 'cord', unitMm)).toEqual({ cord: 2, third: 3 })
  expect(convertDistanceUnit({ mm: 407 }, 'cord', 305)).toEqual({ cord: 2, third: 2 })
  expect(convertDistanceUnit({ r: 40 }, 'cord', 305)).toEqual({ cord: 6, third: 3 })
  for (const { value } of DISTANCE_UNITS)
    expect(convertDistanceToR(convertDistanceUnit(two, value, unitMm), unitMm)).toBeCloseTo(2, 2)
})

test('it is told as a cord, and in feet', () => {
  expect(formatDistance({ cord: 3, third: 2 }, 304.8)).toBe('R3, to the second knot (2 ft)')
  expect(formatDistance({ feet: 1 }, 304.8)).toBe('R1, to its end (1 ft)')
  expect(formatDistance({ mm: 500 }, 1000)).toBe('R1, half of it (1.6 ft)')
})
