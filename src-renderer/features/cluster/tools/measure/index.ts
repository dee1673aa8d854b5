import { Ruler } from '@lucide/vue'
import type { StarMap } from '#renderer/features/cluster/model/star-map.ts'
import { findShortestPath } from '#shared/cluster/net/shortest-path.ts'
import { formatCount } from '#shared/kit/format.ts'
import { getHexLabel, type HexPlace, isSameHex } from '#shared/kit/hex.ts'
import type { PreviewItem, ToolTransition, MapTool } from '../tool.ts'

/** Start of the measurement, and its end once it is fixed. */
export type MeasureToolState = {
  readonly from: HexPlace
  readonly to: HexPlace | null
  readonly dragging: boolean
} | null

/**
 * Measures between two hexes by a drag or two clicks: the straight distance, and the path along routes between two
 * stars.
 */
export const measureTool: MapTool<'measure', MeasureToolState, null> = {
  id: 'measure',
  name: 'Measure',
  icon: Ruler,
  key: 'M',
  purpose: 'look',
  cursor: 'crosshair',
  options: null,
  help: () => 'Drag from hex to hex, or click one and then the other.',
  idle: null,
  phase: (state) => (state?.to ? 'measured' : state?.dragging ? 'dragging' : state ? 'from' : 'idle'),
  on(state, event, { map }) {
    if (event.type === 'cancel') return { state: null }
    if (event.type === 'leave' || event.type === 'done' || event.type === 'double')
      return shown(letGo(state), null, map)
    const { hex, type } = event
    const begun: MeasureToolState = hex && { from: hex, to: null, dragging: true }
    if (type === 'down') return shown(state && !state.to ? { ...state, dragging: true } : begun, hex, map)
    if (type === 'move') return shown(state, hex, map)
    return shown(fix(state, hex), hex, map)
  },
}

function letGo(state: MeasureToolState): MeasureToolState {
  return state && { ...state, dragging: false }
}

/** Releasing at another hex fixes the end; after a release at the start the next click does. */
function fix(state: MeasureToolState, hex: HexPlace | null): MeasureToolState {
  if (!state || state.to || !hex || isSameHex(hex, state.from)) return letGo(state)
  return { ...state, to: hex, dragging: false }
}

function shown(state: MeasureToolState, hex: HexPlace | null, map: StarMap): ToolTransition<MeasureToolState> {
  const to = state?.to ?? hex
  if (!state || !to || isSameHex(state.from, to)) return { state }
  const mark = measureMark(state.from, to, map)
  return {
    state,
    preview: [mark],
    status: `${getHexLabel(state.from, map.board)} to ${getHexLabel(to, map.board)}: ${mark.text}`,
  }
}

function measureMark(from: HexPlace, to: HexPlace, map: StarMap): Extract<PreviewItem, { type: 'measure' }> {
  const hexes = formatCount(map.field.distance(map.field.indexOf(from), map.field.indexOf(to)), 'hex', 'hexes')
  const [a, b] = [map.findStarAt(from), map.findStarAt(to)]
  if (!a || !b) return { type: 'measure', from, to, text: hexes, way: [] }
  const found = findShortestPath(map.net(), map.indexOf(a.id), map.indexOf(b.id))
  if (!found) return { type: 'measure', from, to, text: `${hexes}, no way along routes`, way: [] }
  const way = found.stars.flatMap((star) => map.stars[star] ?? []).map(({ row, column }) => ({ row, column }))
  return {
    type: 'measure',
    from,
    to,
    text: `${hexes}, ${found.hexes} along ${formatCount(way.length - 1, 'route')}`,
    way,
  }
}
