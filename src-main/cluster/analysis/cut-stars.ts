import type { AdjacencyLists } from '#shared/cluster/net/adjacency-lists.ts'
import { traverseDepthFirst } from './depth-first.ts'

/**
 * A star whose removal disconnects its group, and the number of stars the largest remaining piece then lacks, itself
 * not counted.
 */
interface CutStar {
  readonly star: number
  readonly cutsOff: number
}

/** A link whose removal disconnects its group, and the number of stars in the smaller piece. */
interface Bridge {
  readonly from: number
  readonly to: number
  readonly cutsOff: number
}

/** Cut stars and bridges of a graph. */
export interface WeakPoints {
  readonly cutStars: readonly CutStar[]
  readonly bridges: readonly Bridge[]
}

/** Finds every star and link whose removal disconnects a group. */
export function findWeakPoints(links: AdjacencyLists): WeakPoints {
  const { order, met, low, parent, behind } = traverseDepthFirst(links)
  const pieces = new Map<number, number[]>()
  const bridges: Bridge[] = []
  const groupOf = new Int32Array(order.length)
  for (const star of order) {
    const from = parent[star] ?? -1
    groupOf[star] = from === -1 ? star : (groupOf[from] ?? 0)
    if (from === -1) continue
    const group = behind[groupOf[star] ?? 0] ?? 0
    const apart = behind[star] ?? 0
    const lowest = low[star] ?? 0
    if (lowest >= (met[from] ?? 0)) pieces.set(from, [...(pieces.get(from) ?? []), apart])
    if (lowest > (met[from] ?? 0)) bridges.push({ from, to: star, cutsOff: Math.min(apart, group - apart) })
  }
  const cutStars = [...pieces].flatMap(([star, apart]) => {
    const group = behind[groupOf[star] ?? 0] ?? 0
    const rest = group - 1 - apart.reduce((sum, stars) => sum + stars, 0)
    const all = rest > 0 ? [...apart, rest] : apart
    return all.length > 1 ? [{ star, cutsOff: group - 1 - Math.max(...all) }] : []
  })
  return { cutStars: cutStars.toSorted((a, b) => a.star - b.star), bridges }
}

/** Lists the stars that lie on every path between two stars, in order. Also empty if there is no path. */
export function listCutStarsBetween(links: AdjacencyLists, from: number, to: number): number[] {
  const { met, low, parent } = traverseDepthFirst(links, from)
  const between: number[] = []
  let star = to
  while (star !== -1 && star !== from) {
    const before: number = parent[star] ?? -1
    if (before === -1) return []
    if (before !== from && (low[star] ?? 0) >= (met[before] ?? 0)) between.push(before)
    star = before
  }
  return between.toReversed()
}
