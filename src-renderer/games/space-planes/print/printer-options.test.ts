import { expect, test } from 'vitest'
import { parsePrinterOptions } from './printer-options.ts'

test('What is missing, broken or out of bounds becomes the default', () => {
  const usual = parsePrinterOptions(null)
  expect(usual).toMatchObject({ cubeMm: 16, tabs: true, measured: { across: 50, down: 50 } })
  expect(parsePrinterOptions('{')).toEqual(usual)
  expect(
    parsePrinterOptions(JSON.stringify({ cubeMm: 400, measured: { across: 49.2, down: 5 }, sheets: ['quick', 'x'] })),
  ).toEqual({
    ...usual,
    sheets: ['quick'],
    measured: { across: 49.2, down: 50 },
  })
})
