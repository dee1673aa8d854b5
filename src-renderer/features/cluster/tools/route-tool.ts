import type { StarView } from '../../../../src-shared/contract/cluster.ts'
import type { HexPlace } from '../../../../src-shared/kit/hex.ts'
import type { StarMap } from '../star-map.ts'
import type { Preview, Step, Tool } from './tool.ts'

/** The star that the route begins at; `dragging` while the button is down on it. */
export type RouteState = { readonly from: string; readonly dragging: boolean } | null

/** Joins two stars: drag from one to the other, or click one and then the other. */
export const routeTool: Tool<RouteState> = {
  id: 'route',
  idle: null,
  on(state, event, map): Step<RouteState> {
    if (event.type === 'cancel') return { state: null }
    if (event.type === 'leave') return { state: state?.dragging ? null : state }
    const { hex } = event
    const there = map.findStarAt(hex)
    const from = map.findStar(state?.from ?? null)
    switch (event.type) {
      case 'down':
        return from ? { state, preview: reach(from, hex, map) } : begin(there)
      case 'move':
        return from ? { state, preview: reach(from, hex, map) } : { state: null }
      case 'up':
        return from && state ? end(from, there, state.dragging, map) : { state: null }
    }
  },
}

function begin(there: StarView | null): Step<RouteState> {
  return there ? { state: { from: there.id, dragging: true }, select: there.id } : { state: null }
}

function end(from: StarView, there: StarView | null, dragging: boolean, map: StarMap): Step<RouteState> {
  if (there?.id === from.id) return { state: dragging ? { from: from.id, dragging: false } : null }
  if (!there || map.findRouteBetween(from.id, there.id)) return { state: null }
  return { state: null, commit: { edits: [{ type: 'add-route', fromStarId: from.id, toStarId: there.id }] } }
}

function reach(from: StarView, hex: HexPlace | null, map: StarMap): Preview[] {
  const there = map.findStarAt(hex)
  if (!hex || there?.id === from.id) return []
  if (!there) return [{ type: 'line', fromStarId: from.id, to: hex }]
  return map.findRouteBetween(from.id, there.id) ? [] : [{ type: 'add-route', fromStarId: from.id, toStarId: there.id }]
}
