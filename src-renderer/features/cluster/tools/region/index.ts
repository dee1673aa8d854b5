import { Hexagon } from '@lucide/vue'
import type { MapPointerEvent } from '#renderer/parts/star-map/input/map-event.ts'
import { DEFAULT_REGION_FIELDS } from '#shared/cluster/chart.ts'
import type { ClusterEdit } from '#shared/contract/cluster.ts'
import { formatCount } from '#shared/kit/format.ts'
import { countHexes, subtractRuns, type HexRuns } from '#shared/kit/hex-runs.ts'
import type { HexPlace } from '#shared/kit/hex.ts'
import { extendStroke } from '../brush.ts'
import { copyHexRuns, buildPaintEdit } from '../plan-move.ts'
import { createBrushMarks } from '../preview-marks.ts'
import type { ToolContext, ToolTransition, MapTool } from '../tool.ts'
import { computeFloodFillHexes } from './flood-fill.ts'
import { getPaintTarget } from './paint-target.ts'
import RegionOptions from './RegionOptions.vue'
import { DEFAULT_REGION_TOOL_SETTINGS, type RegionToolSettings } from './settings.ts'

/** A stroke: its hexes, whether it removes them, and the id of a region that it creates. */
export type RegionToolState = {
  readonly stroke: HexRuns
  readonly takesOut: boolean
  readonly last: HexPlace
  readonly newId: string
} | null

/**
 * Paints or fills the hexes of a region or of the fog; Alt removes them. The first stroke of a new region creates it.
 */
export const regionTool: MapTool<'region', RegionToolState, RegionToolSettings> = {
  id: 'region',
  name: 'Paint regions',
  icon: Hexagon,
  key: 'P',
  purpose: 'edit',
  cursor: 'crosshair',
  options: { first: DEFAULT_REGION_TOOL_SETTINGS, fields: RegionOptions },
  help(options) {
    const what = options.target.kind === 'fog' ? 'fog' : options.target.kind === 'new' ? 'a new region' : 'the region'
    const action = options.mode === 'paint' ? `Drag to paint ${what}` : `Click to fill ${what} up to the next border`
    return `${action}, with Alt to take hexes out.`
  },
  idle: null,
  phase: (state) => (state ? 'dragging' : 'idle'),
  on(state, event, context) {
    if (event.type === 'cancel' || event.type === 'leave') return { state: null }
    if (event.type === 'done' || event.type === 'double') return { state }
    return stroke(state, event, context)
  },
}

function stroke(
  state: RegionToolState,
  event: MapPointerEvent,
  context: ToolContext<RegionToolSettings>,
): ToolTransition<RegionToolState> {
  const { map, settings } = context
  const radius = settings.mode === 'fill' ? 0 : settings.radius
  const { hex, type } = event
  if (!state && type !== 'down') return { state: null, preview: createBrushMarks(map, hex, radius) }
  if (!state && !hex) return { state: null }
  const next = extend(state, event, context, radius)
  if (!next) return { state: null }
  const edits = editsOf(next, context)
  if (type !== 'up')
    return { state: next, preview: edits, status: formatCount(countHexes(next.stroke), 'hex', 'hexes') }
  if (edits.length === 0) return { state: null, status: nothingWords(next, context) }
  const [edit] = edits
  const select =
    edit?.type === 'add-region'
      ? { select: { how: 'replace', things: [{ kind: 'region', id: edit.id }] } as const }
      : {}
  return { state: null, commit: { label: null, edits }, ...select }
}

function extend(
  state: RegionToolState,
  { hex, keys }: MapPointerEvent,
  context: ToolContext<RegionToolSettings>,
  radius: number,
): RegionToolState {
  const { map, settings } = context
  if (!hex) return state
  if (!state) {
    const begun = { takesOut: keys.alt, last: hex, newId: context.newId() }
    if (settings.mode === 'fill') return { ...begun, stroke: computeFloodFillHexes(hex, keys.alt, context) }
    return { ...begun, stroke: extendStroke(map, [], { from: hex, to: hex, radius }) }
  }
  if (settings.mode === 'fill') return state
  return { ...state, last: hex, stroke: extendStroke(map, state.stroke, { from: state.last, to: hex, radius }) }
}

/** The edits of a stroke; none if it changes nothing. */
function editsOf(
  { stroke: hexes, takesOut, newId }: NonNullable<RegionToolState>,
  context: ToolContext<RegionToolSettings>,
): ClusterEdit[] {
  const { id, hexes: before } = getPaintTarget(context)
  if (id === undefined) return takesOut ? [] : [addRegion(newId, hexes, context)]
  const fresh = subtractRuns(hexes, before)
  const changed = takesOut ? subtractRuns(hexes, fresh) : fresh
  if (changed.length === 0) return []
  return [takesOut ? buildPaintEdit(id, [], changed) : buildPaintEdit(id, changed, [])]
}

function addRegion(id: string, hexes: HexRuns, { map, settings }: ToolContext<RegionToolSettings>): ClusterEdit {
  return {
    type: 'add-region',
    id,
    fields: { ...DEFAULT_REGION_FIELDS, name: freeName(map.regions), colour: settings.colour },
    hexes: copyHexRuns(hexes),
  }
}

function freeName(regions: readonly { readonly name: string }[]): string {
  const names = new Set(regions.map(({ name }) => name))
  let number = regions.length + 1
  while (names.has(`Region ${number}`)) number += 1
  return `Region ${number}`
}

function nothingWords({ takesOut }: NonNullable<RegionToolState>, context: ToolContext<RegionToolSettings>): string {
  const isNew = getPaintTarget(context).id === undefined
  if (isNew) return 'Choose the region to take hexes out of first.'
  return takesOut ? 'None of these hexes is in it.' : 'These hexes are in it already.'
}
