import type { ClusterEdit } from '#shared/contract/cluster.ts'
import type { StarMap } from '../model/star-map.ts'
import type { MapThingRef } from './tool.ts'

/** Edits that remove things; a route that goes with its star is not removed by itself. */
export function buildRemoveEdits(things: readonly MapThingRef[], map: StarMap): ClusterEdit[] {
  const stars = new Set(things.flatMap(({ kind, id }) => (kind === 'star' ? [id] : [])))
  return things.flatMap(({ kind, id }): ClusterEdit[] => {
    const thing = map.find(kind, id)
    if (!thing) return []
    if ('fromStarId' in thing && (stars.has(thing.fromStarId) || stars.has(thing.toStarId))) return []
    return [{ type: `remove-${kind}`, id, version: thing.version }]
  })
}
