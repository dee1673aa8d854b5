import { describe, expect, test } from 'vitest'
import { computeHexCentres } from '#shared/kit/hex-indexer.ts'
import { type HexRuns, buildHexRuns } from '#shared/kit/hex-runs.ts'
import { getHexCorners } from '#shared/kit/hex-shape.ts'
import { type HexBoard, computeHexCentre, listHexNeighbours, STANDARD_BOARD } from '#shared/kit/hex.ts'
import { buildHexOutline, type OutlineRing } from './outline.ts'

const LAYOUTS = (['pointy', 'flat'] as const).flatMap((orientation) =>
  (['even', 'odd'] as const).map((shifted): HexBoard => ({
    ...STANDARD_BOARD,
    rows: 9,
    columns: 9,
    orientation,
    shifted,
  })),
)
const HEX_AREA = (3 * Math.sqrt(3)) / 2

/** Positive where the ring goes clockwise (y grows downwards). */
function areaOf(ring: OutlineRing): number {
  let sum = 0
  for (let index = 0; index < ring.length; index += 2) {
    const [x, y] = [ring[index] ?? 0, ring[index + 1] ?? 0]
    const [nextX, nextY] = [ring[(index + 2) % ring.length] ?? 0, ring[(index + 3) % ring.length] ?? 0]
    sum += x * nextY - nextX * y
  }
  return sum / 2
}

describe.each(LAYOUTS)('$orientation hexes, $shifted lines pushed', (board) => {
  const outline = (runs: HexRuns) => buildHexOutline(runs, board, computeHexCentres(board))
  const middle = { row: 5, column: 5 }

  test('one hex has its own six corners around it', () => {
    const [ring, ...others] = outline(buildHexRuns([middle]))
    expect(others).toEqual([])
    const drawn = Array.from(
      { length: 6 },
      (_, index) => `${ring?.[2 * index]?.toFixed(3)} ${ring?.[2 * index + 1]?.toFixed(3)}`,
    )
    const corners = getHexCorners(middle, board).map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`)
    expect(drawn.toSorted()).toEqual(corners.toSorted())
  })

  test('the area inside is that of the hexes, however they lie', () => {
    const blob = [middle, ...listHexNeighbours(middle, board), { row: 1, column: 1 }, { row: 9, column: 9 }]
    const rings = outline(buildHexRuns(blob))
    expect(rings).toHaveLength(3)
    expect(rings.reduce((sum, ring) => sum + areaOf(ring), 0)).toBeCloseTo(9 * HEX_AREA, 2)
  })

  test('a hole is a ring of its own, the other way round', () => {
    const rings = outline(buildHexRuns(listHexNeighbours(middle, board)))
    const areas = rings.map(areaOf).toSorted((a, b) => a - b)
    expect(areas[0]).toBeCloseTo(-HEX_AREA, 3)
    expect(areas[1]).toBeCloseTo(7 * HEX_AREA, 2)
  })

  test('the whole board has one line around it', () => {
    const rows: HexRuns = Array.from({ length: 9 }, (_, row) => [row + 1, 1, 9] as const)
    const [ring, ...others] = outline(rows)
    expect(others).toEqual([])
    expect(areaOf(ring ?? new Float32Array())).toBeCloseTo(81 * HEX_AREA, 1)
    expect(computeHexCentre({ row: 1, column: 1 }, board).x).toBeGreaterThan(0)
  })
})
