import { MousePointer2 } from '@lucide/vue'
import { buildMapSnippet, describeSnippet, planPaste } from '#renderer/features/cluster/clipboard/clipboard.ts'
import { isSelected } from '#renderer/features/cluster/editing/selection.ts'
import type { ModifierKeys, MapPointerPosition, MapPointerEvent } from '#renderer/parts/star-map/input/map-event.ts'
import { countHexes } from '#shared/kit/hex-runs.ts'
import { type HexPlace, type HexPoint, isSameHex } from '#shared/kit/hex.ts'
import { type SelectionArea, findThingAt, listThingsInArea } from '../hit-test.ts'
import { canEditLayer, findThingLayer, explainLayerLock } from '../layer-locks.ts'
import { planMove, createHexTranslation } from '../plan-move.ts'
import { createMovePreview } from '../preview-marks.ts'
import type { ToolContext, MapThingRef, SelectionChange, ToolTransition, MapTool } from '../tool.ts'
import SelectOptions from './SelectOptions.vue'
import { DEFAULT_SELECT_TOOL_SETTINGS, type SelectToolSettings } from './settings.ts'
import { listSimilarThings } from './similar-things.ts'

/** What is pressed: a thing, a selection being dragged, or an area being drawn. */
export type SelectToolState =
  | { readonly mode: 'press'; readonly held: MapThingRef; readonly hex: HexPlace | null; readonly point: HexPoint }
  | { readonly mode: 'move'; readonly things: readonly MapThingRef[]; readonly from: HexPlace }
  | { readonly mode: 'area'; readonly points: readonly [HexPoint, ...HexPoint[]] }
  | null

type SelectStep = ToolTransition<SelectToolState>

/** Selects things by click, rectangle or lasso, and moves (with Alt: copies) the selection by a drag. */
export const selectTool: MapTool<'select', SelectToolState, SelectToolSettings> = {
  id: 'select',
  name: 'Select and move',
  icon: MousePointer2,
  key: 'V',
  purpose: 'edit',
  cursor: 'default',
  options: { first: DEFAULT_SELECT_TOOL_SETTINGS, fields: SelectOptions },
  help(options) {
    const area = options.by === 'box' ? 'a box' : 'a loop'
    return `Click to choose, drag ${area} for several or what is chosen to move it (Alt copies), double-click to rename.`
  },
  idle: null,
  phase: (state) => state?.mode ?? 'idle',
  on(state, event, context) {
    switch (event.type) {
      case 'cancel':
        return state ? { state: null } : { state: null, select: { how: 'replace', things: [] } }
      case 'leave':
        return { state: null }
      case 'done':
        return { state }
      case 'down':
        return press(event, context)
      case 'double':
        return double(event, context)
      case 'move':
      case 'up':
        return goOn(state, { ...event, type: event.type }, context)
    }
  },
}

function press(event: MapPointerPosition, context: ToolContext<SelectToolSettings>): SelectStep {
  const { hex, point, keys } = event
  const held = findThingAt(event, context)
  if (!held) return { state: { mode: 'area', points: [point] } }
  const state = { mode: 'press', held, hex, point } as const
  const isPlain = !keys.ctrl && !keys.alt
  if (isSelected(context.selection, held) || !isPlain) return { state }
  return { state, select: { how: keys.shift ? 'add' : 'replace', things: [held] } }
}

/** A double click renames; with a modifier it adds all similar things to the selection, or removes them. */
function double(event: MapPointerPosition, context: ToolContext<SelectToolSettings>): SelectStep {
  const hit = findThingAt(event, context)
  const { shift, ctrl, alt } = event.keys
  if (shift || ctrl || alt) return chooseLike(event, context)
  return hit ? { state: null, select: { how: 'replace', things: [hit] }, rename: true } : { state: null }
}

function chooseLike(event: MapPointerPosition, context: ToolContext<SelectToolSettings>): SelectStep {
  const hit = findThingAt(event, context)
  if (!hit) return { state: null }
  const how = event.keys.alt ? 'remove' : 'add'
  return { state: null, select: { how, things: listSimilarThings(hit, context) } }
}

function goOn(state: SelectToolState, event: MapPointerEvent, context: ToolContext<SelectToolSettings>): SelectStep {
  switch (state?.mode) {
    case 'press':
      return isSamePlace(state, event) ? click(state, event, context) : startDrag(state, event, context)
    case 'move':
      return drag(state, event, context)
    case 'area':
      return drawArea(state.points, event, context)
    case undefined:
      return { state: null }
  }
}

type Pressed = Extract<SelectToolState, { mode: 'press' }>

function isSamePlace({ hex, point, held }: Pressed, event: MapPointerPosition): boolean {
  if (held.kind === 'route') return Math.hypot(event.point.x - point.x, event.point.y - point.y) < CLICK_REACH
  return hex === null || event.hex === null ? hex === event.hex : isSameHex(hex, event.hex)
}

/** Maximum distance between press and release of a click, in hex radii. */
const CLICK_REACH = 0.3

function click(
  state: Pressed,
  { type, keys }: MapPointerEvent,
  { selection }: ToolContext<SelectToolSettings>,
): SelectStep {
  if (type === 'move') return { state }
  const { held } = state
  if (keys.ctrl) return { state: null, select: { how: 'toggle', things: [held] } }
  if (keys.alt) return { state: null, select: { how: 'remove', things: [held] } }
  const isAlone = selection.length === 1 && isSelected(selection, held)
  return keys.shift || isAlone ? { state: null } : { state: null, select: { how: 'replace', things: [held] } }
}

