import { expect, test } from 'vitest'
import { computeBoardPngLayout, findPngSizeProblem } from './board-png.ts'

const BOARD = { width: 28.6, height: 48.5 }

test('the longer side has the pixels that are asked for, with a margin about the board', () => {
  const { width, height, scale, margin } = computeBoardPngLayout(BOARD, 8000)
  expect(height).toBe(8000)
  expect(width).toBe(Math.round(BOARD.width * scale) + 2 * margin)
  expect(margin).toBe(120)
})

test('a large picture of a small board has larger letters, one of a large board more detail', () => {
  expect(computeBoardPngLayout(BOARD, 8000).ratio).toBeGreaterThan(4)
  expect(computeBoardPngLayout({ width: 548, height: 476 }, 8000).ratio).toBe(1)
})

test('what a browser would leave blank is refused with what to do', () => {
  expect(findPngSizeProblem(computeBoardPngLayout(BOARD, 8000))).toBeNull()
  expect(findPngSizeProblem({ width: 16_384, height: 16_384 })).toBeNull()
  expect(findPngSizeProblem({ width: 16_385, height: 16_384 })).toBe(
    'A picture of 16385 by 16384 pixels is too large: 268,435,456 are the most. Choose a shorter side, or export SVG or PDF.',
  )
  expect(findPngSizeProblem({ width: 70_000, height: 100 })).toContain('65,535 pixels long at the most')
})
