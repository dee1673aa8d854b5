import type { HexField } from '#shared/kit/hex-field.ts'

/** Compares two hexes: below 0 where the first comes first. No two hexes are equal. */
type HexOrder = (a: number, b: number) => number

/** From which side hexes that lie alike left and right are counted. */
export const TIE_SIDES = [1, -1] as const
export type TieSide = (typeof TIE_SIDES)[number]

/** The hexes of a homeworld and of its rival. */
interface OrderEnds {
  readonly home: number
  readonly rival: number
}

/**
 * The order in which a side would take hexes that are equal otherwise: the nearest to its homeworld first, then those
 * towards the rival's, then from one hand to the other. It depends on where things lie to each other and on nothing
 * else, so a half turn that swaps the homeworlds swaps the orders too; a mirror does with the other hand.
 */
export function createStarOrder(field: HexField, { home, rival }: OrderEnds, hand: TieSide): HexOrder {
  const { q, r } = field
  const [homeQ, homeR] = [q[home] ?? 0, r[home] ?? 0]
  const [aimQ, aimR] = [(q[rival] ?? 0) - homeQ, (r[rival] ?? 0) - homeR]
  // Twice the scalar product in axial coordinates, whose axes stand at 60 degrees; and the cross product in their unit.
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
