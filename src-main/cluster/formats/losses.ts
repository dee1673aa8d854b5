import { oneLine } from './chart-bounds.ts'
import type { Loss } from './format.ts'

/** Counts, while a file is read or written, what has no place in the other. */
export interface LossTally {
  /** `what` in words, such as “Routes that leave the map”; `where` such as “line 14: 0412 to 3301”. */
  readonly add: (what: string, where: string, count?: number) => void
  /** The same for what an export to the file's own format does not give back. */
  readonly drop: (what: string, where: string, count?: number) => void
  readonly list: () => Loss[]
}

/** How many places of one loss are named, and how long each may be. */
const MOST_PLACES = 5
const LONGEST_PLACE = 80

/** Nothing lost so far. */
export function createLosses(): LossTally {
  const losses = new Map<string, { count: number; isKept: boolean; where: string[] }>()
  const note =
    (isKept: boolean) =>
    (what: string, where: string, count = 1) => {
      if (count === 0) return
      const loss = losses.get(what) ?? { count: 0, isKept, where: [] }
      loss.count += count
      if (where !== '' && loss.where.length < MOST_PLACES) loss.where.push(oneLine(where, LONGEST_PLACE))
      losses.set(what, loss)
    }
  return {
    add: note(true),
    drop: note(false),
    list: () => Array.from(losses, ([what, { count, where, isKept }]) => ({ what, count, where, isKept })),
  }
}
