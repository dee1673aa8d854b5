import { expect, test } from 'vitest'
import { COLOURS_BY_NAME, parseColour } from './colour-names.ts'

test('names, long and short digits are read in any case', () => {
  expect(['red', ' SteelBlue ', '#0A3', '#C9A24B'].map(parseColour)).toEqual([
    '#ff0000',
    '#4682b4',
    '#00aa33',
    '#c9a24b',
  ])
})

test('anything else is no colour, also words that objects know', () => {
  expect(['', 'reddish', '#12', '#12345g', 'constructor', '__proto__', 'toString'].map(parseColour)).toEqual(
    Array(7).fill(null),
  )
})

test('every name stands for six digits', () => {
  expect(Object.values(COLOURS_BY_NAME).every((colour) => /^#[0-9a-f]{6}$/.test(colour))).toBe(true)
  expect(Object.keys(COLOURS_BY_NAME)).toHaveLength(148)
})
