import type { ColonyGrowth } from '#shared/cluster/analysis.ts'
import { UNREACHABLE_JUMPS } from '#shared/cluster/net/reach.ts'
import type { HexIndexer } from '#shared/kit/hex-indexer.ts'
import { simulateUndisturbedGrowth } from './growth.ts'
import type { HomeworldContext } from './homeworld-context.ts'

/** A homeworld and its rival, with the jumps from each to every star. */
export interface HomeworldWithRival {
  readonly home: number
  readonly rival: number
  readonly jumps: Uint8Array
  readonly rivalJumps: Uint8Array
  /** Number of turns to simulate. */
  readonly turns: number
}

/** Comparator of two hexes. Negative if the first comes first. Never 0 for different hexes. */
type HexOrder = (a: number, b: number) => number

/** Directions of the tie-break between mirror images on the left and right. */
const TIE_BREAK_DIRECTIONS = [1, -1] as const
type TieBreakDirection = (typeof TIE_BREAK_DIRECTIONS)[number]

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
function createStarOrder(field: HexIndexer, { home, rival }: OrderEnds, hand: TieBreakDirection): HexOrder {
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

/**
 * Growth of a side that settles every star its rival does not reach in fewer turns. Returns the better result of both
 * tie-break directions: only these distinguish a star on the left from its mirror image on the right, and which of
 * them is better is arbitrary.
 */
export function simulateContestedGrowth(
  { net, links, ratings }: HomeworldContext,
  standing: HomeworldWithRival,
): ColonyGrowth {
  const { home, rival, jumps, rivalJumps, turns } = standing
  const mayTake = jumps.map((jump, star) =>
    jump !== UNREACHABLE_JUMPS && jump <= (rivalJumps[star] ?? UNREACHABLE_JUMPS) ? 1 : 0,
  )
  mayTake[rival] = 0
  const hexOf = (star: number) => net.hexes[star] ?? 0
  const [first, second] = TIE_BREAK_DIRECTIONS.map((hand) => {
    const compare = createStarOrder(net.field, { home: hexOf(home), rival: hexOf(rival) }, hand)
    const order = (a: number, b: number) => compare(hexOf(a), hexOf(b))
    return simulateUndisturbedGrowth({ links, ratings, home, mayTake, order, turns })
  })
  if (!first || !second) throw new Error('Growth has two hands')
  return compareGrowth(first, second) >= 0 ? first : second
}

/** Positive if the first growth is better, compared by total points, then turn by turn. */
function compareGrowth(a: ColonyGrowth, b: ColonyGrowth): number {
  const numbersOf = ({ production, capacity, colonies }: ColonyGrowth) => [...production, ...capacity, ...colonies]
  const earned = sumNumbers(a.production) - sumNumbers(b.production)
  if (earned !== 0) return earned
  const others = numbersOf(b)
  for (const [at, number] of numbersOf(a).entries()) if (number !== others[at]) return number - (others[at] ?? 0)
  return 0
}

export function sumNumbers(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
