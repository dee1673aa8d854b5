import { Sparkle } from '@lucide/vue'
import type { MapPointerEvent } from '#renderer/parts/star-map/input/map-event.ts'
import type { ClusterEdit } from '#shared/contract/cluster.ts'
import { formatCount } from '#shared/kit/format.ts'
import { type HexPlace, isSameHex } from '#shared/kit/hex.ts'
import { createBrushMarks } from '../preview-marks.ts'
import type { ToolContext, ToolTransition, MapTool } from '../tool.ts'
import { createScatterStroke, type ScatterStroke, extendScatterStroke } from './scatter-stars.ts'
import { DEFAULT_STAR_TOOL_SETTINGS, type StarToolSettings } from './settings.ts'
import StarOptions from './StarOptions.vue'

/** The pressed empty hex with the id of the new star, or a stroke of the brush. */
export type StarToolState =
  | { readonly mode: 'press'; readonly hex: HexPlace; readonly id: string }
  | { readonly mode: 'brush'; readonly strewing: ScatterStroke }
  | null

/** Adds stars of the chosen rating: one per click, or many by the brush. A click on a star selects it. */
export const starTool: MapTool<'star', StarToolState, StarToolSettings> = {
  id: 'star',
  name: 'Draw stars',
  icon: Sparkle,
  key: 'S',
  purpose: 'edit',
  cursor: 'crosshair',
  options: { first: DEFAULT_STAR_TOOL_SETTINGS, fields: StarOptions },
  help(options) {
    return options.mode === 'click'
      ? `Click an empty hex to draw a star of rating ${options.rating}.`
      : `Drag to strew stars of rating ${options.rating} on ${options.density} % of the hexes.`
  },
  idle: null,
  phase: (state) => state?.mode ?? 'idle',
  on(state, event, context) {
    if (event.type === 'cancel' || event.type === 'leave') return { state: null }
    if (event.type === 'done' || event.type === 'double') return { state }
    return context.settings.mode === 'brush' ? brush(state, event, context) : click(state, event, context)
  },
}

function click(
  state: StarToolState,
  { type, hex }: MapPointerEvent,
  context: ToolContext<StarToolSettings>,
): ToolTransition<StarToolState> {
  if (!hex) return { state: null }
  const there = context.map.findStarAt(hex)
  const pressed = state?.mode === 'press' ? state : null
  if (there)
    return {
      state: null,
      ...(type === 'down' ? { select: { how: 'replace', things: [{ kind: 'star', id: there.id }] } } : {}),
    }
  if (type === 'up') return pressed && isSameHex(pressed.hex, hex) ? draw(pressed.id, hex, context) : { state: null }
  const id = pressed?.id ?? context.newId()
  return { state: type === 'down' ? { mode: 'press', hex, id } : pressed, preview: [starEdit(id, hex, context)] }
}

function draw(id: string, hex: HexPlace, context: ToolContext<StarToolSettings>): ToolTransition<StarToolState> {
  const commit = { label: null, edits: [starEdit(id, hex, context)] }
  return { state: null, commit, select: { how: 'replace', things: [{ kind: 'star', id }] } }
}

function brush(
  state: StarToolState,
  { type, hex }: MapPointerEvent,
  context: ToolContext<StarToolSettings>,
): ToolTransition<StarToolState> {
  const { radius } = context.settings
  const before = state?.mode === 'brush' ? state.strewing : type === 'down' ? createScatterStroke() : null
  if (!before) return { state: null, preview: createBrushMarks(context.map, hex, radius) }
  const strewing = hex ? extendScatterStroke(before, hex, context) : before
  const edits = strewing.stars.map((star, at) => starEdit(star.id, star, context, at))
  if (type === 'up')
    return {
      state: null,
      ...(edits.length > 0 ? { commit: { label: `Strew ${formatCount(edits.length, 'star')}`, edits } } : {}),
    }
  return {
    state: { mode: 'brush', strewing },
    preview: [...edits, ...createBrushMarks(context.map, hex, radius)],
    status: formatCount(edits.length, 'star'),
  }
}

function starEdit(
  id: string,
  { row, column }: HexPlace,
  { settings, map }: ToolContext<StarToolSettings>,
  before = 0,
): ClusterEdit {
  const { rating, naming } = settings
  const name = naming === 'numbers' ? { name: numberedName(map, before) } : {}
  return { type: 'add-star', id, row, column, fields: { rating, ...name } }
}

/** The first unused name such as “Star 7”, skipping `before` other stars of the same gesture. */
function numberedName({ stars }: ToolContext['map'], before: number): string {
  const taken = new Set(stars.map(({ name }) => name))
  let left = before
  for (let number = 1; ; number += 1) {
    if (taken.has(`Star ${number}`)) continue
    if (left === 0) return `Star ${number}`
    left -= 1
  }
}
