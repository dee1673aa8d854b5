import { type HexIndex, getSpiralCapacity } from '#shared/kit/hex-field.ts'
import { createDisjointSets, type DisjointSets } from './disjoint-sets.ts'
import { findStarGaps, type StarGap } from './find-gaps.ts'
import { indexStarsByHex, type StarPlacement } from './star-placement.ts'

/** Gaps to bridge: a minimum spanning tree over the sets of linked stars. Null if they cannot be connected. */
function gapsToBridge(sowing: StarPlacement): StarGap[] | null {
  const sets = linkedStars(sowing)
  if (sets.count() <= 1) return []
  const bridged: StarGap[] = []
  for (const gap of findStarGaps(sowing, sets)) if (sets.unite(gap.from, gap.to)) bridged.push(gap)
  return sets.count() === 1 ? bridged : null
}

/**
 * Places stars until all stars are connected by hops within reach. Returns the approximate number of stars still
 * missing for that, 0 on success.
 */
export function placeConnectingStars(sowing: StarPlacement): number {
  for (;;) {
    const gaps = gapsToBridge(sowing)
    if (gaps === null) return Infinity
    const [left, needed] = [sowing.left(), gaps.reduce((sum, { path }) => sum + path.length, 0)]
    if (needed === 0 || needed > left) return Math.max(0, needed - left)
    for (const { path } of gaps) bridge(sowing, path)
    if (sowing.left() === left) return Infinity
  }
}

/**
 * Places stars along a path, unless other stars took room on it. Its mirror images may stop it half way, then the next
 * round continues from there.
 */
function bridge(sowing: StarPlacement, path: readonly HexIndex[]): void {
  const groups = path.map((hex) => sowing.ground.groupOf[hex] ?? -1)
  if (!groups.every((group) => sowing.isFree(group))) return
  for (const group of groups) if (sowing.isFree(group)) sowing.sow(group)
}

/** Sets of stars within reach of each other, by list index. */
function linkedStars({ ground, stars, isStar }: StarPlacement): DisjointSets {
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
