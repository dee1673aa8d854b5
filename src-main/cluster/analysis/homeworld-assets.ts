import type { HomeworldAssets, StarTotals } from '#shared/cluster/analysis.ts'
import { getStripCapacity } from '#shared/cluster/net/hex-strips.ts'
import { UNREACHABLE_JUMPS } from '#shared/cluster/net/reach.ts'
import { simulateContestedGrowth, type HomeworldWithRival } from './home-growth.ts'
import type { HomeworldContext } from './homeworld-context.ts'

/** Computes the assets of a homeworld. `between` lists the stars on every path to its rival. */
export function computeHomeworldAssets(
  theatre: HomeworldContext,
  standing: HomeworldWithRival & { readonly between: readonly number[] },
): HomeworldAssets {
  const { ratings } = theatre
  const { home, jumps, rivalJumps, between } = standing
  return {
    star: home,
    rating: ratings[home] ?? 0,
    within3: computeStarTotalsWithin(theatre, home, 3),
    within4: computeStarTotalsWithin(theatre, home, 4),
    within5: computeStarTotalsWithin(theatre, home, 5),
    nearer: sumOf(
      ratings,
      (star) => star !== home && (jumps[star] ?? UNREACHABLE_JUMPS) < (rivalJumps[star] ?? UNREACHABLE_JUMPS),
    ),
    gates: between.filter((star) => (jumps[star] ?? UNREACHABLE_JUMPS) < (rivalJumps[star] ?? UNREACHABLE_JUMPS)),
    growth: simulateContestedGrowth(theatre, standing),
  }
}

/** Other stars within a number of hexes of a star. */
export function computeStarTotalsWithin({ net, ratings }: HomeworldContext, home: number, range: number): StarTotals {
  const around = new Int32Array(getStripCapacity(range))
  const numbers = net.strips.around(net.hexes[home] ?? 0, range, around)
  const sum = { stars: -1, ratings: -(ratings[home] ?? 0) }
  for (let strip = 0; strip < numbers; strip += 2)
    for (let at = net.before[around[strip] ?? 0] ?? 0; at < (net.before[around[strip + 1] ?? 0] ?? 0); at += 1) {
      sum.stars += 1
      sum.ratings += ratings[net.inLines[at] ?? 0] ?? 0
    }
  return sum
}

function sumOf(ratings: Uint8Array, isCounted: (star: number) => boolean): StarTotals {
  const sum = { stars: 0, ratings: 0 }
  ratings.forEach((rating, star) => {
    if (!isCounted(star)) return
    sum.stars += 1
    sum.ratings += rating
  })
  return sum
}
