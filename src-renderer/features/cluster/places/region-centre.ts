import { countHexes, type HexRuns } from '#shared/kit/hex-runs.ts'
import type { HexPlace } from '#shared/kit/hex.ts'

/** The hex of a set closest to its centroid, or null for an empty set. */
export function findRegionCentre(hexes: HexRuns): HexPlace | null {
  const count = countHexes(hexes)
  const sum = hexes.reduce(
    ({ rows, columns }, [row, first, last]) => {
      const size = last - first + 1
      return { rows: rows + row * size, columns: columns + ((first + last) / 2) * size }
    },
    { rows: 0, columns: 0 },
  )
  const mean = { row: sum.rows / count, column: sum.columns / count }
  let nearest: HexPlace | null = null
  let least = Infinity
  for (const [row, first, last] of hexes) {
    const column = Math.round(Math.min(last, Math.max(first, mean.column)))
    const far = (row - mean.row) ** 2 + (column - mean.column) ** 2
    if (far < least) [nearest, least] = [{ row, column }, far]
  }
  return nearest
}
