import { expect, test } from 'vitest'
import { convertDistance, findDistanceInUnit } from './distance-value.ts'

const metre = { unit: 'm', label: 'm', mm: 1000, max: 5, step: 0.1 }
const foot = { unit: 'feet', label: 'Feet', mm: 304.8, max: 16, step: 0.25 }
const millimetre = { unit: 'mm', label: 'mm', mm: 1, max: 5000, step: 10 }
const units = [metre, foot, millimetre]

test('a distance is shown in any unit, and as it was entered in its own', () => {
  expect(convertDistance({ m: 1.2345 }, metre, units)).toBe(1.2345)
  expect(convertDistance({ m: 1 }, foot, units)).toBe(3.28)
  expect(convertDistance({ feet: 1 }, millimetre, units)).toBe(305)
})

test('a named distance, and none, have no number', () => {
  expect(convertDistance({ cord: 2, third: 1 }, metre, units)).toBeNull()
  expect(convertDistance(null, metre, units)).toBeNull()
  expect(findDistanceInUnit([1], 'm')).toBeNull()
})
