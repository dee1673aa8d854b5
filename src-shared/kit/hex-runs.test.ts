import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  areRunsOnBoard,
  countHexes,
  subtractRuns,
  hasHex,
  iterateHexes,
  type HexRuns,
  buildHexMask,
  buildHexRuns,
  buildRunsFromMask,
  uniteRuns,
} from './hex-runs.ts'
import { STANDARD_BOARD } from './hex.ts'

const board = { ...STANDARD_BOARD, rows: 4, columns: 7 }
const key = ({ row, column }: { row: number; column: number }) => `${row}/${column}`
const keys = (runs: HexRuns) => new Set(Array.from(iterateHexes(runs), key))
const places = fc.array(fc.record({ row: fc.integer({ min: 1, max: 4 }), column: fc.integer({ min: 1, max: 7 }) }))

test('a set has each hex once, in as few runs as can be', () => {
  const runs = buildHexRuns([
    { row: 2, column: 3 },
    { row: 1, column: 7 },
    { row: 2, column: 2 },
    { row: 2, column: 3 },
    { row: 2, column: 5 },
  ])
  expect(runs).toEqual([
    [1, 7, 7],
    [2, 2, 3],
    [2, 5, 5],
  ])
  expect(countHexes(runs)).toBe(4)
  expect(hasHex(runs, { row: 2, column: 3 })).toBe(true)
  expect(hasHex(runs, { row: 2, column: 4 })).toBe(false)
})

test('sets add and take away as sets do, and masks say the same', () => {
  fc.assert(
    fc.property(places, places, (some, others) => {
      const [a, b] = [buildHexRuns(some), buildHexRuns(others)]
      expect(keys(a)).toEqual(new Set(some.map(key)))
      expect(keys(uniteRuns(a, b))).toEqual(new Set([...keys(a), ...keys(b)]))
      const left = [...keys(a)].filter((hex) => !keys(b).has(hex))
      expect(keys(subtractRuns(a, b))).toEqual(new Set(left))
      expect(buildRunsFromMask(buildHexMask(a, board), board)).toEqual(a)
      expect(uniteRuns(subtractRuns(a, b), a)).toEqual(a)
    }),
    { seed: 4 },
  )
})

test('a run that leaves the board is not on it', () => {
  expect(areRunsOnBoard([[1, 1, 7]], board)).toBe(true)
  expect(areRunsOnBoard([[1, 5, 8]], board)).toBe(false)
  expect(areRunsOnBoard([[5, 1, 1]], board)).toBe(false)
})
