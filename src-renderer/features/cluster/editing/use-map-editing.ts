import { computed, type ComputedRef, ref, type Ref, shallowRef, watch } from 'vue'
import type { MapEvent } from '#renderer/parts/star-map/input/map-event.ts'
import { useClusterPageSettings } from '#renderer/stores/cluster-page-settings.ts'
import type { MapLayerStates } from '#renderer/stores/map-layers.ts'
import type { Symmetry } from '#shared/cluster/symmetry.ts'
import type { MapSnippet } from '../clipboard/clipboard.ts'
import { createId, createRandomSeed } from '../model/create-id.ts'
import type { StarMap } from '../model/star-map.ts'
import { createPasteTool } from '../tools/paste-tool.ts'
import {
  checkAndMirrorGesture,
  type ToolEventResult,
  type RunningTool,
  createRunningTool,
} from '../tools/running-tool.ts'
import { createSeededRandom } from '../tools/seeded-random.ts'
import type { RunningToolContext, EditGesture, AddLabelEdit, PreviewItem, SelectionChange } from '../tools/tool.ts'
import { DEFAULT_TOOL_SETTINGS_BY_ID, startTool, type ToolSettingsById } from '../tools/tools.ts'
import type { ToolId } from '../tools/tools.ts'
import { detectSymmetry } from './detect-symmetry.ts'
import { pruneSelection } from './selection.ts'
import type { MapSelection } from './use-map-selection.ts'

export interface EditingOptions {
  readonly map: () => StarMap
  readonly save: (gesture: EditGesture) => Promise<boolean>
  readonly selection: MapSelection
  readonly layers: () => MapLayerStates
  readonly firstTool: ToolId
}

/** The active tool, its options and its preview. */
export interface MapEditing {
  readonly toolId: Ref<ToolId>
  readonly options: Ref<ToolSettingsById>
  readonly symmetry: Ref<Symmetry>
  readonly preview: ComputedRef<readonly PreviewItem[]>
  /** Message of the tool about what it is doing, or why it did nothing; null for none. */
  readonly status: ComputedRef<string | null>
  /** The snippet that follows the pointer until it is placed, or null. */
  readonly placing: ComputedRef<MapSnippet | null>
  /** The label whose text is being entered, or null. */
  readonly writing: ComputedRef<AddLabelEdit | null>
  /** Adds the pending label with this text; an empty text discards it. */
  readonly write: (text: string) => void
  /** Passes a map event to the active tool; returns whether the selected thing should be renamed. */
  readonly hear: (event: MapEvent) => boolean
  /** Opens the input for the text of a label. */
  readonly ask: (label: AddLabelEdit) => void
  /** Cancels the current drag; returns whether there was one. */
  readonly giveUpDrag: () => boolean
  /** Saves a gesture with its mirrored edits, regardless of layer locks. */
  readonly commit: (gesture: EditGesture, select?: SelectionChange) => Promise<boolean>
  readonly say: (status: string | null) => void
  /** Previews an action until the next event. */
  readonly show: (marks: readonly PreviewItem[]) => void
  /** Starts placing a snippet. */
  readonly place: (snippet: MapSnippet) => void
}

