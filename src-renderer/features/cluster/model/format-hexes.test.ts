import { expect, test } from 'vitest'
import { formatHexLabelRange } from '#shared/cluster/chart-area.ts'
import { STANDARD_BOARD } from '#shared/kit/hex.ts'
import { formatHexCount, describeHexLabelFormat } from './format-hexes.ts'

test('A board says how its hexes are written', () => {
  expect(formatHexLabelRange(STANDARD_BOARD)).toBe('0101 to 3216')
  expect(describeHexLabelFormat(STANDARD_BOARD)).toBe('Two digits row, two digits column.')
  const large = { ...STANDARD_BOARD, rows: 120, labelOrder: 'column-row' } as const
  expect(formatHexLabelRange(large)).toBe('001001 to 016120')
  expect(describeHexLabelFormat(large)).toBe('Three digits column, three digits row.')
})

test('Hexes are counted in words', () => {
  expect(formatHexCount(1)).toBe('1 hex')
  expect(formatHexCount(1200)).toBe('1,200 hexes')
})
