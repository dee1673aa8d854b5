const ROOM = 64

/**
 * Creates an empty monotone bucket queue for small integer ranks from `lowest` on. Items must not be ranked below the
 * last one removed.
 */
export function createBucketQueue(lowest: number) {
  let heads = new Int32Array(ROOM).fill(-1)
  let items = new Int32Array(ROOM)
  let next = new Int32Array(ROOM)
  let [count, waiting, now] = [0, 0, 0]
  return {
    push(item: number, rank: number): void {
      const bucket = rank - lowest
      if (bucket >= heads.length) heads = grown(heads, 2 * bucket)
      if (count === items.length) [items, next] = [grown(items, 2 * count), grown(next, 2 * count)]
      items[count] = item
      next[count] = heads[bucket] ?? -1
      heads[bucket] = count
      count += 1
      waiting += 1
    },
    /** Removes an item of the lowest rank, last in first out; -1 if empty. */
    pop(): number {
      if (waiting === 0) return -1
      while (heads[now] === -1) now += 1
      const entry = heads[now] ?? -1
      heads[now] = next[entry] ?? -1
      waiting -= 1
      return items[entry] ?? -1
    },
  }
}

function grown(numbers: Int32Array, length: number): Int32Array<ArrayBuffer> {
  const longer = new Int32Array(length).fill(-1)
  longer.set(numbers)
  return longer
}
