/** The numbers 0 to size - 1, each a set of its own. */
export function createDisjointSets(size: number) {
  const parents = Int32Array.from({ length: size }, (_, index) => index)
  let count = size
  /** The number that stands for the set of a number. */
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
    /** Unites two sets; false when they were one already. */
    unite(a: number, b: number): boolean {
      const [first, second] = [find(a), find(b)]
      if (first === second) return false
      parents[second] = first
      count -= 1
      return true
    },
    /** How many sets there are. */
    count: (): number => count,
  }
}

/** Sets of numbers that are united step by step. */
export type DisjointSets = ReturnType<typeof createDisjointSets>
