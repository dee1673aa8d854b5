import type { HomeOutlook, StarSum } from '#shared/cluster/analysis.ts'
import { stripRoom } from '#shared/cluster/net/hex-strips.ts'
import { NEVER } from '#shared/cluster/net/reach.ts'
import { homeGrowth, type Standing } from './home-growth.ts'
import type { Theatre } from './theatre.ts'

/** What a homeworld has; `between` are the stars that every way to its rival leads through. */
export function homeOutlook(
  theatre: Theatre,
  standing: Standing & { readonly between: readonly number[] },
): HomeOutlook {
  const { ratings } = theatre
  const { home, jumps, rivalJumps, between } = standing
  return {
    star: home,
    rating: ratings[home] ?? 0,
    within3: starsWithin(theatre, home, 3),
    within4: starsWithin(theatre, home, 4),
    within5: starsWithin(theatre, home, 5),
    nearer: sumOf(ratings, (star) => star !== home && (jumps[star] ?? NEVER) < (rivalJumps[star] ?? NEVER)),
    gates: between.filter((star) => (jumps[star] ?? NEVER) < (rivalJumps[star] ?? NEVER)),
    growth: homeGrowth(theatre, standing),
  }
}

/** Other stars at most so many hexes from a star. */
export function starsWithin({ net, ratings }: Theatre, home: number, range: number): StarSum {
  const around = new Int32Array(stripRoom(range))
  const numbers = net.strips.around(net.hexes[home] ?? 0, range, around)
  const sum = { stars: -1, ratings: -(ratings[home] ?? 0) }
  for (let strip = 0; strip < numbers; strip += 2)
    for (let at = net.before[around[strip] ?? 0] ?? 0; at < (net.before[around[strip + 1] ?? 0] ?? 0); at += 1) {
      sum.stars += 1
      sum.ratings += ratings[net.inLines[at] ?? 0] ?? 0
    }
  return sum
}

function sumOf(ratings: Uint8Array, isCounted: (star: number) => boolean): StarSum {
  const sum = { stars: 0, ratings: 0 }
  ratings.forEach((rating, star) => {
    if (!isCounted(star)) return
    sum.stars += 1
    sum.ratings += rating
  })
  return sum
}
