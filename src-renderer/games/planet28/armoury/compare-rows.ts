import { type ArmouryRow, listRowTerms } from './armoury-rows.ts'

/** How many rows can stand side by side. */
export const MAX_COMPARED = 4

/** One line of a comparison: the same thing of every row. */
export interface CompareLine {
  readonly label: string
  readonly values: readonly string[]
  readonly differs: boolean
}

/** What rows of one table have, line by line; what a row does not have is a dash. */
export function compareRows(rows: readonly ArmouryRow[]): readonly CompareLine[] {
  const terms = rows.map((row) => new Map(listRowTerms(row).map(({ term, value }) => [term, String(value ?? '–')])))
  const labels = [...new Set(terms.flatMap((term) => [...term.keys()]))]
  return labels.map((label) => {
    const values = terms.map((term) => term.get(label) ?? '–')
    return { label, values, differs: new Set(values).size > 1 }
  })
}

/** The chosen rows after one was turned; a fifth one pushes the first out. */
export function toggleCompared(chosen: readonly string[], key: string): readonly string[] {
  if (chosen.includes(key)) return chosen.filter((otherKey) => otherKey !== key)
  return [...chosen, key].slice(-MAX_COMPARED)
}
