import { expect, test } from 'vitest'
import { buildDialArcPath, getDialPoint, getScaleFraction, listScaleTicks, getTickStep } from './scale.ts'

test('A short scale has a tick for every whole number', () => {
  const ticks = listScaleTicks(0, 10)
  expect(ticks.map((tick) => tick.value)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(ticks.filter((tick) => tick.weight !== 'minor').map((tick) => [tick.value, tick.weight])).toEqual([
    [0, 'major'],
    [5, 'middle'],
    [10, 'major'],
  ])
})

test('A long scale thins out and stays on round numbers', () => {
  expect([20, 50, 51, 180, 400, 3000].map(getTickStep)).toEqual([1, 1, 2, 5, 10, 100])
  expect(listScaleTicks(0, 1000).length).toBe(51)
})

test('A scale need not begin at nought, and may be empty', () => {
  expect(listScaleTicks(-2, 2).map((tick) => tick.at)).toEqual([0, 0.25, 0.5, 0.75, 1])
  expect(listScaleTicks(3, 3)).toHaveLength(1)
  expect(getScaleFraction(5, 3, 3)).toBe(0)
})

test('A value off the scale stands at its end', () => {
  expect(getScaleFraction(12, 0, 10)).toBe(1)
  expect(getScaleFraction(-1, 0, 10)).toBe(0)
})

test('A dial is symmetric about its top', () => {
  expect(getDialPoint(0.5, 40)).toEqual([0, -40])
  const [left] = getDialPoint(0, 40)
  const [right] = getDialPoint(1, 40)
  expect(left).toBe(-right)
  expect(buildDialArcPath(1, 40)).toContain('A40 40 0 1 1')
  expect(buildDialArcPath(0.5, 40)).toContain('A40 40 0 0 1')
})
