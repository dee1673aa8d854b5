import { createSeededDice } from '#main/games/kit/dice.ts'
import type { ChokePoints } from '#shared/cluster/analysis.ts'
import { type AdjacencyLists, countStars } from '#shared/cluster/net/adjacency-lists.ts'
import { findWeakPoints } from './cut-stars.ts'

/** Up to this number of stars, paths from all of them are followed. */
const MOST_EXACT = 2000

/** Number of stars whose paths are followed on larger maps. */
const PIVOTS = 200

/**
 * Computes how often each star lies on shortest paths between others, in jumps (betweenness centrality, Brandes), and
 * the cut stars.
 */
export function computeChokePoints(links: AdjacencyLists): ChokePoints {
  const size = countStars(links)
  const isExact = size <= MOST_EXACT
  const sources = isExact ? Array.from({ length: size }, (_, star) => star) : drawSources(size)
  const sums = new Float64Array(size)
  const walk = createWalk(links)
  for (const source of sources) walk(source, sums)
  const ways = Math.max(1, (size - 1) * (size - 2)) * (sources.length / Math.max(1, size))
  return {
    shares: Array.from(sums, (sum) => Math.min(1, sum / ways)),
    cutStars: findWeakPoints(links).cutStars.map(({ star }) => star),
    isExact,
    pivots: sources.length,
  }
}

/** Draws distinct stars at random, always the same ones for maps of the same size. */
function drawSources(size: number): number[] {
  const dice = createSeededDice('choke points')
  const drawn = new Set<number>()
  while (drawn.size < PIVOTS) drawn.add(dice.die(size) - 1)
  return [...drawn]
}

/** State of a breadth-first search from a star, per star. */
interface Walked {
  /** Jumps from the source. -1 if unreachable. */
  readonly jumps: Int32Array
  /** Stars in the order in which they were reached. */
  readonly order: Int32Array
  /** Number of shortest paths to the star. */
  readonly ways: Float64Array
  /** Sum of the dependencies of the stars beyond it. */
  readonly through: Float64Array
}

/**
 * For every star, adds the fraction of shortest paths from a source that lead through it, summed over all their ends.
 */
function createWalk(links: AdjacencyLists): (source: number, sums: Float64Array) => void {
  const size = countStars(links)
  const [jumps, order] = [new Int32Array(size), new Int32Array(size)]
  const walked = { jumps, order, ways: new Float64Array(size), through: new Float64Array(size) }
  return (source, sums) => goBack(links, walked, { reached: goOut(links, walked, source), sums })
}

/** Computes jumps and the number of shortest paths for each star. Returns the number of stars reached. */
function goOut({ start, to }: AdjacencyLists, { jumps, order, ways }: Walked, source: number): number {
  jumps.fill(-1)
  ways.fill(0)
  jumps[source] = 0
  ways[source] = 1
  order[0] = source
  let written = 1
  for (let read = 0; read < written; read += 1) {
    const star = order[read] ?? 0
    const next = (jumps[star] ?? 0) + 1
    for (let at = start[star] ?? 0; at < (start[star + 1] ?? 0); at += 1) {
      const near = to[at] ?? 0
      if (jumps[near] === -1) {
        jumps[near] = next
        order[written++] = near
      }
      if (jumps[near] === next) ways[near] = (ways[near] ?? 0) + (ways[star] ?? 0)
    }
  }
  return written
}

/** Accumulates the dependencies from the farthest star back to the source. */
function goBack(
  { start, to }: AdjacencyLists,
  { jumps, order, ways, through }: Walked,
  { reached, sums }: { readonly reached: number; readonly sums: Float64Array },
): void {
  through.fill(0)
  for (let turn = reached - 1; turn > 0; turn -= 1) {
    const star = order[turn] ?? 0
    const share = (1 + (through[star] ?? 0)) / (ways[star] ?? 1)
    const before = (jumps[star] ?? 0) - 1
    for (let at = start[star] ?? 0; at < (start[star + 1] ?? 0); at += 1) {
      const near = to[at] ?? 0
      if (jumps[near] === before) through[near] = (through[near] ?? 0) + (ways[near] ?? 0) * share
    }
    sums[star] = (sums[star] ?? 0) + (through[star] ?? 0)
  }
}
