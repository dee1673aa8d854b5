import type { Growth } from '../../../src-shared/cluster/analysis.ts'
import { NEVER } from '../../../src-shared/cluster/net/reach.ts'
import { growthOf } from './growth.ts'
import { HANDS, starOrder } from './star-order.ts'
import type { Theatre } from './theatre.ts'

/** A homeworld among its rivals, with the jumps that every star is away from it and from the nearest of them. */
export interface Standing {
  readonly home: number
  readonly rivals: readonly number[]
  readonly jumps: Uint8Array
  readonly rivalJumps: Uint8Array
  /** How many turns are looked ahead. */
  readonly turns: number
}

/**
 * How a side grows that settles every star which no rival reaches in fewer turns. It grows from the better hand: the
 * hands alone tell a star on the left from its like on the right, and which of them is better is chance.
 */
export function homeGrowth({ net, links, ratings }: Theatre, standing: Standing): Growth {
  const { home, rivals, jumps, rivalJumps, turns } = standing
  const mayTake = jumps.map((jump, star) => (jump !== NEVER && jump <= (rivalJumps[star] ?? NEVER) ? 1 : 0))
  for (const rival of rivals) mayTake[rival] = 0
  const [rival] = rivals
  const only = rivals.length === 1 && rival !== undefined ? (net.hexes[rival] ?? 0) : null
  const [first, second] = HANDS.map((hand) => {
    const compare = starOrder(net.field, { home: net.hexes[home] ?? 0, rival: only }, hand)
    const order = (one: number, other: number) => compare(net.hexes[one] ?? 0, net.hexes[other] ?? 0)
    return growthOf({ links, ratings, home, mayTake, order, turns })
  })
  if (!first || !second) throw new Error('Growth has two hands')
  return compareGrowth(first, second) >= 0 ? first : second
}

/** Above 0 where the first grew better: points earned in all, then turn by turn. */
function compareGrowth(one: Growth, other: Growth): number {
  const numbersOf = ({ production, capacity, colonies }: Growth) => [...production, ...capacity, ...colonies]
  const earned = total(one.production) - total(other.production)
  if (earned !== 0) return earned
  const others = numbersOf(other)
  for (const [at, number] of numbersOf(one).entries()) if (number !== others[at]) return number - (others[at] ?? 0)
  return 0
}

/** Numbers added up. */
export function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
