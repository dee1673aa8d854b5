import { expect, test } from 'vitest'
import { parsePrintOptions } from './print-options.ts'

test('stored options are read, missing and broken ones are the defaults', () => {
  const stored = {
    inkLight: true,
    hitPoints: 'numbers',
    portraits: 'yes',
    codesLeadTo: 'table.local:4000',
    format: 'A7',
  }
  expect(parsePrintOptions(JSON.stringify(stored))).toEqual({
    ...parsePrintOptions(null),
    inkLight: true,
    hitPoints: 'numbers',
    codesLeadTo: 'table.local:4000',
  })
  for (const broken of [null, '', '{', '3', 'null', '[]'])
    expect(parsePrintOptions(broken)).toEqual(parsePrintOptions('{}'))
})
