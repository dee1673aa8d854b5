import { expect, test } from 'vitest'
import { boardSize, hexCentre } from '../../../src-shared/kit/hex.ts'
import { fitCamera, pan, reveal, toBoard, toScreen, zoomAt } from './camera.ts'

const BOARD = { rows: 32, columns: 16 }
const VIEW = { width: 600, height: 800 }
const FIT = fitCamera(BOARD, VIEW)

test('fits the whole board into the view', () => {
  const { width, height } = boardSize(BOARD)
  const [first, last] = [toScreen(FIT, VIEW, { x: 0, y: 0 }), toScreen(FIT, VIEW, { x: width, y: height })]
  expect(first.x).toBeGreaterThanOrEqual(38)
  expect(first.y).toBeCloseTo(32)
  expect(last.x).toBeLessThanOrEqual(VIEW.width)
  expect(last.y).toBeCloseTo(VIEW.height - 14)
})

test('a small board is not blown up without end', () => {
  expect(fitCamera({ rows: 1, columns: 1 }, VIEW).scale).toBe(48)
})

test('pixels and points of the board go back and forth', () => {
  const point = { x: 12.5, y: 3.25 }
  const there = toBoard(FIT, VIEW, toScreen(FIT, VIEW, point))
  expect(there.x).toBeCloseTo(point.x)
  expect(there.y).toBeCloseTo(point.y)
})

test('zooming holds the point under the pointer still', () => {
  const pointer = { x: 130, y: 420 }
  const before = toBoard(FIT, VIEW, pointer)
  const after = toBoard(zoomAt(FIT, VIEW, pointer, 1.7), VIEW, pointer)
  expect(after.x).toBeCloseTo(before.x)
  expect(after.y).toBeCloseTo(before.y)
})

test('zooming ends somewhere', () => {
  expect(zoomAt(FIT, VIEW, { x: 0, y: 0 }, 1000).scale).toBe(96)
  expect(zoomAt(FIT, VIEW, { x: 0, y: 0 }, 0.0001).scale).toBe(2)
})

test('panning follows the pointer and never loses the board', () => {
  const near = { ...FIT, scale: 40 }
  expect(pan(near, BOARD, 40, -20)).toEqual({ x: near.x - 1, y: near.y + 0.5, scale: 40 })
  expect(pan(near, BOARD, 1e6, 1e6)).toMatchObject({ x: 0, y: 0 })
})

test('reveals a hex that is out of sight and leaves the view alone otherwise', () => {
  const near = { x: 5, y: 5, scale: 60 }
  const far = hexCentre({ row: 30, column: 14 })
  expect(reveal(near, VIEW, far)).toEqual({ ...far, scale: 60 })
  expect(reveal(near, VIEW, { x: 5.5, y: 5 })).toBe(near)
  for (const [row, column] of [
    [1, 1],
    [32, 16],
  ] as const)
    expect(reveal(FIT, VIEW, hexCentre({ row, column }))).toBe(FIT)
})