/** Editing of the map: the tool receives events and previews its effect; each commit is saved as one change. */
export function useMapEditing(given: EditingOptions): MapEditing {
  const { map, save, selection, firstTool } = given
  const toolId = ref<ToolId>(firstTool)
  const { options, symmetry, scene, throwAnew } = useScene(given)
  const preview = shallowRef<readonly PreviewItem[]>([])
  const spoken = useSpoken()
  const placing = shallowRef<MapSnippet | null>(null)
  let isPressed = false
  let tool: RunningTool = startTool(firstTool)
  let lastMove: MapEvent | null = null

  watch(toolId, () => place(null), { flush: 'sync' })
  watch(map, (starMap) => forgetGone(selection, starMap))

  function follow(
    event: MapEvent,
    { preview: shown = [], status, commit, select, write: asked }: ToolEventResult,
  ): void {
    preview.value = shown
    if (asked) labels.ask(asked)
    spoken.hear(event, status)
    if (commit) void save(commit)
    if (!select) return
    selection.choose(select)
    const [thingRef] = select.things
    if (toolId.value === 'region' && thingRef?.kind === 'region') options.value = painting(options.value, thingRef.id)
  }

  function hear(event: MapEvent): boolean {
    if (event.type !== 'move') isPressed = event.type === 'down'
    if (event.type === 'down') throwAnew()
    if ('hex' in event && event.hex) lastMove = { ...event, type: 'move' }
    if (placing.value && event.type === 'cancel') {
      place(null)
      return false
    }
    const outcome = tool(event, scene())
    if (placing.value && outcome.commit) place(null)
    follow(event, outcome)
    return outcome.rename === true
  }

  function place(snippet: MapSnippet | null): void {
    placing.value = snippet
    tool = snippet ? createRunningTool(createPasteTool(snippet)) : startTool(toolId.value)
    preview.value = []
    spoken.say(null)
    if (snippet && lastMove) hear(lastMove)
  }

  async function commit(gesture: EditGesture, select?: SelectionChange): Promise<boolean> {
    const judged = checkAndMirrorGesture(gesture, scene())
    spoken.say(judged.status ?? null)
    if (!('commit' in judged)) return false
    const saved = save(judged.commit)
    if (select) selection.choose(select)
    return saved
  }

  const labels = useLabelWriting(commit)
  return {
    toolId,
    options,
    symmetry,
    preview: computed(() => preview.value),
    status: spoken.status,
    placing: computed(() => placing.value),
    ...labels,
    hear,
    giveUpDrag() {
      if (!isPressed) return false
      hear({ type: 'cancel' })
      return true
    },
    commit,
    say: spoken.say,
    show: (marks) => void (preview.value = marks),
    place,
  }
}

/** Context of a tool: map, settings, and the random generator of the current stroke. */
function useScene({ map, selection, layers }: EditingOptions) {
  const studio = useClusterPageSettings()
  const options = shallowRef(DEFAULT_TOOL_SETTINGS_BY_ID)
  const symmetry = computed({
    get: () => studio.getSymmetry(map().head.id, () => detectSymmetry(map())),
    set: (next) => studio.setSymmetry(map().head.id, next),
  })
  let chance = createSeededRandom(createRandomSeed())
  return {
    options,
    symmetry,
    throwAnew: () => void (chance = createSeededRandom(createRandomSeed())),
    scene: (): RunningToolContext => ({
      map: map(),
      selection: selection.things.value,
      options: options.value,
      symmetry: symmetry.value,
      layers: layers(),
      newId: createId,
      chance,
    }),
  }
}

/**
 * Status message of the tool: the result of a gesture stays until the next gesture, not only until the pointer moves.
 */
function useSpoken() {
  const status = ref<string | null>(null)
  let isKept = false
  return {
    status: computed(() => status.value),
    say: (text: string | null): void => {
      status.value = text
      isKept = text !== null
    },
    hear: ({ type }: MapEvent, text: string | null | undefined): void => {
      if (type === 'down' || type === 'cancel') isKept = false
      if (text !== undefined || !isKept) status.value = text ?? null
      if (type === 'up') isKept = text !== undefined
    },
  }
}

/** The label whose text is being entered. */
function useLabelWriting(commit: MapEditing['commit']): Pick<MapEditing, 'writing' | 'write' | 'ask'> {
  const writing = shallowRef<AddLabelEdit | null>(null)
  return {
    writing: computed(() => writing.value),
    ask: (label) => void (writing.value = label),
    write(text) {
      const asked = writing.value
      writing.value = null
      const words = text.trim()
      if (!asked || words === '') return
      const edit = { ...asked, fields: { ...asked.fields, text: words } }
      void commit({ label: null, edits: [edit] }, { how: 'replace', things: [{ kind: 'label', id: asked.id }] })
    },
  }
}

/** Deselects deleted things. */
function forgetGone({ things, choose }: MapSelection, map: StarMap): void {
  const there = pruneSelection(things.value, map)
  if (there !== things.value) choose({ how: 'replace', things: there })
}

/** Tool options for painting this region. */
function painting(options: ToolSettingsById, id: string): ToolSettingsById {
  return { ...options, region: { ...options.region, target: { kind: 'region', id } } }
}
