import type { HexPlace, HexPoint } from '#shared/kit/hex.ts'
import type { StarMap } from '../model/star-map.ts'

/** Directions of the arrow keys. */
export const ARROW_DIRECTIONS = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
} as const satisfies Record<string, HexPoint>

/** Nearest star within 45 degrees of an arrow's direction; sideways distance counts double. Null if there is none. */
export function findStarHexInDirection(
  { stars, field, middles }: Pick<StarMap, 'stars' | 'field' | 'middles'>,
  from: HexPlace,
  arrow: HexPoint,
): HexPlace | null {
  const start = 2 * field.indexOf(from)
  let nearest: HexPlace | null = null
  let least = Infinity
  for (const star of stars) {
    const there = 2 * field.indexOf(star)
    const dx = (middles[there] ?? 0) - (middles[start] ?? 0)
    const dy = (middles[there + 1] ?? 0) - (middles[start + 1] ?? 0)
    const ahead = dx * arrow.x + dy * arrow.y
    const aside = Math.abs(dx * arrow.y - dy * arrow.x)
    const far = ahead + 2 * aside
    if (ahead <= 0.1 || aside > ahead || far >= least) continue
    least = far
    nearest = star
  }
  return nearest && { row: nearest.row, column: nearest.column }
}
