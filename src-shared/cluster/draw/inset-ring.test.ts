import { expect, test } from 'vitest'
import { computeHexCentres } from '#shared/kit/hex-indexer.ts'
import { buildHexRuns } from '#shared/kit/hex-runs.ts'
import { HEX_WIDTH, listHexNeighbours, STANDARD_BOARD } from '#shared/kit/hex.ts'
import { insetRing } from './inset-ring.ts'
import { buildHexOutline, type OutlineRing } from './outline.ts'

const MIDDLES = computeHexCentres(STANDARD_BOARD)
const place = { row: 5, column: 5 }

/** How far the sides of a ring are from a point, at most and at least. */
function distances(ring: OutlineRing, x: number, y: number): number[] {
  return Array.from({ length: ring.length / 2 }, (_, index) => {
    const next = (2 * index + 2) % ring.length
    const [x1, y1, x2, y2] = [ring[2 * index], ring[2 * index + 1], ring[next], ring[next + 1]].map(
      (value) => value ?? 0,
    )
    return Math.hypot(((x1 ?? 0) + (x2 ?? 0)) / 2 - x, ((y1 ?? 0) + (y2 ?? 0)) / 2 - y)
  })
}

test('a hex shrinks on every side alike', () => {
  const [ring] = buildHexOutline(buildHexRuns([place]), STANDARD_BOARD, MIDDLES)
  const hex = 2 * ((place.row - 1) * STANDARD_BOARD.columns + place.column - 1)
  const inset = insetRing(ring ?? new Float32Array(), 0.1)
  const middles = distances(inset, MIDDLES[hex] ?? 0, MIDDLES[hex + 1] ?? 0)
  expect(middles).toEqual(Array.from({ length: 6 }, () => expect.closeTo(HEX_WIDTH / 2 - 0.1, 4) as number))
})

test('the line around a hole grows, so that it stays inside the region too', () => {
  const rings = buildHexOutline(buildHexRuns(listHexNeighbours(place, STANDARD_BOARD)), STANDARD_BOARD, MIDDLES)
  const hole = rings.find((ring) => ring.length === 12)
  const hex = 2 * ((place.row - 1) * STANDARD_BOARD.columns + place.column - 1)
  const inset = insetRing(hole ?? new Float32Array(), 0.1)
  expect(Math.min(...distances(inset, MIDDLES[hex] ?? 0, MIDDLES[hex + 1] ?? 0))).toBeCloseTo(HEX_WIDTH / 2 + 0.1, 4)
})
