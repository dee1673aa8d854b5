import { type AdjacencyLists, countStars } from '#shared/cluster/net/adjacency-lists.ts'

/**
 * Counts vertex-disjoint paths between two stars by maximum flow, and finds the smallest set of stars that cuts them
 * all (Menger). A direct link counts as a path that no removal cuts.
 */
export function computeDisjointPaths(links: AdjacencyLists, from: number, to: number) {
  const net = flowNet(links, from, to)
  let ways = 0
  for (let before = search(net); before[net.goal] !== -1; before = search(net)) {
    ways += 1
    for (let node = net.goal; node !== net.source;) {
      const arc = before[node] ?? 0
      net.room[arc] = (net.room[arc] ?? 0) - 1
      net.room[arc ^ 1] = (net.room[arc ^ 1] ?? 0) + 1
      node = net.to[arc ^ 1] ?? 0
    }
  }
  const seen = search(net)
  /**
   * Minimum set of stars whose removal disconnects both, closest to the first star. A direct link counts as an
   * additional path, which no removal cuts.
   */
  const cutStars: number[] = []
  for (let star = 0; star < countStars(links); star += 1) {
    const [isEntered, isLeft] = [seen[2 * star] !== -1, seen[2 * star + 1] !== -1]
    if (star !== from && star !== to && isEntered && !isLeft) cutStars.push(star)
  }
  return { ways, cutStars }
}

/**
 * Flow network with two nodes per star: entry (2 × star) and exit (2 × star + 1). Arcs are stored in pairs, forward
 * and backward.
 */
function flowNet({ start, to: ends }: AdjacencyLists, from: number, goal: number) {
  const size = start.length - 1
  /** Outgoing arcs of each node. */
  const arcs: number[][] = Array.from({ length: 2 * size }, () => [])
  const to: number[] = []
  /** Residual capacity of each arc. */
  const room: number[] = []
  const addArc = (tail: number, head: number, ways: number) => {
    arcs[tail]?.push(to.length)
    arcs[head]?.push(to.length + 1)
    to.push(head, tail)
    room.push(ways, 0)
  }
  for (let star = 0; star < size; star += 1) {
    addArc(2 * star, 2 * star + 1, 1)
    for (let at = start[star] ?? 0; at < (start[star + 1] ?? 0); at += 1) {
      const near = ends[at] ?? 0
      addArc(2 * star + 1, 2 * near, star === from && near === goal ? 1 : size)
    }
  }
  return { source: 2 * from + 1, goal: 2 * goal, arcs, to, room }
}

/** Breadth-first search for an augmenting path. Returns the arc by which each node is reached, -1 if it is not. */
function search({ source, goal, arcs, to, room }: ReturnType<typeof flowNet>): Int32Array {
  const before = new Int32Array(arcs.length).fill(-1)
  const queue = [source]
  // Any arc marks the source as visited. The path is never followed beyond it.
  before[source] = 0
  for (const node of queue) {
    if (node === goal) break
    for (const arc of arcs[node] ?? []) {
      const next = to[arc] ?? 0
      if ((room[arc] ?? 0) === 0 || before[next] !== -1) continue
      before[next] = arc
      queue.push(next)
    }
  }
  return before
}
