import { expect, test } from 'vitest'
import { parsePrinterOptions } from './printer-options.ts'

test('What is missing, broken or out of bounds becomes the default', () => {
  const usual = parsePrinterOptions(null)
  expect(usual).toMatchObject({ cupMm: 80, pailMm: 160, unitMm: 305, measured: { across: 50, down: 50 } })
  expect(parsePrinterOptions('{')).toEqual(usual)
  expect(parsePrinterOptions(JSON.stringify({ cupMm: 4 }))).toEqual(usual)
  expect(parsePrinterOptions(JSON.stringify({ cupMm: 75, sheets: ['pictures', 'units'] }))).toEqual({
    ...usual,
    cupMm: 75,
    sheets: ['pictures'],
  })
})
