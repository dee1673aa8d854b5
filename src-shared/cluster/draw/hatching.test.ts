import { expect, test } from 'vitest'
import { HATCH_PATTERNS, computeHatchLines } from './hatching.ts'

const SQUARE = new Float32Array([0, 0, 10, 0, 10, 10, 0, 10])
const HOLE = new Float32Array([4, 4, 4, 6, 6, 6, 6, 4])

test('lines fill a shape from edge to edge, a fixed distance apart', () => {
  const lines = computeHatchLines({ rings: [SQUARE], apart: 2 }, { angle: 0, isDotted: false })
  const found = Array.from({ length: lines.length / 4 }, (_, line) => lines.slice(4 * line, 4 * line + 4))
  expect(found.toSorted((a, b) => (a[1] ?? 0) - (b[1] ?? 0))).toEqual([1, 3, 5, 7, 9].map((y) => [0, y, 10, y]))
})

test('holes stay empty', () => {
  const lines = computeHatchLines({ rings: [SQUARE, HOLE], apart: 2 }, { angle: 0, isDotted: false })
  const middle = Array.from({ length: lines.length / 4 }, (_, line) => lines.slice(4 * line, 4 * line + 4))
  expect(middle.filter(([, y]) => y === 5)).toEqual([
    [0, 5, 4, 5],
    [6, 5, 10, 5],
  ])
})

test('no two patterns are alike', () => {
  expect(new Set(HATCH_PATTERNS.map((pattern) => JSON.stringify(pattern))).size).toBe(HATCH_PATTERNS.length)
})
