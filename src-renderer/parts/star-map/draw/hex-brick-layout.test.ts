import { expect, test } from 'vitest'
import { DRAWN_BOARDS, buildDrawResult } from '#tests/support/draw-lists.ts'
import { buildHexBrickLayout } from './hex-brick-layout.ts'

test.each(DRAWN_BOARDS)('every hex has its own brick about its middle: $orientation, $shifted', (board) => {
  const { list } = buildDrawResult({ board })
  const { width, height, box, at } = buildHexBrickLayout(list)
  const [across, down] = [(box.right - box.left) / width, (box.bottom - box.top) / height]
  const taken = new Set<number>()
  for (let hex = 0; hex < list.middles.length / 2; hex += 1) {
    const { x, y } = at(hex)
    const [columns, rows] = board.orientation === 'pointy' ? [2, 1] : [1, 2]
    expect(box.left + (x + columns / 2) * across).toBeCloseTo(list.middles[2 * hex] ?? 0, 3)
    expect(box.top + (y + rows / 2) * down).toBeCloseTo(list.middles[2 * hex + 1] ?? 0, 3)
    taken.add(y * width + x)
    expect(x + columns <= width && y + rows <= height).toBe(true)
  }
  expect(taken.size).toBe(list.middles.length / 2)
})
