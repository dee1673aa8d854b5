import { Spline } from '@lucide/vue'
import type { MapPointerEvent } from '#renderer/parts/star-map/input/map-event.ts'
import { SHIP_RANGE_HEXES } from '#shared/cluster/net/transport-net.ts'
import type { ClusterEdit, StarView } from '#shared/contract/cluster.ts'
import { formatCount } from '#shared/kit/format.ts'
import type { HexPlace } from '#shared/kit/hex.ts'
import { listBrushHexes } from '../brush.ts'
import { createForbiddenMarks } from '../preview-marks.ts'
import type { PreviewItem, ToolContext, ToolTransition, MapTool } from '../tool.ts'
import { type AutoRouteCandidates, computeAutoRouteCandidates } from './auto-routes.ts'
import RouteOptions from './RouteOptions.vue'
import { DEFAULT_ROUTE_TOOL_SETTINGS, type RouteToolSettings } from './settings.ts'

/** Start star of the route, `dragging` while the button is held; or the previewed automatic routes. */
export type RouteToolState =
  | { readonly mode: 'from'; readonly from: string; readonly dragging: boolean }
  | { readonly mode: 'auto'; readonly found: AutoRouteCandidates }
  | null

/** Connects stars: by a drag or two clicks, in a chain, or all within range at once. */
export const routeTool: MapTool<'route', RouteToolState, RouteToolSettings> = {
  id: 'route',
  name: 'Draw routes',
  icon: Spline,
  key: 'R',
  purpose: 'edit',
  cursor: 'crosshair',
  options: { first: DEFAULT_ROUTE_TOOL_SETTINGS, fields: RouteOptions },
  help(options) {
    switch (options.mode) {
      case 'pair':
        return 'Drag from star to star, or click one and then the other.'
      case 'chain':
        return 'Click star after star. Enter, Escape or a double click ends the chain.'
      case 'auto':
        return `Click to join the chosen stars, or all, that are at most ${formatCount(options.reach, 'hex', 'hexes')} apart.`
    }
  },
  idle: null,
  phase: (state) => (state?.mode === 'from' && state.dragging ? 'dragging' : (state?.mode ?? 'idle')),
  on(state, event, context) {
    if (event.type === 'cancel' || event.type === 'done') return { state: null }
    if (event.type === 'leave') return { state: state?.mode === 'from' && !state.dragging ? state : null }
    if (context.settings.mode === 'auto') return auto(state, event, context)
    if (event.type === 'double') return { state: null }
    return join(state?.mode === 'from' ? state : null, event, context)
  },
}

type FromState = Extract<RouteToolState, { mode: 'from' }> | null

function join(
  state: FromState,
  { type, hex }: MapPointerEvent,
  context: ToolContext<RouteToolSettings>,
): ToolTransition<RouteToolState> {
  const there = context.map.findStarAt(hex)
  const from = context.map.findStar(state?.from ?? null)
  if (type !== 'up')
    return from ? { state, ...reach(from, hex, context) } : type === 'down' ? begin(there) : { state: null }
  return from && state ? end(from, there, state.dragging, context) : { state: null }
}

function begin(there: StarView | null): ToolTransition<RouteToolState> {
  if (!there) return { state: null }
  return {
    state: { mode: 'from', from: there.id, dragging: true },
    select: { how: 'replace', things: [{ kind: 'star', id: there.id }] },
  }
}

function end(
  from: StarView,
  there: StarView | null,
  dragging: boolean,
  context: ToolContext<RouteToolSettings>,
): ToolTransition<RouteToolState> {
  const isChain = context.settings.mode === 'chain'
  const waiting: RouteToolState = { mode: 'from', from: from.id, dragging: false }
  if (there?.id === from.id) return { state: dragging ? waiting : null }
  if (!there) return { state: isChain && !dragging ? waiting : null }
  const next: RouteToolState = isChain ? { mode: 'from', from: there.id, dragging: false } : null
  if (context.map.findRouteBetween(from.id, there.id)) return { state: next, status: joinedWords(from, there) }
  return { state: next, commit: { label: null, edits: [routeEdit(from.id, there.id, context)] } }
}

function reach(
  from: StarView,
  hex: HexPlace | null,
  context: ToolContext<RouteToolSettings>,
): { preview: PreviewItem[]; status?: string } {
  const there = context.map.findStarAt(hex)
  if (!hex || there?.id === from.id) return { preview: [] }
  const { field } = context.map
  const distance = field.distance(field.indexOf(from), field.indexOf(hex))
  const isLong = distance > SHIP_RANGE_HEXES.transport
  const hexes = `${formatCount(distance, 'hex', 'hexes')}${isLong ? `, too long: transports go ${SHIP_RANGE_HEXES.transport}` : ''}`
  const warning = isLong ? createForbiddenMarks(listBrushHexes(context.map, [hex], 0)) : []
  if (!there) return { preview: [{ type: 'line', from, to: hex }, ...warning], status: hexes }
  if (context.map.findRouteBetween(from.id, there.id)) return { preview: [], status: joinedWords(from, there) }
  return {
    preview: [routeEdit(from.id, there.id, context), ...warning],
    status: `${from.name} to ${there.name}: ${hexes}`,
  }
}

function joinedWords(from: StarView, there: StarView): string {
  return `${from.name} and ${there.name} are joined already.`
}

function routeEdit(fromStarId: string, toStarId: string, context: ToolContext<RouteToolSettings>): ClusterEdit {
  const { type, style, isHidden } = context.settings
  return { type: 'add-route', id: context.newId(), fromStarId, toStarId, fields: { type, style, isHidden } }
}

/** Maximum number of previewed routes. */
const MOST_SHOWN = 3000

function auto(
  state: RouteToolState,
  { type }: MapPointerEvent,
  context: ToolContext<RouteToolSettings>,
): ToolTransition<RouteToolState> {
  const found = computeAutoRouteCandidates(context, state?.mode === 'auto' ? state.found : null)
  const { pairs, problem } = found
  const next: RouteToolState = { mode: 'auto', found }
  if (problem !== null) return { state: next, status: problem }
  const edits = () => pairs.map(([a, b]) => routeEdit(a, b, context))
  const text = formatCount(pairs.length, 'route')
  if (type === 'down' || type === 'move')
    return { state: next, preview: pairs.length > MOST_SHOWN ? [] : edits(), status: `A click draws ${text}.` }
  if (type === 'double') return { state: next }
  return { state: null, commit: { label: `Draw ${text} by distance`, edits: edits() } }
}
