/** Splits a list into pages of at most `most` rows. */
export function paginate<Row>(rows: readonly Row[], most: number): readonly (readonly Row[])[] {
  return Array.from({ length: Math.max(1, Math.ceil(rows.length / most)) }, (_, page) =>
    rows.slice(page * most, (page + 1) * most),
  )
}
