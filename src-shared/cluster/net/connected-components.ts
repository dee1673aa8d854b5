import { type AdjacencyLists, countStars } from './adjacency-lists.ts'

/** Connected components, numbered in the order of their first stars. */
export interface ConnectedComponents {
  /** Component of each star. */
  readonly componentOf: Int32Array
  /** Number of stars of each component. */
  readonly sizes: readonly number[]
  /** The component with the most stars, the first if several; -1 without stars. */
  readonly largest: number
}

/** Finds the connected components of a graph. */
export function computeConnectedComponents(links: AdjacencyLists): ConnectedComponents {
  const { start, to } = links
  const size = countStars(links)
  const componentOf = new Int32Array(size).fill(-1)
  const queue = new Int32Array(size)
  const sizes: number[] = []
  for (let first = 0, written = 0; first < size; first += 1) {
    if (componentOf[first] !== -1) continue
    const before = written
    componentOf[first] = sizes.length
    queue[written++] = first
    for (let read = before; read < written; read += 1) {
      const star = queue[read] ?? 0
      for (let at = start[star] ?? 0; at < (start[star + 1] ?? 0); at += 1) {
        const near = to[at] ?? 0
        if (componentOf[near] !== -1) continue
        componentOf[near] = sizes.length
        queue[written++] = near
      }
    }
    sizes.push(written - before)
  }
  return { componentOf, sizes, largest: sizes.indexOf(sizes.reduce((most, stars) => Math.max(most, stars), 0)) }
}
