import { describe, expect, test } from 'vitest'
import { truncateTextToWidth, measureTextWidth, wrapText } from './text-width.ts'

const SET = { face: 'regular', size: 10 } as const

describe('the width of a text', () => {
  test('is the sum of its letters', () => {
    expect(measureTextWidth('Tarn', SET)).toBeCloseTo(5.46 + 4.66 + 3.83 + 5.48, 9)
    expect(measureTextWidth('', SET)).toBe(0)
  })

  test('does not change with marks on letters', () => {
    expect(measureTextWidth('Ångström', SET)).toBeCloseTo(measureTextWidth('Angstrom', SET), 9)
    expect(measureTextWidth('e\u0301', SET)).toBeCloseTo(measureTextWidth('e', SET), 9)
  })

  test('grows with space between letters, not around them', () => {
    expect(measureTextWidth('abc', { ...SET, spacing: 0.1 })).toBeCloseTo(measureTextWidth('abc', SET) + 2, 9)
  })

  test('is the same for every letter of the mono face', () => {
    expect(measureTextWidth('0412', { face: 'mono', size: 2 })).toBeCloseTo(5.2, 9)
  })

  test('is a guess for further scripts, the full size for those that are as wide as high', () => {
    expect(measureTextWidth('星', SET)).toBe(10)
    expect(measureTextWidth('ᚠ', SET)).toBeCloseTo(6.6, 9)
  })

  test('of Arabic is less where letters join', () => {
    expect(measureTextWidth('بب', SET)).toBeLessThan(measureTextWidth('ب ب', SET) - measureTextWidth(' ', SET))
  })
})

describe('wrapping', () => {
  test('keeps lines within the width and loses nothing', () => {
    const text = 'The beacon here went dark in the third year; nobody has come back from looking at it.'
    const lines = wrapText(text, 120, SET)
    expect(lines.length).toBeGreaterThan(2)
    expect(lines.every((line) => measureTextWidth(line, SET) <= 120)).toBe(true)
    expect(lines.join(' ')).toBe(text)
  })

  test('breaks words that are longer than a line', () => {
    const lines = wrapText('Ossuary ' + 'n'.repeat(40), 60, SET)
    expect(lines.every((line) => measureTextWidth(line, SET) <= 60)).toBe(true)
    expect(lines.join('').replaceAll(' ', '')).toHaveLength(47)
  })

  test('makes no line of nothing', () => {
    expect(wrapText('  ', 60, SET)).toEqual([])
  })
})

test('a text that is too long ends with an ellipsis', () => {
  expect(truncateTextToWidth('Lantern', 100, SET)).toBe('Lantern')
  const short = truncateTextToWidth('The Lantern League', 40, SET)
  expect(short.endsWith('…')).toBe(true)
  expect(measureTextWidth(short, SET)).toBeLessThanOrEqual(40)
})
