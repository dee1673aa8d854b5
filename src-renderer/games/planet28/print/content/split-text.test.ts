import { expect, test } from 'vitest'
import { splitTextForPages } from './split-text.ts'

test('paragraphs are told apart, empty lines left out', () => {
  expect(splitTextForPages('One.\n\n  Two.  \n')).toEqual([
    { text: 'One.', starts: true },
    { text: 'Two.', starts: true },
  ])
  expect(splitTextForPages('\n \n')).toEqual([])
})

test('a long paragraph is cut after a sentence and loses nothing', () => {
  const text = 'The lamp was out when we came. '.repeat(60).trim()
  const pieces = splitTextForPages(text)
  expect(pieces.length).toBeGreaterThan(5)
  expect(pieces.map((piece) => piece.text).join('')).toBe(text)
  expect(pieces.map(({ starts }) => starts).indexOf(true, 1)).toBe(-1)
  for (const piece of pieces.slice(0, -1)) expect(piece.text).toMatch(/\. $/)
})

test('words without an end are cut between whole characters', () => {
  const text = '𝔸'.repeat(1000)
  const pieces = splitTextForPages(text)
  expect(pieces.map((piece) => piece.text).join('')).toBe(text)
  expect(pieces.every((piece) => piece.text.isWellFormed())).toBe(true)
})
