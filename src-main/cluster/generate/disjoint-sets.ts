/** Union-find over the numbers 0 to size - 1. */
export function createDisjointSets(size: number) {
  const parents = Int32Array.from({ length: size }, (_, index) => index)
  let count = size
  /** Representative of the set of a number. */
  const find = (value: number): number => {
    let root = value
    for (let parent = parents[root] ?? root; parent !== root; parent = parents[root] ?? root) {
      parents[root] = parents[parent] ?? parent
      root = parent
    }
    return root
  }
  return {
    find,
    /** Unites two sets. Returns false if they are the same already. */
    unite(a: number, b: number): boolean {
      const [first, second] = [find(a), find(b)]
      if (first === second) return false
      parents[second] = first
      count -= 1
      return true
    },
    /** Number of sets. */
    count: (): number => count,
  }
}

/** Union-find data structure. */
export type DisjointSets = ReturnType<typeof createDisjointSets>
