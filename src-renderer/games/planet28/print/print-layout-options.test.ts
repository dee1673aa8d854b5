import { expect, test } from 'vitest'
import { parsePrintLayoutOptions } from './print-layout-options.ts'

test('stored options are read, missing and broken ones are the defaults', () => {
  const stored = {
    inkLight: true,
    hitPoints: 'numbers',
    portraits: 'yes',
    codesLeadTo: 'table.local:4000',
    format: 'A7',
  }
  expect(parsePrintLayoutOptions(JSON.stringify(stored))).toEqual({
    ...parsePrintLayoutOptions(null),
    inkLight: true,
    hitPoints: 'numbers',
    codesLeadTo: 'table.local:4000',
  })
  for (const broken of [null, '', '{', '3', 'null', '[]'])
    expect(parsePrintLayoutOptions(broken)).toEqual(parsePrintLayoutOptions('{}'))
})
