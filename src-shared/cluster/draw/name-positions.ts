/** Where a name may stand about what it names: which way, and how much it is disliked. */
export interface NamePosition {
  readonly dx: -1 | 0 | 1
  readonly dy: -1 | 0 | 1
  readonly cost: number
}

/** The places about a glyph, the best first: on the screen and in print alike. */
export const NAME_POSITIONS: readonly NamePosition[] = [
  { dx: 0, dy: 1, cost: 0 },
  { dx: 1, dy: 0, cost: 0.6 },
  { dx: -1, dy: 0, cost: 1 },
  { dx: 0, dy: -1, cost: 1.2 },
  { dx: 1, dy: 1, cost: 1.4 },
  { dx: 1, dy: -1, cost: 1.5 },
  { dx: -1, dy: 1, cost: 1.8 },
  { dx: -1, dy: -1, cost: 1.9 },
]

/** How far a name keeps from the reach of its glyph, in its sizes. */
const GAP = 0.16

/** From the middle of a glyph that reaches so far to the nearest point of a name's box; `off` is added to the gap, in sizes. Beside a glyph and above or below it at once a name may come nearer: a disc has no corners. */
export function computeNameOffset(
  { dx, dy }: Pick<NamePosition, 'dx' | 'dy'>,
  { reach, size, off = 0 }: { readonly reach: number; readonly size: number; readonly off?: number },
): number {
  return (dx !== 0 && dy !== 0 ? 0.72 : 1) * reach + size * (GAP + off)
}
