import { toSingleLine } from './chart-bounds.ts'
import type { Loss } from './format.ts'

/** How many places of one loss are named, and how long each may be. */
const MOST_PLACES = 5
const LONGEST_PLACE = 80

/** Nothing lost so far. */
export function createLosses() {
  const losses = new Map<string, { count: number; isKept: boolean; where: string[] }>()
  const note =
    (isKept: boolean) =>
    (what: string, where: string, count = 1) => {
      if (count === 0) return
      const loss = losses.get(what) ?? { count: 0, isKept, where: [] }
      loss.count += count
      if (where !== '' && loss.where.length < MOST_PLACES) loss.where.push(toSingleLine(where, LONGEST_PLACE))
      losses.set(what, loss)
    }
  return {
    /** `what` in words, such as “Routes that leave the map”; `where` such as “line 14: 0412 to 3301”. */
    add: note(true),
    /** The same for what an export to the file's own format does not give back. */
    drop: note(false),
    list: (): Loss[] => Array.from(losses, ([what, { count, where, isKept }]) => ({ what, count, where, isKept })),
  }
}

/** Counts, while a file is read or written, what has no place in the other. */
export type LossTally = ReturnType<typeof createLosses>
