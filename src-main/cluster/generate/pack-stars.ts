import type { Dice } from '#main/games/kit/dice.ts'
import { type HexIndex, countHexesWithinRange } from '#shared/kit/hex-indexer.ts'
import { type PlaceableHexes, type SymmetryGroupIndex, getHexesOfGroup } from './placeable-hexes.ts'

/** Number of starting points tried. A packing that does not fit the symmetry or the edges is looser. */
const STARTS = 10

/** Approximates the maximum set of groups that can be placed together, as a dense packing. */
export function packStarGroups(ground: PlaceableHexes, dice: Dice): SymmetryGroupIndex[] {
  if (ground.groups.length === 0) return []
  const packings = Array.from({ length: STARTS }, () => packFrom(ground, dice.die(ground.groups.length) - 1))
  const countOf = (packing: readonly SymmetryGroupIndex[]) =>
    packing.reduce((sum, group) => sum + getHexesOfGroup(ground, group).length, 0)
  return packings.reduce((best, packing) => (countOf(packing) > countOf(best) ? packing : best))
}

/** Greedy packing: repeatedly takes the group that uses the least new room next to the existing ones. */
function packFrom(ground: PlaceableHexes, start: SymmetryGroupIndex): SymmetryGroupIndex[] {
  const { field, groups, groupOf, apartHexes } = ground
  const room = countHexesWithinRange(apartHexes - 1)
  const [around, further] = [new Int32Array(room), new Int32Array(room)]
  const isBlocked = new Uint8Array(field.size)
  const queue = createTightest(field.size, room)
  const taken: SymmetryGroupIndex[] = []
  const block = (hex: HexIndex) => {
    if (isBlocked[hex] === 1) return
    isBlocked[hex] = 1
    const count = field.spiral(hex, apartHexes - 1, further)
    for (let at = 0; at < count; at += 1) queue.tighten(further[at] ?? 0)
  }
  const take = (group: SymmetryGroupIndex) => {
    if (isBlocked[groups[group]?.[0] ?? 0] === 1) return
    taken.push(group)
    for (const hex of getHexesOfGroup(ground, group)) {
      const count = field.spiral(hex, apartHexes - 1, around)
      for (let at = 0; at < count; at += 1) block(around[at] ?? 0)
    }
  }
  for (let step = 0; step < groups.length; step += 1) {
    take((start + step) % groups.length)
    for (let hex = queue.next(); hex !== null; hex = queue.next())
      if ((groupOf[hex] ?? -1) !== -1) take(groupOf[hex] ?? 0)
  }
  return taken
}

/** Priority queue of hexes by the amount of occupied room around them, highest first. */
function createTightest(size: number, room: number) {
  const tightness = new Int32Array(size)
  const buckets: HexIndex[][] = Array.from({ length: room + 1 }, () => [])
  let top = 0
  return {
    tighten(hex: HexIndex): void {
      const tight = (tightness[hex] ?? 0) + 1
      tightness[hex] = tight
      buckets[tight]?.push(hex)
      top = Math.max(top, tight)
    },
    next(): HexIndex | null {
      for (; top > 0; top -= 1) {
        const bucket = buckets[top] ?? []
        for (let hex = bucket.pop(); hex !== undefined; hex = bucket.pop()) if (tightness[hex] === top) return hex
      }
      return null
    },
  }
}
