import { expect, test } from 'vitest'
import { getMaxEditDistance, computeEditDistance } from './edit-distance.ts'

test.each([
  ['vex', 'vex', 0],
  ['vekx', 'vex', 1],
  ['vx', 'vex', 1],
  ['vax', 'vex', 1],
  ['evx', 'vex', 1],
  ['moonshien', 'moonshine', 1],
  ['moonshni', 'moonshine', 2],
  ['kitten', 'sitting', null],
  ['', 'ab', 2],
  ['ember', 'embers of old', null],
])('%s and %s are %s slips apart', (a, b, slips) => {
  expect(computeEditDistance(a, b, 2)).toBe(slips)
  expect(computeEditDistance(b, a, 2)).toBe(slips)
})

test('short words allow no slip, five letters one, longer ones two', () => {
  expect(['ve', 'vex', 'ember', 'embers'].map(getMaxEditDistance)).toEqual([0, 1, 1, 2])
})
