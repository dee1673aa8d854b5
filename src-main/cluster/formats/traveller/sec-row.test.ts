import { expect, test } from 'vitest'
import { parseSecRow, formatSecRow, STANDARD_SEC_COLUMN_WIDTHS, measureSecColumnWidths } from './sec-row.ts'

test('the legacy columns: name 1-14, hex 15-18, profile 20-28, base 31, remarks 33-47, zone 49, PBG 52-54, allegiance 56-57', () => {
  expect(parseSecRow('Corvane       0412 B56789A-C  N Ag Ri           A  703 Vx G2 V M4 V')).toMatchObject({
    name: 'Corvane',
    hex: '0412',
    uwp: 'B56789A-C',
    bases: 'N',
    remarks: 'Ag Ri',
    zone: 'A',
    pbg: '703',
    allegiance: 'Vx',
    stars: 'G2 V M4 V',
  })
})

test('widths vary: a long name, one blank, no zone, many remarks', () => {
  expect(parseSecRow('Port of the Long Evening   3140 X??????-? * Ni Po De Va Lo Ba Ic   000 --')).toMatchObject({
    name: 'Port of the Long Evening',
    hex: '3140',
    uwp: 'X??????-?',
    bases: '*',
    remarks: 'Ni Po De Va Lo Ba Ic',
    zone: '',
    pbg: '000',
    allegiance: '--',
  })
  expect(parseSecRow('9 Lives 12340101 A000000-0                       000 Vx')).toMatchObject({
    name: '9 Lives 1234',
    hex: '0101',
  })
})

test.each([
  'Corvane       0412 B56789A-',
  'Corvane       412 B56789A-C    Ag Ri              703 Vx',
  'Corvane       0412 B56789A--    Ag Ri              703 Vx',
  'a few words about nothing',
  '',
])('no world in %j', (line) => expect(parseSecRow(line)).toBeNull())

test('a row is written as it is read', () => {
  const line = 'Corvane       0412 B56789A-C  N Ag Ri           A  703 Vx G2 V M4 V'
  const world = parseSecRow(line)
  expect(world && formatSecRow(world, STANDARD_SEC_COLUMN_WIDTHS)).toBe(line)
})

test('a name that would make the row a comment is moved to the right', () => {
  const world = parseSecRow(' #9           0412 B56789A-C                       703 Vx')
  expect(world?.name).toBe('#9')
  expect(world && formatSecRow(world, STANDARD_SEC_COLUMN_WIDTHS)).toBe(
    ' #9           0412 B56789A-C                       703 Vx',
  )
})

test('the widths of a row are never less than the legacy ones', () => {
  expect(measureSecColumnWidths('Port of the Long Evening   3140 X??????-? * Ni Po De Va Lo Ba Ic   000 --')).toEqual({
    name: 27,
    remarks: 20,
  })
  expect(measureSecColumnWidths('no row')).toEqual(STANDARD_SEC_COLUMN_WIDTHS)
})
