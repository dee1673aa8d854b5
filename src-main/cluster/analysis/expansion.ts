import { type Links, countStars } from '#shared/cluster/net/links.ts'

/** A homeworld and where its side may settle. */
export interface Expansion {
  readonly links: Links
  readonly ratings: Uint8Array
  readonly home: number
  /** 1 for the stars that it may settle. */
  readonly mayTake: Uint8Array
  /** Which of two stars comes first where nothing else tells them apart. */
  readonly order: (a: number, b: number) => number
}

/** A star to settle, and how many jumps away it is. */
interface Target {
  readonly star: number
  readonly jumps: number
}

/** Every star that a side may settle, its homeworld settled. */
export function createTargets(expansion: Expansion) {
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

/** Finds, from a colony, the best of the free stars that are the fewest jumps away along its side's colonies. */
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
