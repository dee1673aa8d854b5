import * as z from 'zod'
import { forGamemaster, Id, SearchText, Thing } from './base.ts'

export const SearchHit = z.object({
  thing: Thing,
  /** Text around the matches, which are enclosed in \u2068 and \u2069. Empty if only the name or a secret matches. */
  excerpt: z.string(),
  /** Whether it was found by a similar word instead of the search word. */
  isGuess: z.boolean(),
})
export type SearchHit = z.infer<typeof SearchHit>

/** A named element of a map without a page. */
const NamedMapElement = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['label', 'region']), id: Id, name: z.string(), clusterId: Id }),
  z.object({ kind: z.literal('body'), id: Id, name: z.string(), starId: Id, starName: z.string() }),
])
export type MapSearchHit = z.infer<typeof NamedMapElement>

const Asked = z.object({
  text: SearchText,
  limit: z.int().min(1).max(50),
  /** Whether to search public information only. */
  isShared: z.boolean().default(false),
})

export const search = {
  /** Best match first. */
  find: forGamemaster.input(Asked).output(z.array(SearchHit)),
  /** Labels and regions of maps, and bodies of systems. */
  onMaps: forGamemaster.input(Asked).output(z.array(NamedMapElement)),
}
