/** A filter option. Facets of the same group are combined with OR, groups with AND. */
export interface Facet<Row> {
  readonly id: string
  readonly label: string
  readonly group: string
  readonly holds: (row: Row) => boolean
}

/** A facet with the number of rows it would leave. */
export interface FacetCount {
  readonly id: string
  readonly label: string
  readonly count: number
}

/** The filter of a list. */
export interface RowFilter<Row> {
  /** Every word must occur in the text of the row; case and accents are ignored. */
  readonly text: string
  /** Ids of the active facets. */
  readonly chosen: readonly string[]
  readonly facets: readonly Facet<Row>[]
  readonly textOf: (row: Row) => string
}

/** Filters rows and counts, for each facet, the rows it matches among those that pass the text and the other groups. */
export function filterRowsAndCountFacets<Row>(
  rows: readonly Row[],
  { text, chosen, facets, textOf }: RowFilter<Row>,
): { readonly rows: readonly Row[]; readonly facets: readonly FacetCount[] } {
  const words = plain(text).split(/\s+/)
  const found = text.trim() === '' ? rows : rows.filter((row) => hasAll(plain(textOf(row)), words))
  const groups = Map.groupBy(
    facets.filter(({ id }) => chosen.includes(id)),
    ({ group }) => group,
  )
  const leftBy = (row: Row, but: string | null) =>
    [...groups].every(([group, pressed]) => group === but || pressed.some(({ holds }) => holds(row)))
  return {
    rows: found.filter((row) => leftBy(row, null)),
    facets: facets.map(({ id, label, group, holds }) => ({
      id,
      label,
      count: found.filter((row) => holds(row) && leftBy(row, group)).length,
    })),
  }
}

export function toggleFacet(chosen: readonly string[], id: string): readonly string[] {
  return chosen.includes(id) ? chosen.filter((otherId) => otherId !== id) : [...chosen, id]
}

function hasAll(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word))
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
}
