import type { ColonyGrowth } from '#shared/cluster/analysis.ts'
import { type AdjacencyLists, countStars } from '#shared/cluster/net/adjacency-lists.ts'

/** Cost of a transport in production points (FIST-PROD-3). */
const TRANSPORT_POINTS = 2

interface Colony {
  readonly star: number
  readonly founded: number
  size: number
}

/** A homeworld and the stars its side may settle. */
interface Expansion {
  readonly links: AdjacencyLists
  readonly ratings: Uint8Array
  readonly home: number
  /** 1 for stars that it may settle. */
  readonly mayTake: Uint8Array
  /** Tie-breaker between two stars. */
  readonly order: (a: number, b: number) => number
}

/** A star to settle, and its distance in jumps. */
interface Target {
  readonly star: number
  readonly jumps: number
}

/** Tracks the stars that a side may still settle. The homeworld counts as settled. */
function createUnsettledStarTracker(expansion: Expansion) {
  const isFree = expansion.mayTake.slice()
  const isOurs = new Uint8Array(countStars(expansion.links))
  const find = createFinder(expansion, isFree, isOurs)
  let isNoneLeft = false
  isFree[expansion.home] = 0
  isOurs[expansion.home] = 1
  return {
    claim(star: number): void {
      isOurs[star] = 1
      isNoneLeft = false
    },
    /** Reserves up to `most` targets for a colony's transports. A reserved star is not given to another transport. */
    send(from: number, most: number): Target[] {
      const sent: Target[] = []
      while (sent.length < most && !isNoneLeft) {
        const target = find(from)
        // All colonies are connected, so if one finds no target, none does.
        if (target === null) isNoneLeft = true
        else {
          isFree[target.star] = 0
          sent.push(target)
        }
      }
      return sent
    },
  }
}

/**
 * Creates a function that finds the best target for a colony: among the nearest free stars, in jumps along the side's
 * own colonies, the one with the highest rating.
 */
function createFinder({ links: { start, to }, ratings, order }: Expansion, isFree: Uint8Array, isOurs: Uint8Array) {
  const seenBy = new Int32Array(isFree.length)
  const queue: number[] = []
  let search = 0
  const isBetter = (a: number, b: number) => b === -1 || ((ratings[a] ?? 0) - (ratings[b] ?? 0) || order(b, a)) > 0
  return (from: number): Target | null => {
    search += 1
    queue.length = 0
    queue.push(from)
    seenBy[from] = search
    let [best, jumps, ringEnd] = [-1, 1, 1]
    for (let read = 0; read < queue.length; read += 1) {
      const star = queue[read] ?? 0
      for (let at = start[star] ?? 0; at < (start[star + 1] ?? 0); at += 1) {
        const near = to[at] ?? 0
        if (isFree[near] === 1 && isBetter(near, best)) best = near
        if (isOurs[near] !== 1 || seenBy[near] === search) continue
        seenBy[near] = search
        queue.push(near)
      }
      if (read + 1 < ringEnd) continue
      if (best !== -1) return { star: best, jumps }
      jumps += 1
      ringEnd = queue.length
    }
    return null
  }
}

/**
 * Simulates a side that is undisturbed and settles as fast as possible. Integer arithmetic, no randomness.
 * - The homeworld starts at full size (FIST-SETUP-3). Every turn consists of landing, production and moves
 * (FIST-TURN-1).
 * - Colonies produce in the order of their founding, points equal to their size, but not in the turn they are founded
 * (FIST-PROD-1, FIST-PROD-6).
 * - While free stars are left, a colony first builds as many transports as its points pay for (FIST-PROD-3). Targets
 * are chosen by fewest jumps along the side's colonies, then by highest rating, then by order. A transport moves one
 * link per turn from the turn it is built, and lands in the turn after it arrives (FIST-COL-2). Between its side's
 * colonies it is always in supply (FIST-MOVE-3).
 * - A colony that builds none grows by 1 up to the rating of its star (FIST-PROD-4, FIST-PROD-5).
 */
export function simulateUndisturbedGrowth({
  turns,
  ...expansion
}: Expansion & { readonly turns: number }): ColonyGrowth {
  const { ratings, home, order } = expansion
  const colonies: Colony[] = [{ star: home, founded: 0, size: ratings[home] ?? 1 }]
  const targets = createUnsettledStarTracker(expansion)
  const landings: number[][] = []
  const growth = { colonies: [] as number[], capacity: [] as number[], production: [] as number[] }
  let capacity = ratings[home] ?? 1
  for (let turn = 1; turn <= turns; turn += 1) {
    for (const star of (landings[turn] ?? []).toSorted(order)) {
      targets.claim(star)
      colonies.push({ star, founded: turn, size: 1 })
      capacity += ratings[star] ?? 0
    }
    for (const colony of colonies) {
      if (colony.founded === turn) continue
      const sent = targets.send(colony.star, Math.floor(colony.size / TRANSPORT_POINTS))
      for (const { star, jumps } of sent) (landings[turn + jumps] ??= []).push(star)
      if (sent.length === 0 && colony.size < (ratings[colony.star] ?? 0)) colony.size += 1
    }
    growth.colonies.push(colonies.length)
    growth.capacity.push(capacity)
    growth.production.push(colonies.reduce((sum, { size }) => sum + size, 0))
  }
  return growth
}
