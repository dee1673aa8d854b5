import type { MapLayerStates } from '#renderer/stores/map-layers.ts'
import { buildMapSnippet, describeSnippet, type MapSnippet } from '../clipboard/clipboard.ts'
import { RATINGS } from '../legend/rating.ts'
import type { MapKeyCallbacks } from '../map/keyboard.ts'
import type { StarMap } from '../model/star-map.ts'
import { MAX_BRUSH_RADIUS } from '../tools/brush.ts'
import { findLockProblem } from '../tools/layer-locks.ts'
import type { MovePlan } from '../tools/plan-move.ts'
import { createMovePreview } from '../tools/preview-marks.ts'
import { buildRemoveEdits } from '../tools/remove-edits.ts'
import type { EditGesture, SelectionChange } from '../tools/tool.ts'
import type { ToolSettingsById } from '../tools/tools.ts'
import { listSelectedOfKind } from './selection.ts'
import {
  findSelectionCentre,
  planNudge,
  type RotationPivot,
  chooseRotationPivot,
  findHexSideForArrow,
  transformSnippet,
  planTransform,
  type SnippetTransform,
} from './transform.ts'
import type { MapEditing } from './use-map-editing.ts'
import type { MapSelection } from './use-map-selection.ts'

export interface ActionContext {
  readonly map: () => StarMap
  readonly selection: MapSelection
  readonly editing: MapEditing
  readonly layers: () => MapLayerStates
}

/** Actions on the selection and tool settings, shared by keys, menus and buttons. */
export interface EditingActions extends Pick<
  MapKeyCallbacks,
  | 'pickTool'
  | 'pickBrush'
  | 'pickFill'
  | 'rate'
  | 'widen'
  | 'turn'
  | 'nudge'
  | 'duplicate'
  | 'chooseAll'
  | 'remove'
  | 'cancel'
  | 'giveUpDrag'
> {
  /** Previews a rotation or reflection as a ghost; null clears the preview. */
  readonly previewMove: (turning: SnippetTransform | null) => void
  /** The selection as a snippet, or null. */
  readonly copy: () => MapSnippet | null
  readonly cut: () => MapSnippet | null
  readonly paste: (snippet: MapSnippet) => void
  /** Pastes the last snippet copied in this window, for browsers that do not allow reading the clipboard. */
  readonly pasteCopied: () => void
}

export function createEditingActions({ map, selection, editing, layers }: ActionContext): EditingActions {
  const { placing, say } = editing
  const chosen = () => selection.things.value
  let copied: MapSnippet | null = null
  let pivot: RotationPivot | null = null
  let isPreviewShown = false

  /** Like tools, actions have no effect on hidden or locked layers. */
  async function commit(gesture: EditGesture, select?: SelectionChange): Promise<boolean> {
    const locked = findLockProblem(layers(), gesture.edits, map())
    if (locked === null) return editing.commit(gesture, select)
    say(locked)
    return false
  }

  function move({ edits, problem }: MovePlan, label: string | null): void {
    if (problem !== null) say(problem)
    else if (edits.length > 0) void commit({ label, edits })
  }

  function copy(): MapSnippet | null {
    const middle = findSelectionCentre(map(), chosen())
    const snippet = middle && buildMapSnippet(map(), chosen(), middle)
    say(snippet ? `Copied ${describeSnippet(snippet)}.` : 'Choose stars, labels, fleets or regions to copy first.')
    copied = snippet ?? copied
    return snippet
  }

  async function remove(): Promise<void> {
    const things = chosen()
    const edits = buildRemoveEdits(things, map())
    if (edits.length === 0) return
    const isRemoved = await commit({ label: null, edits }, { how: 'replace', things: [] })
    if (!isRemoved) selection.choose({ how: 'replace', things })
  }

  /** The selection transformed about its centre; null if nothing of it has a position. */
  function turned(turning: SnippetTransform): MovePlan | null {
    pivot = chooseRotationPivot(map(), chosen(), pivot)
    return pivot && planTransform(map(), chosen(), { turning, centre: pivot.centre })
  }

  function turn(turning: SnippetTransform): void {
    if (placing.value) return editing.place(transformSnippet(placing.value, turning, map().board))
    const moved = turned(turning)
    const snippet = moved && pivot && buildMapSnippet(map(), chosen(), pivot.centre)
    if (!moved || !snippet) return say('Choose what to turn or mirror first.')
    const text = describeSnippet(snippet)
    const label = turning.type === 'turn' ? `Turn ${text} by ${60 * Math.abs(turning.steps)} degrees` : `Mirror ${text}`
    editing.show([])
    move(moved, label)
  }

  function previewMove(turning: SnippetTransform | null): void {
    if (placing.value || (turning === null && !isPreviewShown)) return
    const moved = turning && turned(turning)
    isPreviewShown = moved !== null
    editing.show(moved ? createMovePreview(moved) : [])
    say(moved?.problem ?? null)
  }

  return {
    ...createToolChoices({ map, selection, editing }, commit),
    turn,
    previewMove,
    nudge(arrow) {
      const side = findHexSideForArrow(arrow, map().board)
      if (side !== null) move(planNudge(map(), chosen(), side), null)
    },
    duplicate() {
      const snippet = copy()
      if (snippet) editing.place(snippet)
    },
    chooseAll: () => selection.choose({ how: 'replace', things: map().stars.map(({ id }) => ({ kind: 'star', id })) }),
    remove: () => void remove(),
    cancel: () => void editing.hear({ type: 'cancel' }),
    giveUpDrag: editing.giveUpDrag,
    copy,
    cut() {
      const snippet = copy()
      if (snippet) void remove()
      return snippet
    },
    paste: (snippet) => editing.place(snippet),
    pasteCopied: () => (copied ? editing.place(copied) : say('Nothing was copied yet.')),
  }
}

type ToolChoices = Pick<EditingActions, 'pickTool' | 'pickBrush' | 'pickFill' | 'rate' | 'widen'>

/** Selection of the active tool and its options; a number key also rates the selected stars. */
function createToolChoices(
  { map, selection, editing: { toolId, options } }: Omit<ActionContext, 'layers'>,
  commit: (gesture: EditGesture) => Promise<boolean>,
): ToolChoices {
  function set<Key extends keyof ToolSettingsById>(key: Key, fields: Partial<ToolSettingsById[Key]>): void {
    options.value = { ...options.value, [key]: { ...options.value[key], ...fields } }
  }

  return {
    pickTool(id) {
      toolId.value = id
      if (id === 'star') set('star', { mode: 'click' })
      if (id === 'region') set('region', { mode: 'paint' })
    },
    pickBrush() {
      toolId.value = 'star'
      set('star', { mode: 'brush' })
    },
    pickFill() {
      toolId.value = 'region'
      set('region', { mode: 'fill' })
    },
    rate(number) {
      const rating = RATINGS.find((candidate) => candidate === number)
      if (rating === undefined) return
      set('star', { rating })
      if (toolId.value !== 'select') return
      const stars = listSelectedOfKind(selection.things.value, 'star', map()).filter((star) => star.rating !== rating)
      const edits = stars.map(({ id, version }) => ({ type: 'change-star' as const, id, version, fields: { rating } }))
      if (edits.length > 0) void commit({ label: null, edits })
    },
    widen(hexes) {
      const key = toolId.value === 'star' ? 'star' : 'region'
      set(key, { radius: Math.min(MAX_BRUSH_RADIUS, Math.max(0, options.value[key].radius + hexes)) })
    },
  }
}
