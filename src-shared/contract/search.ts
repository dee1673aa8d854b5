import * as z from 'zod'
import { forGamemaster, SearchText, Thing } from './base.ts'

export const SearchHit = z.object({
  thing: Thing,
  /** Where the words stand, with the found ones between \u2068 and \u2069; empty when only the name holds them. */
  excerpt: z.string(),
  /** Found by a word that is close to the one typed, not by that word itself. */
  isGuess: z.boolean(),
})
export type SearchHit = z.infer<typeof SearchHit>

export const search = {
  /** Best first. */
  find: forGamemaster.input(z.object({ text: SearchText, limit: z.int().min(1).max(50) })).output(z.array(SearchHit)),
}
