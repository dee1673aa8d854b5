import type { ClusterEdit } from '../../../../src-shared/contract/cluster.ts'
import type { HexPlace, HexPoint } from '../../../../src-shared/kit/hex.ts'
import type { StarMap } from '../star-map.ts'
import type { Step, Tool } from './tool.ts'

/** The star or route that was pressed, by id, or null. */
export type EraseState = { readonly pressed: string } | null

/** How near a route the pointer must be, in hex radii. */
const REACH = 0.45

/** Removes the star or the route that is clicked. */
export const eraseTool: Tool<EraseState> = {
  id: 'erase',
  idle: null,
  on(state, event, map): Step<EraseState> {
    if (event.type === 'cancel' || event.type === 'leave') return { state: null }
    const edit = removalAt(event, map)
    if (!edit) return { state: null }
    if (event.type === 'down') return { state: { pressed: edit.id }, preview: [edit] }
    if (event.type === 'move') return { state, preview: [edit] }
    return state?.pressed === edit.id ? { state: null, commit: { edits: [edit] } } : { state: null }
  },
}

function removalAt(
  { hex, point }: { hex: HexPlace | null; point: HexPoint },
  map: StarMap,
): Extract<ClusterEdit, { type: 'remove-star' | 'remove-route' }> | null {
  const star = map.findStarAt(hex)
  if (star) return { type: 'remove-star', id: star.id, version: star.version }
  const route = map.findRouteNear(point, REACH)
  return route && { type: 'remove-route', id: route.id }
}
