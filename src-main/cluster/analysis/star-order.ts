import type { HexField } from '#shared/kit/hex-field.ts'

/** Comparator of two hexes. Negative if the first comes first. Never 0 for different hexes. */
type HexOrder = (a: number, b: number) => number

/** Directions of the tie-break between mirror images on the left and right. */
export const TIE_BREAK_DIRECTIONS = [1, -1] as const
export type TieBreakDirection = (typeof TIE_BREAK_DIRECTIONS)[number]

/** Hexes of a homeworld and of its rival. */
interface OrderEnds {
  readonly home: number
  readonly rival: number
}

/**
 * Order in which a side takes otherwise equal hexes: nearest to its homeworld first, then those in the direction of
 * its rival, then from one side to the other. Depends on relative positions only, so a half turn that swaps the
 * homeworlds also swaps the orders. A reflection does so with the opposite `hand`.
 */
export function createStarOrder(field: HexField, { home, rival }: OrderEnds, hand: TieBreakDirection): HexOrder {
  const { q, r } = field
  const [homeQ, homeR] = [q[home] ?? 0, r[home] ?? 0]
  const [aimQ, aimR] = [(q[rival] ?? 0) - homeQ, (r[rival] ?? 0) - homeR]
  // Twice the dot product in axial coordinates, whose axes are at 60 degrees, and the cross product in its unit.
  const towards = (offQ: number, offR: number) => 2 * (offQ * aimQ + offR * aimR) + offQ * aimR + offR * aimQ
  const aside = (offQ: number, offR: number) => hand * (offQ * aimR - offR * aimQ)
  return (a, b) => {
    const [oneQ, oneR] = [(q[a] ?? 0) - homeQ, (r[a] ?? 0) - homeR]
    const [otherQ, otherR] = [(q[b] ?? 0) - homeQ, (r[b] ?? 0) - homeR]
    return (
      field.distance(home, a) - field.distance(home, b) ||
      towards(otherQ, otherR) - towards(oneQ, oneR) ||
      aside(oneQ, oneR) - aside(otherQ, otherR)
    )
  }
}
