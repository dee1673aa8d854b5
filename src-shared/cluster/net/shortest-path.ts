import { createBucketQueue } from './bucket-queue.ts'
import type { StarNet } from './star-net.ts'

/** A path along routes. */
export interface RoutePath {
  /** From start to end. */
  readonly stars: readonly number[]
  /** Total length of its routes. */
  readonly hexes: number
}

const UNSEEN = 0x7fffffff

/**
 * Shortest path along drawn routes in hexes, or null if there is none (A*: the heuristic is the hex distance, which no
 * route undercuts).
 */
export function findShortestPath(net: StarNet, from: number, to: number): RoutePath | null {
  const { field, hexes, routeHexes, size } = net
  const { start, to: ends } = net.routes
  const goal = hexes[to] ?? 0
  const left = (star: number) => field.distance(hexes[star] ?? 0, goal)
  const walked = new Int32Array(size).fill(UNSEEN)
  const before = new Int32Array(size).fill(-1)
  const isDone = new Uint8Array(size)
  const queue = createBucketQueue(left(from))
  walked[from] = 0
  queue.push(from, left(from))
  for (let star = queue.pop(); star !== -1; star = queue.pop()) {
    if (isDone[star] === 1) continue
    if (star === to) return { stars: trace(before, to), hexes: walked[to] ?? 0 }
    isDone[star] = 1
    const end = start[star + 1] ?? 0
    for (let at = start[star] ?? 0; at < end; at += 1) {
      const near = ends[at] ?? 0
      const far = (walked[star] ?? 0) + (routeHexes[at] ?? 0)
      if (far >= (walked[near] ?? 0)) continue
      walked[near] = far
      before[near] = star
      queue.push(near, far + left(near))
    }
  }
  return null
}

function trace(before: Int32Array, to: number): number[] {
  const stars: number[] = []
  for (let star = to; star !== -1; star = before[star] ?? -1) stars.push(star)
  return stars.toReversed()
}
