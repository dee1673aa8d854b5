import { listImportedFacts } from '#main/cluster/imported-facts.ts'
import type { MapObjectRepository } from '#main/db/repositories/map-objects.ts'
import type { Thing } from '#shared/contract/base.ts'
import { requireFound } from '../refusal-error.ts'
import type { Tools } from '../tools.ts'

/** Finds where a star is, and what is known of it beside the map: its links, the entries that mention it, what its file said. */
export function createStarDetails(tools: Tools, things: MapObjectRepository) {
  const links = tools.file.rows.starLinks
  const { names } = tools.file.rows
  const journal = tools.links
  return (id: string) => {
    const { clusterId, name, extra } = requireFound(things.star.find(id), 'star')
    const mentions = journal.entriesLinkingTo({ kind: 'star', id, name })
    return {
      name,
      clusterId,
      links: links.list(id).flatMap(({ targetKind, targetId }) => names.find(targetKind, targetId) ?? []),
      mentions: mentions.map((entry): Thing => ({ kind: 'journal', id: entry.id, name: entry.title })),
      imported: listImportedFacts(extra),
    }
  }
}
