import { buildHexMask } from '#shared/kit/hex-runs.ts'
import type { StarMap } from '../model/star-map.ts'

/** Number of stars per region id. */
export function countStarsByRegion({
  regions,
  stars,
  board,
}: Pick<StarMap, 'regions' | 'stars' | 'board'>): ReadonlyMap<string, number> {
  return new Map(
    regions.map(({ id, hexes }) => {
      const mask = buildHexMask(hexes, board)
      const count = stars.reduce((sum, { row, column }) => sum + (mask[(row - 1) * board.columns + column - 1] ?? 0), 0)
      return [id, count]
    }),
  )
}
