import { type AdjacencyLists, countStars } from '#shared/cluster/net/adjacency-lists.ts'

/**
 * Depth-first traversal of the whole graph, one component after another, starting at `first` (Tarjan's low-link).
 * `behind` is the size of the subtree of a star, itself included.
 */
export function traverseDepthFirst(links: AdjacencyLists, first = 0) {
  const walk = createWalk(links)
  const size = countStars(links)
  for (let turn = 0; turn < size; turn += 1) walk.descend((first + turn) % size)
  return { ...walk.met, behind: finish(walk.met) }
}

function createWalk({ start, to }: AdjacencyLists) {
  const size = start.length - 1
  const next = start.slice()
  /** `order`: stars in preorder. `met`: preorder number of each star, from 0. */
  const [order, met] = [new Int32Array(size), new Int32Array(size).fill(-1)]
  /**
   * `low`: smallest preorder number linked with a star or its subtree. `parent`: star that each was reached from, -1
   * for the root of a component.
   */
  const [low, parent] = [new Int32Array(size), new Int32Array(size).fill(-1)]
  let count = 0
  const meet = (star: number) => {
    met[star] = low[star] = count
    order[count++] = star
  }
  /** Advances by one link. Returns the star to continue from, or -1 at the end. */
  const step = (star: number): number => {
    const at = next[star] ?? 0
    if (at === start[star + 1]) return parent[star] ?? -1
    next[star] = at + 1
    const near = to[at] ?? 0
    if (met[near] === -1) {
      parent[near] = star
      meet(near)
      return near
    }
    if (near !== parent[star]) low[star] = Math.min(low[star] ?? 0, met[near] ?? 0)
    return star
  }
  return {
    met: { order, met, low, parent },
    descend(root: number) {
      if (met[root] !== -1) return
      meet(root)
      for (let star = root; star !== -1;) star = step(star)
    },
  }
}

/** Computes subtree sizes and low-links, from the last star visited to the first. */
function finish({ order, low, parent }: ReturnType<typeof createWalk>['met']): Int32Array {
  const behind = new Int32Array(order.length).fill(1)
  for (let turn = order.length - 1; turn >= 0; turn -= 1) {
    const star = order[turn] ?? 0
    const from = parent[star] ?? -1
    if (from === -1) continue
    behind[from] = (behind[from] ?? 0) + (behind[star] ?? 0)
    low[from] = Math.min(low[from] ?? 0, low[star] ?? 0)
  }
  return behind
}
