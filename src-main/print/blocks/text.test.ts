import { describe, expect, test } from 'vitest'
import { bold, MIN_TEXT_PT, MM_PER_POINT, TEXT_STYLES } from '../style.ts'
import { breakLines, fitText, measureSpans, paragraph } from './text.ts'

const listLines = (text: Parameters<typeof breakLines>[0], width: number) =>
  breakLines(text, TEXT_STYLES.body, width).map((spans) => spans.map((span) => span.text).join(''))
const widthOf = (text: string) =>
  measureSpans([{ text, face: 'regular', sizeMm: TEXT_STYLES.body.sizePt * MM_PER_POINT, colour: '' }])

describe('breaking lines', () => {
  test('keeps lines within the width and loses no word', () => {
    const text = 'The beacon here went dark in the third year; nobody has come back from looking at it.'
    const lines = listLines(text, 40)
    expect(lines.length).toBeGreaterThan(2)
    expect(lines.every((line) => widthOf(line) <= 40)).toBe(true)
    expect(lines.join(' ')).toBe(text)
  })

  test('does not break a word that is exactly as wide as the line', () => {
    expect(listLines('Ship number', widthOf('number'))).toEqual(['Ship', 'number'])
  })

  test('breaks a word that is wider than a line on lines of its own', () => {
    const lines = listLines(`Ossuary ${'n'.repeat(40)}`, 20)
    expect(lines[0]).toBe('Ossuary')
    expect(lines.slice(1).join('')).toBe('n'.repeat(40))
    expect(lines.every((line) => widthOf(line) <= 20)).toBe(true)
  })

  test('breaks Thai between words, and other long words between letters with their marks', () => {
    expect(listLines('ดาวเคราะห์สีแดงดวงสุดท้าย', 24)).toEqual(['ดาวเคราะห์สีแดง', 'ดวงสุดท้าย'])
    for (const line of listLines('รี'.repeat(30), 20)) expect(line).toMatch(/^(?:รี)+$/)
  })

  test('keeps the styles of spans, and breaks at newlines', () => {
    const lines = breakLines([bold('Iron skin.'), ' One more roll.\nAgain.'], TEXT_STYLES.body, 100)
    expect(lines.map((line) => line.map(({ text, face }) => `${face}: ${text}`))).toEqual([
      ['bold: Iron skin.', 'regular:  One more roll.'],
      ['regular: Again.'],
    ])
  })
})

test('a text shrinks to the least size, then takes more lines, and is never cut', () => {
  const style = { ...TEXT_STYLES.title, sizePt: 25 }
  expect(fitText('Mira Voss', style, { width: 60 }).style.sizePt).toBe(25)
  const long = fitText('Grandmother Rust of the Long Watch', style, { width: 90, singlePt: 13 })
  expect(long.lines.length).toBe(1)
  const wide = fitText('W'.repeat(80), style, { width: 40, height: 9, singlePt: 13 })
  expect(wide.style.sizePt).toBe(MIN_TEXT_PT)
  expect(
    wide.lines
      .flat()
      .map(({ text }) => text)
      .join(''),
  ).toBe('W'.repeat(80))
})

test('a paragraph splits between lines and leaves none alone', () => {
  const block = paragraph('word '.repeat(60))
  const step = block.height(1000) / 1
  const lines = Math.round(block.height(30) / step)
  const [head, rest] = block.split?.(30, step * (lines - 1)) ?? []
  expect(Math.round((head?.height(30) ?? 0) / step)).toBe(lines - 2)
  expect(Math.round((rest?.height(30) ?? 0) / step)).toBe(2)
  expect(block.split?.(30, step)).toBeNull()
})
