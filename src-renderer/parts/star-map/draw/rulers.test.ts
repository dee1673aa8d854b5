import { expect, test } from 'vitest'
import { computeHexCentre, STANDARD_BOARD } from '#shared/kit/hex.ts'
import { DRAWN_BOARDS } from '#tests/support/draw-lists.ts'
import { getRowOrColumnPosition } from './rulers.ts'

test.each(DRAWN_BOARDS)('rows and columns are named at their hexes: $orientation, $shifted', (board) => {
  for (const line of [1, 2, 9, 22]) {
    const rows = [1, 2].map((column) => computeHexCentre({ row: line, column }, board).y)
    const columns = [1, 2].map((row) => computeHexCentre({ row, column: line }, board).x)
    expect(getRowOrColumnPosition('row', line, board)).toBeCloseTo(((rows[0] ?? 0) + (rows[1] ?? 0)) / 2)
    expect(getRowOrColumnPosition('column', line, board)).toBeCloseTo(((columns[0] ?? 0) + (columns[1] ?? 0)) / 2)
  }
})

test('a single line is not pushed', () => {
  const board = { ...STANDARD_BOARD, rows: 1 }
  expect(getRowOrColumnPosition('column', 3, board)).toBeCloseTo(computeHexCentre({ row: 1, column: 3 }, board).x)
})
