import { type HexIndex, countHexesWithinRange } from '#shared/kit/hex-indexer.ts'
import {
  type PlaceableHexes,
  type SymmetryGroupIndex,
  getHexesOfGroup,
  isGroupSelfSymmetric,
} from './placeable-hexes.ts'

/** Creates an empty placement. `wanted` is the number of stars to place. */
export function createStarPlacement(ground: PlaceableHexes, wanted: number) {
  const { field, apartHexes, reachHexes } = ground
  /** Groups with stars, in the order of placement. */
  const sown: SymmetryGroupIndex[] = []
  const stars: HexIndex[] = []
  /** 1 where there is a star. */
  const isStar = new Uint8Array(field.size)
  const isBlocked = new Uint8Array(field.size)
  const isReached = new Uint8Array(field.size)
  const around = new Int32Array(countHexesWithinRange(Math.max(apartHexes - 1, reachHexes)))
  const mark = (hex: HexIndex, range: number, marks: Uint8Array) => {
    const count = field.spiral(hex, range, around)
    for (let at = 0; at < count; at += 1) marks[around[at] ?? 0] = 1
  }
  const firstOf = (group: SymmetryGroupIndex) => ground.groups[group]?.[0] ?? 0
  return {
    ground,
    sown,
    stars,
    isStar,
    /** Number of stars still to place. */
    left: (): number => wanted - stars.length,
    /** Whether a group has room, and has no more stars than are still to place. */
    isFree: (group: SymmetryGroupIndex): boolean =>
      isBlocked[firstOf(group)] === 0 && getHexesOfGroup(ground, group).length <= wanted - stars.length,
    /** Whether a star of the group would be within reach of an existing one. */
    isNear: (group: SymmetryGroupIndex): boolean => isReached[firstOf(group)] === 1,
    sow(group: SymmetryGroupIndex): void {
      sown.push(group)
      for (const hex of getHexesOfGroup(ground, group)) {
        stars.push(hex)
        isStar[hex] = 1
        mark(hex, apartHexes - 1, isBlocked)
        mark(hex, reachHexes, isReached)
      }
    },
  }
}

/** Placement of stars, group by group, that maintains the minimum distance and the maximum number. */
export type StarPlacement = ReturnType<typeof createStarPlacement>

/** Groups to place: their order, the stop condition, and a filter. */
interface SowingPlan {
  readonly order: readonly SymmetryGroupIndex[]
  readonly until: () => boolean
  readonly accepts: (group: SymmetryGroupIndex) => boolean
}

/**
 * Places free groups in order. If full groups cannot make up the remaining number of stars, self-symmetric ones come
 * first.
 */
export function placeGroupsInOrder(sowing: StarPlacement, { order, until, accepts }: SowingPlan): void {
  const { ground } = sowing
  const singles = order.filter((group) => isGroupSelfSymmetric(ground, group))
  const sowOdd = () => {
    if (sowing.left() % ground.fold === 0) return
    const single = singles.find((group) => sowing.isFree(group) && accepts(group))
    if (single !== undefined) sowing.sow(single)
  }
  for (const group of order) {
    if (until()) return
    sowOdd()
    if (until()) return
    if (sowing.isFree(group) && accepts(group)) sowing.sow(group)
  }
  if (!until()) sowOdd()
}

/** List index of the star in every hex, -1 if there is none. */
export function indexStarsByHex(stars: readonly HexIndex[], size: number): Int32Array {
  const starAt = new Int32Array(size).fill(-1)
  stars.forEach((hex, star) => {
    starAt[hex] = star
  })
  return starAt
}
