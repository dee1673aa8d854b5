import type { SearchHit } from '#shared/contract/search.ts'
import { thingKindOf } from '#shared/things.ts'
import { createSearchIndex } from '../db/search.ts'
import type { Tools } from './tools.ts'

/** The use case of searching the campaign. */
export function createSearch({ file }: Pick<Tools, 'file'>) {
  const index = createSearchIndex(file.db)
  return {
    find: ({ text, limit }: { text: string; limit: number }): SearchHit[] =>
      index.find({ text, limit }).flatMap(({ kind: table, refId, name, excerpt, isGuess }) => {
        const kind = thingKindOf(table)
        return kind === null ? [] : [{ thing: { kind, id: refId, name }, excerpt, isGuess }]
      }),
  }
}
