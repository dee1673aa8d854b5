import { expect, test } from 'vitest'
import { hexCentre, STANDARD_BOARD } from '#shared/kit/hex.ts'
import { DRAWN_BOARDS } from '#tests/support/draw-lists.ts'
import { lineAt } from './rulers.ts'

test.each(DRAWN_BOARDS)('rows and columns are named at their hexes: $orientation, $shifted', (board) => {
  for (const line of [1, 2, 9, 22]) {
    const rows = [1, 2].map((column) => hexCentre({ row: line, column }, board).y)
    const columns = [1, 2].map((row) => hexCentre({ row, column: line }, board).x)
    expect(lineAt('row', line, board)).toBeCloseTo(((rows[0] ?? 0) + (rows[1] ?? 0)) / 2)
    expect(lineAt('column', line, board)).toBeCloseTo(((columns[0] ?? 0) + (columns[1] ?? 0)) / 2)
  }
})

test('a single line is not pushed', () => {
  const board = { ...STANDARD_BOARD, rows: 1 }
  expect(lineAt('column', 3, board)).toBeCloseTo(hexCentre({ row: 1, column: 3 }, board).x)
})
