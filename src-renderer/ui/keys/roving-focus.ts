/** Rows that Page Up and Page Down pass over. */
const PAGE = 10

/** Where the keyboard goes in a list of `count` things; null when the key does not move. */
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

/** The same for a list that ends where it begins, such as a palette: only the two arrows move. */
export function findNextIndexLooped(key: string, index: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return (index + 1) % count
  if (key === 'ArrowUp') return (index - 1 + count) % count
  return null
}

/** The same for a row of things that ends where it begins, such as a tool bar. */
export function findNextIndexInRow(key: string, index: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowRight') return (index + 1) % count
  if (key === 'ArrowLeft') return (index - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