/** A drag moves the whole selection. A drag from a route draws an area, because routes move only with their stars. */
function startDrag(
  { held, hex, point }: Pressed,
  event: MapPointerEvent,
  context: ToolContext<SelectToolSettings>,
): SelectStep {
  if (held.kind === 'route' || !hex) return drawArea([point], event, context)
  const isChosen = isSelected(context.selection, held)
  const isAdded = event.keys.shift || event.keys.ctrl
  const things = isChosen ? context.selection : isAdded ? [...context.selection, held] : [held]
  const step = drag({ mode: 'move', things, from: hex }, event, context)
  return isChosen || step.select ? step : { ...step, select: { how: isAdded ? 'add' : 'replace', things: [held] } }
}

const OFF_BOARD = 'That is off the board: let go here and all stays where it was.'
const OFF_BOARD_DONE = 'Nothing was moved: that is off the board.'

function drag(
  state: Extract<SelectToolState, { mode: 'move' }>,
  event: MapPointerEvent,
  context: ToolContext<SelectToolSettings>,
): SelectStep {
  const next = event.type === 'up' ? null : state
  if (!event.hex) return { state: next, status: next ? OFF_BOARD : OFF_BOARD_DONE }
  const things = state.things.filter((thingRef) => isFree(thingRef, context))
  if (things.length === 0) return { state: next, ...lockWords(state.things, context) }
  return event.keys.alt
    ? copyTo(state.from, things, { event, hex: event.hex, scene: context, next })
    : moveTo(state.from, things, { event, hex: event.hex, scene: context, next })
}

interface Drop {
  readonly event: MapPointerEvent
  readonly hex: HexPlace
  readonly scene: ToolContext<SelectToolSettings>
  readonly next: SelectToolState
}

function moveTo(from: HexPlace, things: readonly MapThingRef[], { event, hex, scene, next }: Drop): SelectStep {
  const move = planMove(scene.map, things, createHexTranslation(from, hex, scene.map))
  const status = move.problem === null ? {} : { status: move.problem }
  if (event.type !== 'up') return { state: next, preview: createMovePreview(move), ...status }
  if (move.problem !== null || move.edits.length === 0) return { state: null, ...status }
  return { state: null, commit: { label: null, edits: move.edits } }
}

function copyTo(from: HexPlace, things: readonly MapThingRef[], { event, hex, scene, next }: Drop): SelectStep {
  const snippet = buildMapSnippet(scene.map, things, from)
  if (!snippet || isSameHex(from, hex)) return { state: next }
  const pasted = planPaste(snippet, hex, scene)
  const status = pasted.problem === null ? {} : { status: pasted.problem }
  if (event.type !== 'up') return { state: next, preview: createMovePreview(pasted), ...status }
  if (pasted.problem !== null) return { state: null, ...status }
  const select: SelectionChange = { how: 'replace', things: pasted.things }
  return { state: null, commit: { label: `Copy ${describeSnippet(snippet)}`, edits: pasted.edits }, select }
}

function isFree(thingRef: MapThingRef, { map, layers }: ToolContext<SelectToolSettings>): boolean {
  const layer = findThingLayer(map, thingRef)
  return layer === null || canEditLayer(layers, layer)
}

function lockWords(
  [thingRef]: readonly MapThingRef[],
  { map, layers }: ToolContext<SelectToolSettings>,
): { status?: string } {
  const layer = thingRef ? findThingLayer(map, thingRef) : null
  return layer === null ? {} : { status: explainLayerLock(layers, layer) }
}

function drawArea(
  before: readonly [HexPoint, ...HexPoint[]],
  event: MapPointerEvent,
  context: ToolContext<SelectToolSettings>,
): SelectStep {
  const [from] = before
  const points: [HexPoint, ...HexPoint[]] = [...before, event.point]
  const isClick = points.every(({ x, y }) => Math.hypot(x - from.x, y - from.y) < CLICK_REACH)
  const area: SelectionArea =
    context.settings.by === 'box' ? { type: 'box', from, to: event.point } : { type: 'lasso', points }
  if (event.type === 'move') return { state: { mode: 'area', points }, ...(isClick ? {} : { preview: [area] }) }
  if (isClick) return clickEmpty(event, context)
  return { state: null, select: { how: howOf(event.keys), things: listThingsInArea(area, context) } }
}

/** A click on an empty hex selects the smallest region there, or nothing. */
function clickEmpty({ hex, keys }: MapPointerPosition, { map, layers }: ToolContext<SelectToolSettings>): SelectStep {
  const regions = hex && layers.regions.isShown ? map.regionsAt(hex) : []
  const [region] = regions.toSorted((a, b) => countHexes(a.hexes) - countHexes(b.hexes))
  const how = howOf(keys)
  if (!region) return { state: null, ...(how === 'replace' ? { select: { how, things: [] } } : {}) }
  return { state: null, select: { how, things: [{ kind: 'region', id: region.id }] } }
}

function howOf({ shift, ctrl, alt }: ModifierKeys): SelectionChange['how'] {
  if (shift) return 'add'
  if (ctrl) return 'toggle'
  return alt ? 'remove' : 'replace'
}
