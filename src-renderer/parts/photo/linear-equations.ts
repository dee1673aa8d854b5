/**
 * Solves a square system of linear equations by Gaussian elimination with pivoting. Null if there is no unique
 * solution.
 */
export function solveLinear(matrix: readonly (readonly number[])[], right: readonly number[]): number[] | null {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0])
  const size = rows.length
  for (let column = 0; column < size; column += 1) {
    const pivot = largestAt(rows, column)
    const row = rows[pivot]
    const head = row?.[column] ?? 0
    if (!row || Math.abs(head) < 1e-14) return null
    rows[pivot] = rows[column] ?? row
    rows[column] = row
    for (const [at, otherRow] of rows.entries()) {
      const factor = at === column ? 0 : (otherRow[column] ?? 0) / head
      if (factor !== 0)
        for (let k = column; k <= size; k += 1) otherRow[k] = (otherRow[k] ?? 0) - factor * (row[k] ?? 0)
    }
  }
  return rows.map((row, at) => (row[size] ?? 0) / (row[at] ?? 1))
}

/** Returns the pivot row: the one at or below the diagonal with the largest absolute value in this column. */
function largestAt(rows: readonly (readonly number[])[], column: number): number {
  let best = column
  for (let at = column + 1; at < rows.length; at += 1)
    if (Math.abs(rows[at]?.[column] ?? 0) > Math.abs(rows[best]?.[column] ?? 0)) best = at
  return best
}

/** Builds the normal equations of weighted rows: the sums of `row row'` and of `row residual`. */
export function buildNormalEquations(rows: readonly (readonly number[])[], residuals: readonly number[]) {
  const size = rows[0]?.length ?? 0
  const matrix = Array.from({ length: size }, () => new Array<number>(size).fill(0))
  const right = new Array<number>(size).fill(0)
  for (const [at, row] of rows.entries())
    for (const [i, item] of row.entries()) {
      right[i] = (right[i] ?? 0) + item * (residuals[at] ?? 0)
      const line = matrix[i]
      if (line) for (const [k, factor] of row.entries()) line[k] = (line[k] ?? 0) + item * factor
    }
  return { matrix, right }
}
