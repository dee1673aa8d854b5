import { type HexIndex, getSpiralCapacity } from '#shared/kit/hex-field.ts'
import type { DisjointSets } from './disjoint-sets.ts'
import { indexStarsByHex, type StarPlacement } from './star-placement.ts'

/** A gap between two sets of linked stars, and the free hexes where stars would bridge it, in path order. */
export interface StarGap {
  /** Ids of the two sets. */
  readonly from: number
  readonly to: number
  readonly path: readonly HexIndex[]
}

/** Multi-source breadth-first search from all stars over free hexes, hop by hop. */
interface Tide {
  /** Set of stars that reached a hex first, or -1. */
  readonly set: Int32Array
  /** Number of hops. */
  readonly hops: Int32Array
  /** Previous hex, -1 at stars. */
  readonly before: Int32Array
}

/** Meeting point of the searches from two sets, and the number of stars needed on the path. */
interface Meeting {
  readonly one: HexIndex
  readonly other: HexIndex
  readonly hops: number
}

/** Finds the shortest gap between each two neighbouring sets of stars, shortest first. */
export function findStarGaps(sowing: StarPlacement, sets: DisjointSets): StarGap[] {
  const { size } = sowing.ground.field
  const tide: Tide = {
    set: indexStarsByHex(sowing.stars, size).map((star) => (star === -1 ? -1 : sets.find(star))),
    hops: new Int32Array(size),
    before: new Int32Array(size).fill(-1),
  }
  return [...meetingsOf(sowing, tide)]
    .sort((first, second) => first.hops - second.hops)
    .map(({ one, other }) => ({
      from: tide.set[one] ?? 0,
      to: tide.set[other] ?? 0,
      path: [...pathBack(one, tide).reverse(), ...pathBack(other, tide)],
    }))
}

/** Runs the search and collects the meeting points. */
function meetingsOf(sowing: StarPlacement, tide: Tide): Iterable<Meeting> {
  const { ground, stars } = sowing
  const meetings = new Map<number, Meeting>()
  const meet = (a: HexIndex, b: HexIndex) => {
    const [first, second] = [tide.set[a] ?? 0, tide.set[b] ?? 0]
    const pair = Math.min(first, second) * stars.length + Math.max(first, second)
    const hops = (tide.hops[a] ?? 0) + (tide.hops[b] ?? 0)
    if (hops < (meetings.get(pair)?.hops ?? Infinity)) meetings.set(pair, { one: a, other: b, hops })
  }
  const isDry = (hex: HexIndex) => ground.groupOf[hex] !== -1 && sowing.isFree(ground.groupOf[hex] ?? -1)
  const around = new Int32Array(getSpiralCapacity(ground.reachHexes))
  const reached = [...stars]
  // The list grows during iteration.
  for (const hex of reached) {
    const count = ground.field.spiral(hex, ground.reachHexes, around)
    for (let at = 1; at < count; at += 1) {
      const near = around[at] ?? 0
      if (tide.set[near] === tide.set[hex] || ground.field.distance(hex, near) < ground.apartHexes) continue
      if (tide.set[near] !== -1) meet(hex, near)
      else if (isDry(near)) {
        flood(near, hex, tide)
        reached.push(near)
      }
    }
  }
  return meetings.values()
}

function flood(hex: HexIndex, before: HexIndex, tide: Tide): void {
  tide.set[hex] = tide.set[before] ?? -1
  tide.hops[hex] = (tide.hops[before] ?? 0) + 1
  tide.before[hex] = before
}

/** Free hexes from a hex back to its star. */
function pathBack(hex: HexIndex, { before }: Tide): HexIndex[] {
  const path: HexIndex[] = []
  for (let at = hex; (before[at] ?? -1) !== -1; at = before[at] ?? -1) path.push(at)
  return path
}
