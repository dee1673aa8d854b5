import type { ColonyGrowth } from '#shared/cluster/analysis.ts'
import { UNREACHABLE } from '#shared/cluster/net/reach.ts'
import { simulateUndisturbedGrowth } from './growth.ts'
import type { HomeworldContext } from './homeworld-context.ts'
import { TIE_BREAK_DIRECTIONS, createStarOrder } from './star-order.ts'

/** A homeworld and its rival, with the jumps from each to every star. */
export interface HomeworldJumps {
  readonly home: number
  readonly rival: number
  readonly jumps: Uint8Array
  readonly rivalJumps: Uint8Array
  /** Number of turns to simulate. */
  readonly turns: number
}

/**
 * Growth of a side that settles every star its rival does not reach in fewer turns. Returns the better result of both
 * tie-break directions: only these distinguish a star on the left from its mirror image on the right, and which of
 * them is better is arbitrary.
 */
export function simulateContestedGrowth(
  { net, links, ratings }: HomeworldContext,
  standing: HomeworldJumps,
): ColonyGrowth {
  const { home, rival, jumps, rivalJumps, turns } = standing
  const mayTake = jumps.map((jump, star) => (jump !== UNREACHABLE && jump <= (rivalJumps[star] ?? UNREACHABLE) ? 1 : 0))
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
