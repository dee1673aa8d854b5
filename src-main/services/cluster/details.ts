import { importedFacts } from '#main/cluster/imported-facts.ts'
import type { ThingRepository } from '#main/db/repositories/cluster-things.ts'
import type { Thing } from '#shared/contract/base.ts'
import { found } from '../refused.ts'
import type { Tools } from '../tools.ts'

/** Finds where a star is, and what is known of it beside the map: its links, the entries that mention it, what its file said. */
export function createStarDetails(tools: Tools, things: ThingRepository) {
  const links = tools.file.rows.starLinks
  const { names } = tools.file.rows
  const journal = tools.links
  return (id: string) => {
    const { clusterId, name, extra } = found(things.star.find(id), 'star')
    const mentions = journal.entriesLinkingTo({ kind: 'star', id, name })
    return {
      name,
      clusterId,
      links: links.list(id).flatMap(({ targetKind, targetId }) => names.find(targetKind, targetId) ?? []),
      mentions: mentions.map((entry): Thing => ({ kind: 'journal', id: entry.id, name: entry.title })),
      imported: importedFacts(extra),
    }
  }
}
