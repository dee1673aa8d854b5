/**
 * Number of typing errors to tolerate in a search word: one up to five letters, two in longer words, none in the
 * shortest.
 */
export function getMaxEditDistance(word: string): number {
  if (word.length < 3) return 0
  return word.length <= 5 ? 1 : 2
}

/**
 * Computes the edit distance of two words (insertion, deletion, substitution, transposition of neighbours), or null if
 * it exceeds `most`: Damerau-Levenshtein distance, optimal string alignment.
 */
export function computeEditDistance(a: string, b: string, most: number): number | null {
  if (Math.abs(a.length - b.length) > most) return null
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= b.length; column += 1)
      current.push(cell({ a, b, row, column, beforeLast, last, current }))
    if (Math.min(...current) > most) return null
    beforeLast = last
    last = current
  }
  const slips = last[b.length] ?? Infinity
  return slips <= most ? slips : null
}

interface Cell {
  readonly a: string
  readonly b: string
  readonly row: number
  readonly column: number
  readonly beforeLast: readonly number[]
  readonly last: readonly number[]
  readonly current: readonly number[]
}

function cell({ a, b, row, column, beforeLast, last, current }: Cell): number {
  const at = (line: readonly number[], index: number): number => line[index] ?? Infinity
  const isSame = a[row - 1] === b[column - 1]
  const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
  return Math.min(
    at(last, column) + 1,
    at(current, column - 1) + 1,
    at(last, column - 1) + (isSame ? 0 : 1),
    isSwapped ? at(beforeLast, column - 2) + 1 : Infinity,
  )
}
