/** Adjacency lists in two typed arrays: the neighbours of star i are `to[start[i]]` to `to[start[i + 1] - 1]`. */
export interface AdjacencyLists {
  readonly start: Int32Array
  readonly to: Int32Array
}

/** Two stars by index. */
export type StarPair = readonly [from: number, to: number]

/** Builds undirected adjacency lists. Ignores pairs of a star with itself. */
export function createAdjacencyLists(size: number, pairs: readonly StarPair[]): AdjacencyLists {
  const start = new Int32Array(size + 1)
  for (const pair of pairs) {
    if (pair[0] === pair[1]) continue
    start[pair[0] + 1] = (start[pair[0] + 1] ?? 0) + 1
    start[pair[1] + 1] = (start[pair[1] + 1] ?? 0) + 1
  }
  for (let star = 0; star < size; star += 1) start[star + 1] = (start[star + 1] ?? 0) + (start[star] ?? 0)
  const next = start.slice()
  const to = new Int32Array(start[size] ?? 0)
  const link = (from: number, end: number) => {
    const at = next[from] ?? 0
    to[at] = end
    next[from] = at + 1
  }
  for (const pair of pairs) {
    if (pair[0] === pair[1]) continue
    link(pair[0], pair[1])
    link(pair[1], pair[0])
  }
  return { start, to }
}

/** Number of stars in the graph. */
export function countStars({ start }: AdjacencyLists): number {
  return start.length - 1
}

export function getNeighbours({ start, to }: AdjacencyLists, star: number): Int32Array {
  return to.subarray(start[star] ?? 0, start[star + 1] ?? 0)
}

export function areLinked(links: AdjacencyLists, a: number, b: number): boolean {
  return getNeighbours(links, a).includes(b)
}
