import { changeSelection } from '#renderer/features/cluster/editing/selection.ts'
import { applyEdits, type StarMap } from '#renderer/features/cluster/model/star-map.ts'
import { FIRST_LABEL_SETTINGS } from '#renderer/features/cluster/tools/label/settings.ts'
import { FIRST_REGION_SETTINGS } from '#renderer/features/cluster/tools/region/settings.ts'
import { FIRST_ROUTE_SETTINGS } from '#renderer/features/cluster/tools/route/settings.ts'
import { type Outcome, type RunningTool, runTool } from '#renderer/features/cluster/tools/run-tool.ts'
import { FIRST_SELECT_SETTINGS } from '#renderer/features/cluster/tools/select/settings.ts'
import { FIRST_STAR_SETTINGS } from '#renderer/features/cluster/tools/star/settings.ts'
import { chanceOf } from '#renderer/features/cluster/tools/stroke-chance.ts'
import type { EditingScene, Gesture, Selected, ToolMachine } from '#renderer/features/cluster/tools/tool.ts'
import type { HeldKeys, MapEvent } from '#renderer/parts/star-map/input/map-event.ts'
import { FIRST_LAYERS } from '#renderer/parts/star-map/layers.ts'
import type { ClusterEdit } from '#shared/contract/cluster.ts'
import { hexCentre, type HexPlace, parseHexLabel } from '#shared/kit/hex.ts'

/** How the tools are set at first, as their list has it: that draws too, which tests without a page cannot. */
const FIRST_OPTIONS = {
  select: FIRST_SELECT_SETTINGS,
  star: FIRST_STAR_SETTINGS,
  route: FIRST_ROUTE_SETTINGS,
  region: FIRST_REGION_SETTINGS,
  label: FIRST_LABEL_SETTINGS,
}
type ToolOptions = Readonly<typeof FIRST_OPTIONS>

const NO_KEYS: HeldKeys = { shift: false, ctrl: false, alt: false }
export const CANCEL: MapEvent = { type: 'cancel' }
export const LEAVE: MapEvent = { type: 'leave' }
export const DONE: MapEvent = { type: 'done' }

/** Ids `new-1`, `new-2` and so on. */
export function countedIds(): () => string {
  let count = 0
  return () => `new-${(count += 1)}`
}

/** What a tool works on in a test; the test says only what matters. */
export function sceneOf(map: StarMap, fields: Partial<EditingScene> = {}): EditingScene {
  return {
    map,
    selection: [],
    options: FIRST_OPTIONS,
    symmetry: 'none',
    layers: FIRST_LAYERS,
    newId: countedIds(),
    chance: chanceOf(1),
    ...fields,
  }
}

/** The first options of all tools with some of one tool set. */
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
  const on = (type: 'down' | 'move' | 'up' | 'double', label: string, keys: Partial<HeldKeys> = {}): MapEvent => {
    const hex = at(label)
    return { type, hex, point: hexCentre(hex, board), keys: { ...NO_KEYS, ...keys } }
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
    click: (label: string, keys: Partial<HeldKeys> = {}) => [on('down', label, keys), on('up', label, keys)],
    drag: (labels: readonly string[], keys: Partial<HeldKeys> = {}) => [
      on('down', labels[0] ?? '', keys),
      ...labels.slice(1).map((label) => on('move', label, keys)),
      on('up', labels.at(-1) ?? '', keys),
    ],
  }
}

/** What became of a tool's events: every gesture was made on the map, every choice became the selection. */
export interface Played {
  readonly outcomes: readonly Outcome[]
  readonly last: Outcome
  readonly commits: readonly Gesture[]
  /** The edits of the only gesture; fails where there is another number of them. */
  readonly edits: readonly ClusterEdit[]
  readonly selection: readonly Selected[]
  readonly map: StarMap
}

/** Feeds events to a tool from idle. */
export function play<State>(tool: ToolMachine<State>, events: readonly MapEvent[], scene: EditingScene): Played {
  return playRunning(runTool(tool), events, scene)
}

/** Feeds events to a tool at work. */
export function playRunning(tool: RunningTool, events: readonly MapEvent[], scene: EditingScene): Played {
  let { map, selection } = scene
  const outcomes = events.map((event) => {
    const outcome = tool(event, { ...scene, map, selection })
    if (outcome.commit) map = applyEdits(map, outcome.commit.edits)
    if (outcome.select) selection = changeSelection(selection, outcome.select)
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
