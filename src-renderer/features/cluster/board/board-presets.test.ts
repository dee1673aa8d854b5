import { expect, test } from 'vitest'
import { BOARD_PRESETS, firstBoard, presetOf } from './board-presets.ts'

test('a new map begins as the screen is, with as many hexes either way', () => {
  const [across, upright] = [firstBoard(true), firstBoard(false)]
  expect(across.columns).toBeGreaterThan(across.rows)
  expect(upright.rows).toBeGreaterThan(upright.columns)
  expect(across.rows * across.columns).toBe(upright.rows * upright.columns)
  expect([presetOf(across), presetOf(upright)]).toEqual(['landscape', 'standard'])
})

test('every preset is told from the others', () => {
  for (const { id, board } of BOARD_PRESETS) expect(presetOf(board)).toBe(id)
})
