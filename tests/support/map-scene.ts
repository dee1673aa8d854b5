import { applySelectionChange } from '#renderer/features/cluster/editing/selection.ts'
import { applyEdits, type StarMap } from '#renderer/features/cluster/model/star-map.ts'
import { DEFAULT_LABEL_TOOL_SETTINGS } from '#renderer/features/cluster/tools/label/settings.ts'
import { DEFAULT_REGION_TOOL_SETTINGS } from '#renderer/features/cluster/tools/region/settings.ts'
import { DEFAULT_ROUTE_TOOL_SETTINGS } from '#renderer/features/cluster/tools/route/settings.ts'
import {
  type ToolEventResult,
  type RunningTool,
  createRunningTool,
} from '#renderer/features/cluster/tools/running-tool.ts'
import { createSeededRandom } from '#renderer/features/cluster/tools/seeded-random.ts'
import { DEFAULT_SELECT_TOOL_SETTINGS } from '#renderer/features/cluster/tools/select/settings.ts'
import { DEFAULT_STAR_TOOL_SETTINGS } from '#renderer/features/cluster/tools/star/settings.ts'
import type {
  RunningToolContext,
  EditGesture,
  MapThingRef,
  ToolMachine,
} from '#renderer/features/cluster/tools/tool.ts'
import type { ModifierKeys, MapEvent } from '#renderer/parts/star-map/input/map-event.ts'
import { DEFAULT_MAP_LAYER_STATES } from '#renderer/stores/map-layers.ts'
import type { ClusterEdit } from '#shared/contract/cluster.ts'
import { computeHexCentre, type HexPlace, parseHexLabel } from '#shared/kit/hex.ts'

/**
 * Initial tool settings. Duplicated here, because the list of tools imports components, which tests without a page
 * cannot load.
 */
const FIRST_OPTIONS = {
  select: DEFAULT_SELECT_TOOL_SETTINGS,
  star: DEFAULT_STAR_TOOL_SETTINGS,
  route: DEFAULT_ROUTE_TOOL_SETTINGS,
  region: DEFAULT_REGION_TOOL_SETTINGS,
  label: DEFAULT_LABEL_TOOL_SETTINGS,
}
type ToolOptions = Readonly<typeof FIRST_OPTIONS>

const NO_KEYS: ModifierKeys = { shift: false, ctrl: false, alt: false }
export const CANCEL: MapEvent = { type: 'cancel' }
export const LEAVE: MapEvent = { type: 'leave' }
export const DONE: MapEvent = { type: 'done' }

/** Generates the ids `new-1`, `new-2` and so on. */
export function countedIds(): () => string {
  let count = 0
  return () => `new-${(count += 1)}`
}

/** Tool context of a test, with changes. */
export function sceneOf(map: StarMap, fields: Partial<RunningToolContext> = {}): RunningToolContext {
  return {
    map,
    selection: [],
    options: FIRST_OPTIONS,
    symmetry: 'none',
    layers: DEFAULT_MAP_LAYER_STATES,
    newId: countedIds(),
    chance: createSeededRandom(1),
    ...fields,
  }
}

/** Initial options of all tools, with changes for one tool. */
export function optionsWith<Key extends keyof ToolOptions>(key: Key, fields: Partial<ToolOptions[Key]>): ToolOptions {
  return { ...FIRST_OPTIONS, [key]: { ...FIRST_OPTIONS[key], ...fields } }
}

/** Events on the hexes of a map's board, by their labels. */
export function eventsOn({ board }: StarMap) {
  const at = (label: string): HexPlace => {
    const place = parseHexLabel(label, board)
    if (!place) throw new Error(`${label} is not on the board`)
    return place
  }
  const on = (type: 'down' | 'move' | 'up' | 'double', label: string, keys: Partial<ModifierKeys> = {}): MapEvent => {
    const hex = at(label)
    return { type, hex, point: computeHexCentre(hex, board), keys: { ...NO_KEYS, ...keys } }
  }
  const beside = (type: 'down' | 'move' | 'up'): MapEvent => ({
    type,
    hex: null,
    point: { x: -5, y: -5 },
    keys: NO_KEYS,
  })
  return {
    at,
    on,
    beside,
    click: (label: string, keys: Partial<ModifierKeys> = {}) => [on('down', label, keys), on('up', label, keys)],
    drag: (labels: readonly string[], keys: Partial<ModifierKeys> = {}) => [
      on('down', labels[0] ?? '', keys),
      ...labels.slice(1).map((label) => on('move', label, keys)),
      on('up', labels.at(-1) ?? '', keys),
    ],
  }
}

/** Result of a tool's events: every gesture applied to the map, every change applied to the selection. */
export interface Played {
  readonly outcomes: readonly ToolEventResult[]
  readonly last: ToolEventResult
  readonly commits: readonly EditGesture[]
  /** Edits of the only gesture; fails for any other number of gestures. */
  readonly edits: readonly ClusterEdit[]
  readonly selection: readonly MapThingRef[]
  readonly map: StarMap
}

/** Sends events to a tool, starting from idle. */
export function play<State>(
  tool: ToolMachine<State>,
  events: readonly MapEvent[],
  context: RunningToolContext,
): Played {
  return playRunning(createRunningTool(tool), events, context)
}

/** Sends events to a running tool. */
export function playRunning(tool: RunningTool, events: readonly MapEvent[], context: RunningToolContext): Played {
  let { map, selection } = context
  const outcomes = events.map((event) => {
    const outcome = tool(event, { ...context, map, selection })
    if (outcome.commit) map = applyEdits(map, outcome.commit.edits)
    if (outcome.select) selection = applySelectionChange(selection, outcome.select)
    return outcome
  })
  const commits = outcomes.flatMap(({ commit }) => commit ?? [])
  return {
    outcomes,
    last: outcomes.at(-1) ?? {},
    commits,
    get edits() {
      if (commits.length !== 1) throw new Error(`${commits.length} gestures, not one`)
      return commits[0]?.edits ?? []
    },
    selection,
    map,
  }
}
