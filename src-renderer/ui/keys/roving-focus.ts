/** Rows skipped by Page Up and Page Down. */
const PAGE = 10

/** Index that a navigation key moves to in a list of `count` items, or null if the key does not move. */
export function findNextIndex(key: string, index: number, count: number): number | null {
  if (count === 0) return null
  const within = (target: number) => Math.min(count - 1, Math.max(0, target))
  switch (key) {
    case 'ArrowDown':
      return within(index + 1)
    case 'ArrowUp':
      return within(index - 1)
    case 'PageDown':
      return within(index + PAGE)
    case 'PageUp':
      return within(index - PAGE)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}

/** Variant of `findNextIndex` for a list that wraps around, such as a palette: only the up and down arrows move. */
export function findNextIndexLooped(key: string, index: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return (index + 1) % count
  if (key === 'ArrowUp') return (index - 1 + count) % count
  return null
}

/** Variant of `findNextIndex` for a horizontal row that wraps around, such as a toolbar. */
export function findNextIndexInRow(key: string, index: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowRight') return (index + 1) % count
  if (key === 'ArrowLeft') return (index - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
