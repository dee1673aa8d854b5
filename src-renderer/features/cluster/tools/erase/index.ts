import { Eraser } from '@lucide/vue'
import { applySelectionChange, listSelectedOfKind } from '#renderer/features/cluster/editing/selection.ts'
import type { MapPointerPosition, MapPointerEvent } from '#renderer/parts/star-map/input/map-event.ts'
import type { ClusterEdit } from '#shared/contract/cluster.ts'
import { hasHex, type HexRuns, buildHexRuns, uniteRuns } from '#shared/kit/hex-runs.ts'
import type { HexPlace, HexPoint } from '#shared/kit/hex.ts'
import { listHexesBetween } from '../brush.ts'
import { findThingAt } from '../hit-test.ts'
import { canEditLayer, findThingLayer } from '../layer-locks.ts'
import { buildPaintEdit } from '../plan-move.ts'
import { buildRemoveEdits } from '../remove-edits.ts'
import type { ToolMapContext, MapThingRef, ToolTransition, MapTool } from '../tool.ts'

/** What a stroke has passed: things, hexes of the selected region, and its current position. */
export type EraseToolState = {
  readonly things: readonly MapThingRef[]
  readonly hexes: HexRuns
  readonly last: MapPointerPosition
} | null

/**
 * Removes what is under the pointer: a star with its routes, a fleet, a label, a note, a route, or a hex of the
 * selected region. A drag removes everything along its path.
 */
export const eraseTool: MapTool<'erase', EraseToolState, null> = {
  id: 'erase',
  name: 'Erase',
  icon: Eraser,
  key: 'E',
  purpose: 'edit',
  cursor: 'crosshair',
  options: null,
  help: () => 'Click or drag over stars, routes, labels and fleets, or hexes of the chosen region.',
  idle: null,
  phase: (state) => (state ? 'dragging' : 'idle'),
  on(state, event, context) {
    if (event.type === 'cancel' || event.type === 'leave') return { state: null }
    if (event.type === 'done' || event.type === 'double') return { state }
    return erase(state, event, context)
  },
}

function erase(state: EraseToolState, event: MapPointerEvent, context: ToolMapContext): ToolTransition<EraseToolState> {
  if (!state && event.type === 'up') return { state: null }
  const next = passed(state ?? { things: [], hexes: [], last: event }, event, context)
  const edits = editsOf(next, context)
  if (event.type !== 'up') return { state: state || event.type === 'down' ? next : null, preview: edits }
  return edits.length === 0 ? { state: null } : { state: null, commit: { label: null, edits } }
}

function passed(
  { things, hexes, last }: NonNullable<EraseToolState>,
  spot: MapPointerPosition,
  context: ToolMapContext,
): NonNullable<EraseToolState> {
  const region = chosenRegion(context)
  const hits: MapThingRef[] = []
  const emptied: HexPlace[] = []
  for (const step of stepsBetween(last, spot, context)) {
    const hit = findThingAt(step, context)
    const layer = hit && findThingLayer(context.map, hit)
    if (hit && layer !== null && canEditLayer(context.layers, layer)) hits.push(hit)
    else if (region && step.hex && hasHex(region.hexes, step.hex)) emptied.push(step.hex)
  }
  return {
    things: applySelectionChange(things, { how: 'add', things: hits }),
    hexes: emptied.length > 0 ? uniteRuns(hexes, buildHexRuns(emptied)) : hexes,
    last: spot,
  }
}

/** Sample points of a step: the centres of the hexes between both positions, then the exact end point. */
function* stepsBetween(
  last: MapPointerPosition,
  spot: MapPointerPosition,
  { map }: ToolMapContext,
): Generator<{ hex: HexPlace | null; point: HexPoint }> {
  if (last.hex && spot.hex && last !== spot)
    for (const hex of listHexesBetween(map, last.hex, spot.hex).slice(1, -1)) {
      const at = map.field.indexOf(hex)
      yield { hex, point: { x: map.middles[2 * at] ?? 0, y: map.middles[2 * at + 1] ?? 0 } }
    }
  yield spot
}

function chosenRegion({ map, selection, layers }: ToolMapContext) {
  const [region] = canEditLayer(layers, 'regions') ? listSelectedOfKind(selection, 'region', map) : []
  return region ?? null
}

function editsOf({ things, hexes }: NonNullable<EraseToolState>, context: ToolMapContext): ClusterEdit[] {
  const region = chosenRegion(context)
  return [
    ...buildRemoveEdits(things, context.map),
    ...(region && hexes.length > 0 ? [buildPaintEdit(region.id, [], hexes)] : []),
  ]
}
