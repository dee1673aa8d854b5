/** Distributes blocks over pages, each as full as possible; at least one block per page. */
export function paginate<Thing>(things: readonly Thing[], heightOf: (item: Thing) => number, room: number): Thing[][] {
  const pages: Thing[][] = []
  let left = 0
  for (const item of things) {
    const height = heightOf(item)
    if (pages.length === 0 || height > left) {
      pages.push([])
      left = room
    }
    pages.at(-1)?.push(item)
    left -= height
  }
  return pages
}

/** Splits a count into parts of at most `most`, such as 90 into 40, 40 and 10. */
export function splitCount(count: number, most: number): number[] {
  return Array.from({ length: Math.ceil(count / most) }, (_, part) => Math.min(most, count - part * most))
}
