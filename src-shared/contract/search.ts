import * as z from 'zod'
import { forGamemaster, Id, SearchText, Thing } from './base.ts'

export const SearchHit = z.object({
  thing: Thing,
  /** Where the words stand, with the found ones between \u2068 and \u2069; empty when only the name holds them, or a secret. */
  excerpt: z.string(),
  /** Found by a word that is close to the one typed, not by that word itself. */
  isGuess: z.boolean(),
})
export type SearchHit = z.infer<typeof SearchHit>

/** A name on a map that has no page of its own. */
const MapName = z.object({ kind: z.enum(['label', 'region']), id: Id, name: z.string(), clusterId: Id })
export type MapName = z.infer<typeof MapName>

const Asked = z.object({
  text: SearchText,
  limit: z.int().min(1).max(50),
  /** Only what everybody at the table may know. */
  isShared: z.boolean().default(false),
})

export const search = {
  /** Best first. */
  find: forGamemaster.input(Asked).output(z.array(SearchHit)),
  /** Labels and regions of maps. */
  onMaps: forGamemaster.input(Asked).output(z.array(MapName)),
}
