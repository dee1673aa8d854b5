import { type HexIndex, getSpiralCapacity } from '#shared/kit/hex-field.ts'
import { type Ground, type GroupIndex, getGroupHexes, isSelfSymmetric } from './ground.ts'

/** Bare ground, and how many stars it is to get. */
export function createSowing(ground: Ground, wanted: number) {
  const { field, apartHexes, reachHexes } = ground
  /** The groups that have their stars, in the order of sowing. */
  const sown: GroupIndex[] = []
  const stars: HexIndex[] = []
  /** 1 where a star stands. */
  const isStar = new Uint8Array(field.size)
  const isBlocked = new Uint8Array(field.size)
  const isReached = new Uint8Array(field.size)
  const around = new Int32Array(getSpiralCapacity(Math.max(apartHexes - 1, reachHexes)))
  const mark = (hex: HexIndex, range: number, marks: Uint8Array) => {
    const count = field.spiral(hex, range, around)
    for (let at = 0; at < count; at += 1) marks[around[at] ?? 0] = 1
  }
  const firstOf = (group: GroupIndex) => ground.groups[group]?.[0] ?? 0
  return {
    ground,
    sown,
    stars,
    isStar,
    /** How many stars are still to come. */
    left: (): number => wanted - stars.length,
    /** Whether a group has room for its stars, and its stars are not more than are still to come. */
    isFree: (group: GroupIndex): boolean =>
      isBlocked[firstOf(group)] === 0 && getGroupHexes(ground, group).length <= wanted - stars.length,
    /** Whether a star of the group would be within reach of one that stands. */
    isNear: (group: GroupIndex): boolean => isReached[firstOf(group)] === 1,
    sow(group: GroupIndex): void {
      sown.push(group)
      for (const hex of getGroupHexes(ground, group)) {
        stars.push(hex)
        isStar[hex] = 1
        mark(hex, apartHexes - 1, isBlocked)
        mark(hex, reachHexes, isReached)
      }
    },
  }
}

/** Stars being set on a ground, group by group, never closer than allowed and never more than wanted. */
export type Sowing = ReturnType<typeof createSowing>

/** Which groups to sow: in what order, until so many stars stand, and only those that are accepted. */
interface SowingPlan {
  readonly order: readonly GroupIndex[]
  readonly until: () => boolean
  readonly accepts: (group: GroupIndex) => boolean
}

/** Sows free groups in their order. Where a number of stars is left that whole groups cannot make up, stars that are their own partners come first. */
export function sowInOrder(sowing: Sowing, { order, until, accepts }: SowingPlan): void {
  const { ground } = sowing
  const singles = order.filter((group) => isSelfSymmetric(ground, group))
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

/** The star in every hex, by its place in a list of stars; -1 where none stands. */
export function indexStarsByHex(stars: readonly HexIndex[], size: number): Int32Array {
  const starAt = new Int32Array(size).fill(-1)
  stars.forEach((hex, star) => {
    starAt[hex] = star
  })
  return starAt
}
