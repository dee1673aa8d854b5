import { expect, test } from 'vitest'
import { DEFAULT_EXPORT_CHOICES } from './export-choices.ts'
import { hasEditions, summarisePicture, getExportPreviewKind } from './picture-summary.ts'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="411mm" height="474.4mm" viewBox="0 0 411 474.4"></svg>'
const { picture, sheets, poster } = DEFAULT_EXPORT_CHOICES

test('Every choice shows what will be saved', () => {
  expect(getExportPreviewKind({ tab: 'picture', picture, sheets })).toBe('printed')
  expect(
    getExportPreviewKind({ tab: 'picture', picture: { ...picture, format: 'png', drawnAs: 'screen' }, sheets }),
  ).toBe('screen')
  expect(getExportPreviewKind({ tab: 'sheets', picture, sheets: { ...sheets, what: 'index' } })).toBe('index')
  expect(getExportPreviewKind({ tab: 'sheets', picture, sheets })).toBe('printed')
  expect(getExportPreviewKind({ tab: 'data', picture, sheets })).toBe('losses')
})

test('Only an empty board has one edition', () => {
  expect([hasEditions({ tab: 'sheets', sheets }), hasEditions({ tab: 'data', sheets })]).toEqual([false, true])
})

test('The size is told in the words of what it becomes', () => {
  expect(summarisePicture(SVG, DEFAULT_EXPORT_CHOICES)).toEqual({
    tiles: null,
    words: `411 × 474 mm, ${SVG.length} bytes`,
  })
  const pixels = { ...DEFAULT_EXPORT_CHOICES, picture: { ...picture, format: 'png' as const, longestPixels: 8000 } }
  expect(summarisePicture(SVG, pixels).words).toBe('6,931 × 8,000 pixels')
  const cut = { ...DEFAULT_EXPORT_CHOICES, tab: 'poster' as const, poster: { ...poster, isCut: true } }
  expect(summarisePicture(SVG, cut).words).toMatch('411 × 474 mm on 6 sheets of A4')
  expect(summarisePicture(SVG, cut).tiles?.tiles).toHaveLength(6)
  expect(summarisePicture(SVG, { ...DEFAULT_EXPORT_CHOICES, tab: 'sheets' })).toEqual({
    tiles: null,
    words: '411 × 474 mm',
  })
})
