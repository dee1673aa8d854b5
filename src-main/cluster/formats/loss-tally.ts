import type { ContentLoss } from './chart-file.ts'
import { toTruncatedSingleLine } from './chart-limits.ts'

/** Maximum number of locations listed per loss, and their maximum length. */
const MOST_PLACES = 5
const LONGEST_PLACE = 80

export function createLossTally() {
  const losses = new Map<string, { count: number; isKept: boolean; where: string[] }>()
  const note =
    (isKept: boolean) =>
    (what: string, where: string, count = 1) => {
      if (count === 0) return
      const loss = losses.get(what) ?? { count: 0, isKept, where: [] }
      loss.count += count
      if (where !== '' && loss.where.length < MOST_PLACES) loss.where.push(toTruncatedSingleLine(where, LONGEST_PLACE))
      losses.set(what, loss)
    }
  return {
    /**
     * `what` is a description such as “Routes that leave the map”, `where` a location such as “line 14: 0412 to 3301”.
     */
    add: note(true),
    /** Same for content that an export to the file's own format does not restore. */
    drop: note(false),
    list: (): ContentLoss[] =>
      Array.from(losses, ([what, { count, where, isKept }]) => ({ what, count, where, isKept })),
  }
}

/** Counts content that is lost when a file is read or written. */
export type LossTally = ReturnType<typeof createLossTally>
