import { ThingKind } from '../../src-shared/contract/base.ts'
import type { SearchHit } from '../../src-shared/contract/search.ts'
import { createSearchIndex } from '../db/search.ts'
import { thingKindOf } from './name-index.ts'
import type { Tools } from './tools.ts'

/** The use case of searching the campaign. */
export function createSearch({ file }: Pick<Tools, 'file'>) {
  const index = createSearchIndex(file.db)
  return {
    find: ({ text, limit }: { text: string; limit: number }): SearchHit[] =>
      index.find({ text, limit }).map(({ kind, refId, name, excerpt, isGuess }) => ({
        thing: { kind: kindOf(kind), id: refId, name },
        excerpt,
        isGuess,
      })),
  }
}

function kindOf(table: string): SearchHit['thing']['kind'] {
  if (table === 'fistful_game') return 'fistful-game'
  return thingKindOf(table) ?? ThingKind.parse(table)
}
