import { expect, test } from 'vitest'
import { BOARD_PRESETS, getDefaultBoard, findBoardPresetId } from './board-presets.ts'

test('a new map begins as the screen is, with as many hexes either way', () => {
  const [across, upright] = [getDefaultBoard(true), getDefaultBoard(false)]
  expect(across.columns).toBeGreaterThan(across.rows)
  expect(upright.rows).toBeGreaterThan(upright.columns)
  expect(across.rows * across.columns).toBe(upright.rows * upright.columns)
  expect([findBoardPresetId(across), findBoardPresetId(upright)]).toEqual(['landscape', 'standard'])
})

test('every preset is told from the others', () => {
  for (const { id, board } of BOARD_PRESETS) expect(findBoardPresetId(board)).toBe(id)
})
