import { ThingKind } from '../../src-shared/contract/base.ts'
import type { SearchHit } from '../../src-shared/contract/search.ts'
import { createSearchIndex } from '../db/search.ts'
import type { Tools } from './tools.ts'

/** The use case of searching the campaign. */
export function createSearch({ file }: Pick<Tools, 'file'>) {
  const index = createSearchIndex(file.db)
  return {
    find: ({ text, limit }: { text: string; limit: number }): SearchHit[] =>
      index.find({ text, limit }).map(({ kind, refId, name, excerpt, isGuess }) => ({
        thing: { kind: thingKindOf(kind), id: refId, name },
        excerpt,
        isGuess,
      })),
  }
}

/** Tables whose things are called otherwise. */
const KINDS: Readonly<Record<string, ThingKind>> = { journal_entry: 'journal', game_night: 'night' }

function thingKindOf(table: string): ThingKind {
  return KINDS[table] ?? ThingKind.parse(table)
}
