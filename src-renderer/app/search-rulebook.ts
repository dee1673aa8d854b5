import { type Rulebook, TABLE_NAMES, RULEBOOK_TABLE_HEADINGS } from '#shared/games/planet28/rulebook.ts'
import { hasAllWords } from '#shared/kit/has-all-words.ts'

/** A row of the active rule tables, as a palette entry. */
export interface RulebookSearchHit {
  readonly path: string
  readonly name: string
  readonly table: string
}

/** Finds the rules whose name contains the typed words, in book order. */
export function searchRulebook(tables: Rulebook, text: string, limit: number): readonly RulebookSearchHit[] {
  if (text === '') return []
  const hits = TABLE_NAMES.flatMap((table) =>
    Object.entries(tables[table])
      .filter(([, { name }]) => hasAllWords(name, text))
      .map(([id, { name }]) => ({
        path: `/armoury/${table}/${id}`,
        name,
        table: RULEBOOK_TABLE_HEADINGS[table].title,
      })),
  )
  return hits.slice(0, limit)
}
