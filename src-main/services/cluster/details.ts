import { type ImportedFact, importedFacts } from '#main/cluster/imported-facts.ts'
import type { ThingRepository } from '#main/db/repositories/cluster-things.ts'
import type { Thing } from '#shared/contract/base.ts'
import { found } from '../refused.ts'
import type { Tools } from '../tools.ts'

/** Where a star is, and what is known of it beside the map. */
export interface StarDetails {
  readonly name: string
  readonly clusterId: string
  readonly links: Thing[]
  readonly mentions: Thing[]
  readonly imported: ImportedFact[]
}

/** Finds what is known of a star beside the map: its links, the entries that mention it, what its file said. */
export function createStarDetails(tools: Tools, things: ThingRepository): (id: string) => StarDetails {
  const links = tools.file.rows.starLinks
  const { names } = tools.file.rows
  const journal = tools.links
  return (id) => {
    const { clusterId, name, extra } = found(things.star.find(id), 'star')
    const mentions = journal.entriesLinkingTo({ kind: 'star', id, name })
    return {
      name,
      clusterId,
      links: links.list(id).flatMap(({ targetKind, targetId }) => names.find(targetKind, targetId) ?? []),
      mentions: mentions.map((entry) => ({ kind: 'journal', id: entry.id, name: entry.title })),
      imported: importedFacts(extra),
    }
  }
}
