import { expect, test } from 'vitest'
import { parsePrintOptions } from './print-options.ts'

test('what was kept comes back, what is missing or broken is as it comes', () => {
  expect(
    parsePrintOptions(
      JSON.stringify({ inkLight: true, hitPoints: 'numbers', portraits: 'yes', codesLeadTo: 'table.local:4000' }),
    ),
  ).toEqual({
    inkLight: true,
    largePrint: false,
    hitPoints: 'numbers',
    portraits: true,
    notes: true,
    codes: false,
    codesLeadTo: 'table.local:4000',
  })
  for (const broken of [null, '', '{', '3', 'null', '[]'])
    expect(parsePrintOptions(broken)).toEqual(parsePrintOptions('{}'))
})
