import { type Links, countStars } from '#shared/cluster/net/links.ts'

/** Walks through all stars, as deep as it can before it turns back (Tarjan), group by group, the group of `first` at first; `behind` is how many stars were met from a star on, itself included. */
export function traverseDepthFirst(links: Links, first = 0) {
  const walk = createWalk(links)
  const size = countStars(links)
  for (let turn = 0; turn < size; turn += 1) walk.descend((first + turn) % size)
  return { ...walk.met, behind: finish(walk.met) }
}

function createWalk({ start, to }: Links) {
  const size = start.length - 1
  const next = start.slice()
  /** Stars in the order in which they were met, and when each was, from 0. */
  const [order, met] = [new Int32Array(size), new Int32Array(size).fill(-1)]
  /** The earliest star, by when it was met, that each star or one behind it is linked with, and from where each was met; -1 for the first star of a group. */
  const [low, parent] = [new Int32Array(size), new Int32Array(size).fill(-1)]
  let count = 0
  const meet = (star: number) => {
    met[star] = low[star] = count
    order[count++] = star
  }
  /** One link further: the star to go on from, or -1 at the end. */
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

/** From the last star met to the first: what is known of a star goes to the one it was met from. */
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
