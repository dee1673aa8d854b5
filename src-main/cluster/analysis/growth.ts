import type { Growth } from '../../../src-shared/cluster/analysis.ts'
import type { Links } from '../../../src-shared/cluster/net/links.ts'
import { starsOf } from '../../../src-shared/cluster/net/links.ts'

/** What a transport costs in points of production (FIST-PROD-3). */
const TRANSPORT_POINTS = 2

/** A homeworld and where its side may settle. */
export interface Settling {
  readonly links: Links
  readonly ratings: Uint8Array
  readonly home: number
  /** 1 for the stars that it may settle. */
  readonly mayTake: Uint8Array
  /** Which of two stars comes first where nothing else tells them apart. */
  readonly order: (one: number, other: number) => number
  readonly turns: number
}

interface Colony {
  readonly star: number
  readonly founded: number
  size: number
}

/**
 * A plain model of a side that nobody disturbs and that settles as fast as it can, in whole numbers and without chance:
 * - The homeworld begins at its full size (FIST-SETUP-3), and every turn is landing, production, moves (FIST-TURN-1).
 * - Colonies produce in the order of their founding, points as many as their size, but not in the turn they are founded
 *   (FIST-PROD-1, FIST-PROD-6).
 * - A colony first builds transports, as many as its points pay (FIST-PROD-3), while free stars are left to settle: the
 *   fewest jumps away along its side's colonies, of these the highest rating, of these the first in order. A transport
 *   moves one link a turn from the turn it is built and lands in the turn after it arrives (FIST-COL-2). Between its
 *   side's colonies it is always in supply (FIST-MOVE-3).
 * - A colony that builds none grows by 1 up to its star's rating (FIST-PROD-4, FIST-PROD-5).
 */
export function growthOf(settling: Settling): Growth {
  const { ratings, home, order, turns } = settling
  const colonies: Colony[] = [{ star: home, founded: 0, size: ratings[home] ?? 1 }]
  const targets = createTargets(settling)
  const landings: number[][] = []
  const growth = { colonies: [] as number[], capacity: [] as number[], production: [] as number[] }
  let capacity = ratings[home] ?? 1
  for (let turn = 1; turn <= turns; turn += 1) {
    for (const star of (landings[turn] ?? []).toSorted(order)) {
      targets.settle(star)
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

interface Target {
  readonly star: number
  readonly jumps: number
}

/** The stars that are left to settle. */
function createTargets({ links, ratings, home, mayTake, order }: Settling) {
  const { start, to } = links
  const isFree = mayTake.slice()
  const isOurs = new Uint8Array(starsOf(links))
  const seenBy = new Int32Array(starsOf(links))
  const queue: number[] = []
  let [search, isNoneLeft] = [0, false]
  isFree[home] = 0
  isOurs[home] = 1

  const isBetter = (one: number, other: number) =>
    other === -1 || ((ratings[one] ?? 0) - (ratings[other] ?? 0) || order(other, one)) > 0

  /** The best of the free stars that are the fewest jumps away. */
  function find(from: number): Target | null {
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

  return {
    settle(star: number) {
      isOurs[star] = 1
      isNoneLeft = false
    },
    /** The next targets of a colony's transports, at most so many: nobody else is sent there. */
    send(from: number, most: number): Target[] {
      const sent: Target[] = []
      while (sent.length < most && !isNoneLeft) {
        const target = find(from)
        // All colonies are joined through each other: what one cannot find none can.
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
