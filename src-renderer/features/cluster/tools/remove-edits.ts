import type { ClusterEdit } from '#shared/contract/cluster.ts'
import type { StarMap } from '../model/star-map.ts'
import type { MapThingRef } from './tool.ts'

/** Builds edits that remove things. Routes removed along with their star need no edit. */
export function buildRemoveEdits(things: readonly MapThingRef[], map: StarMap): ClusterEdit[] {
  const stars = new Set(things.flatMap(({ kind, id }) => (kind === 'star' ? [id] : [])))
  return things.flatMap(({ kind, id }): ClusterEdit[] => {
    const removed = map.find(kind, id)
    if (!removed) return []
    if ('fromStarId' in removed && (stars.has(removed.fromStarId) || stars.has(removed.toStarId))) return []
    return [{ type: `remove-${kind}`, id, version: removed.version }]
  })
}
