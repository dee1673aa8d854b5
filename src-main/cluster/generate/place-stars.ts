import { type GeneratorSettings, type HomeBand, computeStarCount } from '#shared/cluster/generator-settings.ts'
import { type HexIndex, countHexesWithinRange } from '#shared/kit/hex-indexer.ts'
import { isInHomeBand } from '../analysis/home-stars.ts'
import { createDisjointSets, type DisjointSets } from './disjoint-sets.ts'
import {
  type PlaceableHexes,
  type SymmetryGroupIndex,
  getHexesOfGroup,
  isGroupSelfSymmetric,
} from './placeable-hexes.ts'
import { createStarPlacement, type StarPlacement, placeGroupsInOrder, indexStarsByHex } from './star-placement.ts'

/**
 * Reason why not all stars could be placed: no more room, not enough stars left to link them, or no room in a home
 * band.
 */
export type PlacingProblem = 'full' | 'unlinked' | HomeBand

/** All stars placed, or the problem. */
export type PlacingResult = { readonly sowing: StarPlacement } | { readonly problem: PlacingProblem }

/** Number of retries with fewer freely placed stars after running out of room. */
const FULL_TRIES = 3

/** Places all stars, in the given order of groups. Every home band gets its required stars (FIST-MAP-5). */
export function placeStars(
  ground: PlaceableHexes,
  settings: GeneratorSettings,
  order: readonly SymmetryGroupIndex[],
): PlacingResult {
  if (settings.connectivity === 'by-range') return placeLinked(ground, settings, order)
  const { sowing, lacking } = sowFreely(ground, settings, { order, stars: computeStarCount(settings) })
  if (lacking !== null) return { problem: lacking }
  return sowing.left() === 0 ? { sowing } : { problem: 'full' }
}

/** A gap between two sets of linked stars, and the free hexes where stars would bridge it, in path order. */
interface StarGap {
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
  readonly a: HexIndex
  readonly b: HexIndex
  readonly hops: number
}

/** Finds the shortest gap between each two neighbouring sets of stars, shortest first. */
function findStarGaps(sowing: StarPlacement, sets: DisjointSets): StarGap[] {
  const { size } = sowing.ground.field
  const tide: Tide = {
    set: indexStarsByHex(sowing.stars, size).map((star) => (star === -1 ? -1 : sets.find(star))),
    hops: new Int32Array(size),
    before: new Int32Array(size).fill(-1),
  }
  return [...meetingsOf(sowing, tide)]
    .sort((first, second) => first.hops - second.hops)
    .map(({ a, b }) => ({
      from: tide.set[a] ?? 0,
      to: tide.set[b] ?? 0,
      path: [...pathBack(a, tide).reverse(), ...pathBack(b, tide)],
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
    if (hops < (meetings.get(pair)?.hops ?? Infinity)) meetings.set(pair, { a, b, hops })
  }
  const isDry = (hex: HexIndex) => ground.groupOf[hex] !== -1 && sowing.isFree(ground.groupOf[hex] ?? -1)
  const around = new Int32Array(countHexesWithinRange(ground.reachHexes))
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
function placeConnectingStars(sowing: StarPlacement): number {
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
  const around = new Int32Array(countHexesWithinRange(ground.reachHexes))
  const starAt = indexStarsByHex(stars, ground.field.size)
  stars.forEach((hex, star) => {
    const count = ground.field.spiral(hex, ground.reachHexes, around)
    for (let at = 1; at < count; at += 1)
      if (isStar[around[at] ?? 0] === 1) sets.unite(star, starAt[around[at] ?? 0] ?? star)
  })
  return sets
}

/** Places as many stars freely as possible while enough remain to link them all, and the rest within reach of those. */
function placeLinked(
  ground: PlaceableHexes,
  settings: GeneratorSettings,
  order: readonly SymmetryGroupIndex[],
): PlacingResult {
  let [stars, before, fullTries] = [computeStarCount(settings), Infinity, 0]
  for (;;) {
    const { sowing, lacking, inBands } = sowFreely(ground, settings, { order, stars })
    if (lacking !== null) return { problem: lacking }
    const free = sowing.stars.length
    const missing = placeConnectingStars(sowing)
    if (missing === 0) {
      sowNear(sowing, order)
      if (sowing.left() === 0) return { sowing }
      fullTries += 1
    }
    if (fullTries === FULL_TRIES || free <= inBands || free === before)
      return { problem: missing === 0 ? 'full' : 'unlinked' }
    before = free
    stars = fewer(free, missing)
  }
}

/**
 * Reduced number of freely placed stars after a failure: by half of the missing stars, or by 20 % if that number is
 * unknown.
 */
function fewer(free: number, missing: number): number {
  const isCounted = missing > 0 && missing < Infinity
  return isCounted ? Math.max(1, free - Math.ceil(missing / 2)) : Math.floor(free * 0.8)
}

/** Places the stars required by home bands, then others in the given order, up to a number. */
function sowFreely(
  ground: PlaceableHexes,
  settings: GeneratorSettings,
  { order, stars }: { order: readonly SymmetryGroupIndex[]; stars: number },
) {
  const sowing = createStarPlacement(ground, computeStarCount(settings))
  const needed = Math.max(1, settings.fivesPerBand)
  let lacking: HomeBand | null = null
  const isEven = () => sowing.left() % ground.fold === 0
  placeGroupsInOrder(sowing, { order, until: isEven, accepts: (group) => isGroupSelfSymmetric(ground, group) })
  for (const band of settings.homeBands) {
    const inBand = () => countHexesInHomeBand(ground, sowing.stars, band)
    placeGroupsInOrder(sowing, {
      order,
      until: () => inBand() >= needed,
      accepts: (group) => countHexesInHomeBand(ground, getHexesOfGroup(ground, group), band) > 0,
    })
    if (inBand() < needed) lacking ??= band
  }
  const inBands = sowing.stars.length
  placeGroupsInOrder(sowing, { order, until: () => sowing.stars.length >= stars, accepts: () => true })
  return { sowing, lacking, inBands }
}

/** Number of the given hexes in the rows of a home band. */
export function countHexesInHomeBand({ field }: PlaceableHexes, hexes: readonly HexIndex[], band: HomeBand): number {
  return hexes.filter((hex) => isInHomeBand(field.placeOf(hex), band)).length
}

/** Places the remaining stars within reach of existing ones, repeatedly, as each star extends the reach. */
function sowNear(sowing: StarPlacement, order: readonly SymmetryGroupIndex[]): void {
  for (let before = -1; sowing.left() > 0 && sowing.left() !== before;) {
    before = sowing.left()
    placeGroupsInOrder(sowing, { order, until: () => sowing.left() === 0, accepts: (group) => sowing.isNear(group) })
  }
}
