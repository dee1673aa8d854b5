import { type ArmouryRow, listRowTerms } from './armoury-rows.ts'

/** Maximum number of rows compared side by side. */
export const MAX_COMPARED_ROWS = 4

/** One line of a comparison: a property of every row. */
export interface ComparedProperty {
  readonly label: string
  readonly values: readonly string[]
  readonly differs: boolean
}

/** Compares rows of one table by property. Missing values are dashes. */
export function buildComparison(rows: readonly ArmouryRow[]): readonly ComparedProperty[] {
  const terms = rows.map((row) => new Map(listRowTerms(row).map(({ term, value }) => [term, String(value ?? '–')])))
  const labels = [...new Set(terms.flatMap((term) => [...term.keys()]))]
  return labels.map((label) => {
    const values = terms.map((term) => term.get(label) ?? '–')
    return { label, values, differs: new Set(values).size > 1 }
  })
}

/** Toggles a row in the comparison. A fifth row replaces the first. */
export function toggleComparedRow(chosen: readonly string[], key: string): readonly string[] {
  if (chosen.includes(key)) return chosen.filter((otherKey) => otherKey !== key)
  return [...chosen, key].slice(-MAX_COMPARED_ROWS)
}
