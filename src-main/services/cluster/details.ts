import { listImportedFacts } from '#main/cluster/imported-facts.ts'
import type { MapObjectRepository } from '#main/db/repositories/map-objects.ts'
import type { Thing } from '#shared/contract/base.ts'
import { requireFound } from '../refusal-error.ts'
import type { Tools } from '../tools.ts'

/**
 * Creates queries for a star's location and related data: its links, the entries that mention it, and the extra fields
 * of its file.
 */
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
