import { expect, test } from 'vitest'
import { computeBoardSizeInHexRadii } from '#shared/kit/hex-shape.ts'
import { type HexBoard, computeHexCentre, STANDARD_BOARD } from '#shared/kit/hex.ts'
import {
  interpolateCamera,
  fitCameraToBox,
  fitCameraToBoard,
  clampCameraToBoard,
  centreCamera,
  panCamera,
  panCameraToReveal,
  convertToBoardPoint,
  convertToScreenPoint,
  zoomCameraAt,
} from './map-camera.ts'

const BOARD = STANDARD_BOARD
const VIEW = { width: 600, height: 800 }
const STAGE = { board: BOARD, view: VIEW }
const FIT = fitCameraToBoard(STAGE)
const LARGE: HexBoard = { ...BOARD, rows: 250, columns: 400 }

test.each([
  [BOARD, VIEW],
  [LARGE, { width: 320, height: 240 }],
  [
    { ...LARGE, rows: 250, columns: 999, orientation: 'flat' as const },
    { width: 360, height: 500 },
  ],
])('fits the whole board into the view, however large', (board, view) => {
  const camera = fitCameraToBoard({ board, view })
  const { width, height } = computeBoardSizeInHexRadii(board)
  const [first, last] = [
    convertToScreenPoint(camera, view, { x: 0, y: 0 }),
    convertToScreenPoint(camera, view, { x: width, y: height }),
  ]
  expect(first.x).toBeGreaterThanOrEqual(39.9)
  expect(first.y).toBeGreaterThanOrEqual(31.9)
  expect(last.x).toBeLessThanOrEqual(view.width)
  expect(last.y).toBeLessThanOrEqual(view.height)
})

test('a small board is not blown up without end', () => {
  expect(fitCameraToBoard({ board: { ...BOARD, rows: 1, columns: 1 }, view: VIEW }).scale).toBe(48)
})

test('pixels and points of the board go back and forth', () => {
  const point = { x: 12.5, y: 3.25 }
  const there = convertToBoardPoint(FIT, VIEW, convertToScreenPoint(FIT, VIEW, point))
  expect(there.x).toBeCloseTo(point.x)
  expect(there.y).toBeCloseTo(point.y)
})

test('zooming holds the point under the pointer still', () => {
  const at = { x: 130, y: 420 }
  const before = convertToBoardPoint(FIT, VIEW, at)
  const after = convertToBoardPoint(zoomCameraAt(FIT, STAGE, { at, factor: 1.7 }), VIEW, at)
  expect(after.x).toBeCloseTo(before.x)
  expect(after.y).toBeCloseTo(before.y)
})

test('zooming ends somewhere: a large board may be drawn smaller than others', () => {
  const at = { x: 0, y: 0 }
  expect(zoomCameraAt(FIT, STAGE, { at, factor: 1000 }).scale).toBe(96)
  expect(zoomCameraAt(FIT, STAGE, { at, factor: 0.0001 }).scale).toBe(2)
  const viewport = { board: LARGE, view: VIEW }
  const fit = fitCameraToBoard(viewport)
  const least = zoomCameraAt(fit, viewport, { at, factor: 0.0001 }).scale
  expect(least).toBeLessThan(fit.scale)
  expect(least).toBeGreaterThan(fit.scale / 2)
})

test('a rectangle fills the view, and a point is looked at no nearer than allowed', () => {
  const camera = fitCameraToBox(STAGE, { x: 10, y: 30 }, { x: 4, y: 20 })
  expect(camera).toMatchObject({ x: 7, y: 25 })
  const [a, b] = [
    convertToScreenPoint(camera, VIEW, { x: 4, y: 20 }),
    convertToScreenPoint(camera, VIEW, { x: 10, y: 30 }),
  ]
  expect(Math.min(a.x, a.y)).toBeGreaterThan(0)
  expect(b.x <= VIEW.width && b.y <= VIEW.height).toBe(true)
  expect(centreCamera({ x: 3, y: 4 }, 1000, STAGE)).toEqual({ x: 3, y: 4, scale: 96 })
})

test('a first look at a corner shows no more paper than the whole board has about it, below the buttons', () => {
  const size = computeBoardSizeInHexRadii(BOARD)
  const near = { ...FIT, scale: 40 }
  const topLeft = clampCameraToBoard({ ...near, x: 0, y: 0 }, STAGE)
  const corner = convertToScreenPoint(topLeft, VIEW, { x: 0, y: 0 })
  expect([corner.x, corner.y]).toEqual([expect.closeTo(40), expect.closeTo(32 + 48)])
  const bottomRight = clampCameraToBoard({ ...near, x: size.width, y: size.height }, STAGE)
  const end = convertToScreenPoint(bottomRight, VIEW, { x: size.width, y: size.height })
  expect([VIEW.width - end.x, VIEW.height - end.y]).toEqual([expect.closeTo(14), expect.closeTo(14)])
  const middle = { x: size.width / 2, y: size.height / 2, scale: 40 }
  expect(clampCameraToBoard(middle, STAGE)).toEqual(middle)
  const held = clampCameraToBoard({ ...FIT, x: 0, y: 0 }, STAGE)
  expect([held.x, held.y]).toEqual([expect.closeTo(FIT.x), expect.closeTo(FIT.y - 48 / FIT.scale)])
})

test('panning follows the pointer and never loses the board', () => {
  const near = { ...FIT, scale: 40 }
  expect(panCamera(near, BOARD, { dx: 40, dy: -20 })).toEqual({ x: near.x - 1, y: near.y + 0.5, scale: 40 })
  expect(panCamera(near, BOARD, { dx: 1e6, dy: 1e6 })).toMatchObject({ x: 0, y: 0 })
})

test('reveals a hex that is out of sight and leaves the view alone otherwise', () => {
  const near = { x: 5, y: 5, scale: 60 }
  const far = computeHexCentre({ row: 30, column: 14 }, BOARD)
  expect(panCameraToReveal(near, VIEW, far)).toEqual({ ...far, scale: 60 })
  expect(panCameraToReveal(near, VIEW, { x: 5.5, y: 5 })).toBe(near)
  for (const [row, column] of [
    [1, 1],
    [32, 16],
  ] as const)
    expect(panCameraToReveal(FIT, VIEW, computeHexCentre({ row, column }, BOARD))).toBe(FIT)
})

test('a flight begins and ends where it should, and holds still what both views show at one place', () => {
  const [from, to] = [FIT, zoomCameraAt(FIT, STAGE, { at: { x: 200, y: 300 }, factor: 4 })]
  expect(interpolateCamera(from, to, 0)).toEqual(from)
  expect(interpolateCamera(from, to, 1)).toEqual(to)
  const still = convertToBoardPoint(from, VIEW, { x: 200, y: 300 })
  for (const part of [0.2, 0.5, 0.9]) {
    const seen = convertToScreenPoint(interpolateCamera(from, to, part), VIEW, still)
    expect(seen.x).toBeCloseTo(200)
    expect(seen.y).toBeCloseTo(300)
  }
  expect(interpolateCamera({ x: 0, y: 0, scale: 9 }, { x: 10, y: 4, scale: 9 }, 0.5)).toEqual({ x: 5, y: 2, scale: 9 })
})
