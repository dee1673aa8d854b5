/** Direction of a name from its glyph, and its cost. */
export interface NamePosition {
  readonly dx: -1 | 0 | 1
  readonly dy: -1 | 0 | 1
  readonly cost: number
}

/** Positions around a glyph, best first; used on screen and in print. */
export const NAME_POSITIONS: readonly NamePosition[] = [
  { dx: 1, dy: 0, cost: 0 },
  { dx: 0, dy: 1, cost: 0.5 },
  { dx: -1, dy: 0, cost: 0.7 },
  { dx: 1, dy: -1, cost: 1.1 },
  { dx: 1, dy: 1, cost: 1.2 },
  { dx: 0, dy: -1, cost: 1.3 },
  { dx: -1, dy: 1, cost: 1.8 },
  { dx: -1, dy: -1, cost: 1.9 },
]

/** Distance between a name and the edge of its glyph, in text sizes. */
const GAP = 0.16

/**
 * Distance from the centre of a glyph to the nearest point of a name's box. `off` is added to the gap, in text sizes.
 * Diagonal positions may be closer, because a disc has no corners.
 */
export function computeNameOffset(
  { dx, dy }: Pick<NamePosition, 'dx' | 'dy'>,
  { reach, size, off = 0 }: { readonly reach: number; readonly size: number; readonly off?: number },
): number {
  return (dx !== 0 && dy !== 0 ? 0.72 : 1) * reach + size * (GAP + off)
}
