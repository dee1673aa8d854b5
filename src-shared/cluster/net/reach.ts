import { type AdjacencyLists, countStars } from './adjacency-lists.ts'
import { getStripCapacity } from './hex-strips.ts'
import type { StarNet } from './star-net.ts'

/** Marker for unreachable stars in counts of jumps. */
export const UNREACHABLE_JUMPS = 255

/** Maximum number of jumps. */
const MOST_JUMPS = UNREACHABLE_JUMPS - 1

/**
 * Number of jumps of at most `range` hexes from the nearest start to every star; {@link UNREACHABLE_JUMPS} beyond
 * `jumps`.
 */
export function computeJumpsByRange(
  net: StarNet,
  from: readonly number[],
  range: number,
  jumps = MOST_JUMPS,
): Uint8Array {
  const { strips, hexes, before, inLines } = net
  const around = new Int32Array(getStripCapacity(range))
  const wave = createWave(net.size, from)
  const left = createLeft(net.size)
  for (let star = wave.next(jumps); star !== -1; star = wave.next(jumps)) {
    const numbers = strips.around(hexes[star] ?? 0, range, around)
    for (let strip = 0; strip < numbers; strip += 2) {
      const end = before[around[strip + 1] ?? 0] ?? 0
      for (let at = left.from(before[around[strip] ?? 0] ?? 0); at < end; at = left.from(at)) {
        wave.visit(inLines[at] ?? 0)
        left.take(at)
      }
    }
  }
  return wave.jumps
}

/** Number of jumps from the nearest start to every star along drawn routes of any length. */
export function computeJumpsByRoute(net: StarNet, from: readonly number[], jumps = MOST_JUMPS): Uint8Array {
  return computeJumpsByLinks(net.routes, from, jumps)
}

/** Number of jumps from the nearest start to every star along links. */
export function computeJumpsByLinks(links: AdjacencyLists, from: readonly number[], jumps = MOST_JUMPS): Uint8Array {
  const { start, to } = links
  const wave = createWave(countStars(links), from)
  for (let star = wave.next(jumps); star !== -1; star = wave.next(jumps))
    for (let at = start[star] ?? 0; at < (start[star + 1] ?? 0); at += 1) wave.visit(to[at] ?? 0)
  return wave.jumps
}

/** Queue of a breadth-first search. */
function createWave(size: number, from: readonly number[]) {
  const jumps = new Uint8Array(size).fill(UNREACHABLE_JUMPS)
  const queue = new Int32Array(size)
  let [read, written, now] = [0, 0, 0]
  const visit = (star: number) => {
    if (jumps[star] !== UNREACHABLE_JUMPS) return
    jumps[star] = now
    queue[written++] = star
  }
  from.forEach(visit)
  return {
    jumps,
    visit,
    /** The next star to expand; -1 if none is left or its neighbours would exceed the limit. */
    next(most: number): number {
      if (read === written) return -1
      const star = queue[read++] ?? 0
      now = (jumps[star] ?? 0) + 1
      return now > Math.min(most, MOST_JUMPS) ? -1 : star
    },
  }
}

/** Set of remaining indices (union-find with path compression). */
function createLeft(size: number) {
  const next = new Int32Array(size + 1)
  for (let at = 0; at <= size; at += 1) next[at] = at
  return {
    take(at: number) {
      next[at] = at + 1
    },
    /** The first remaining index from `at` on; `size` if none. */
    from(at: number): number {
      let found = at
      while (next[found] !== found) {
        // Path compression.
        const skipped = next[next[found] ?? 0] ?? 0
        next[found] = skipped
        found = skipped
      }
      return found
    },
  }
}

/** Number of other stars within a number of jumps, for each star. */
export function countReachableStars({ start, to }: AdjacencyLists, jumps: number): Int32Array {
  const size = start.length - 1
  const counts = new Int32Array(size)
  const seenBy = new Int32Array(size).fill(-1)
  const queue = new Int32Array(size)
  for (let source = 0; source < size; source += 1) {
    let [read, written, ringEnd, jump] = [0, 1, 1, 0]
    queue[0] = source
    seenBy[source] = source
    while (read < written && jump < jumps) {
      const star = queue[read++] ?? 0
      const end = start[star + 1] ?? 0
      for (let at = start[star] ?? 0; at < end; at += 1) {
        const near = to[at] ?? 0
        if (seenBy[near] === source) continue
        seenBy[near] = source
        queue[written++] = near
      }
      if (read < ringEnd) continue
      ringEnd = written
      jump += 1
    }
    counts[source] = written - 1
  }
  return counts
}

/**
 * Mask of the board: 1 for hexes within `range` hexes of one of the stars, such as supply around colonies
 * (FIST-MOVE-3).
 */
export function createMaskOfHexesWithin(
  { field, strips, hexes }: StarNet,
  from: readonly number[],
  range: number,
): Uint8Array {
  const mask = new Uint8Array(field.size)
  const around = new Int32Array(getStripCapacity(range))
  for (const star of from) {
    const numbers = strips.around(hexes[star] ?? 0, range, around)
    for (let strip = 0; strip < numbers; strip += 2) {
      const end = around[strip + 1] ?? 0
      for (let position = around[strip] ?? 0; position < end; position += 1) mask[strips.hexAt(position)] = 1
    }
  }
  return mask
}
