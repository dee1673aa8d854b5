import { type HexIndex, getSpiralCapacity } from '#shared/kit/hex-field.ts'
import { createDisjointSets, type DisjointSets } from './disjoint-sets.ts'
import { findGaps, type StarGap } from './find-gaps.ts'
import { indexStarsByHex, type Sowing } from './sowing.ts'

/** The gaps to bridge: those of a shortest tree over the sets of linked stars, or null where no bridge is possible. */
function gapsToBridge(sowing: Sowing): StarGap[] | null {
  const sets = linkedStars(sowing)
  if (sets.count() <= 1) return []
  const bridged: StarGap[] = []
  for (const gap of findGaps(sowing, sets)) if (sets.unite(gap.from, gap.to)) bridged.push(gap)
  return sets.count() === 1 ? bridged : null
}

/** Sows stars until hops within reach lead from every star to every other. Answers how many more that would take at least about: 0 when it is done. */
export function linkStars(sowing: Sowing): number {
  for (;;) {
    const gaps = gapsToBridge(sowing)
    if (gaps === null) return Infinity
    const [left, needed] = [sowing.left(), gaps.reduce((sum, { path }) => sum + path.length, 0)]
    if (needed === 0 || needed > left) return Math.max(0, needed - left)
    for (const { path } of gaps) bridge(sowing, path)
    if (sowing.left() === left) return Infinity
  }
}

/** Sows a path, unless something else has taken room on it; its own partners may stop it half way, then the next round goes on from there. */
function bridge(sowing: Sowing, path: readonly HexIndex[]): void {
  const groups = path.map((hex) => sowing.ground.groupOf[hex] ?? -1)
  if (!groups.every((group) => sowing.isFree(group))) return
  for (const group of groups) if (sowing.isFree(group)) sowing.sow(group)
}

/** The stars, by their places in the list of stars, united where they are within reach. */
function linkedStars({ ground, stars, isStar }: Sowing): DisjointSets {
  const sets = createDisjointSets(stars.length)
  const around = new Int32Array(getSpiralCapacity(ground.reachHexes))
  const starAt = indexStarsByHex(stars, ground.field.size)
  stars.forEach((hex, star) => {
    const count = ground.field.spiral(hex, ground.reachHexes, around)
    for (let at = 1; at < count; at += 1)
      if (isStar[around[at] ?? 0] === 1) sets.unite(star, starAt[around[at] ?? 0] ?? star)
  })
  return sets
}
