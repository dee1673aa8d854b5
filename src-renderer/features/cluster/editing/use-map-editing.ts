import { computed, type ComputedRef, ref, type Ref, shallowRef, watch } from 'vue'
import type { MapEvent } from '#renderer/parts/star-map/input/map-event.ts'
import type { Layers } from '#renderer/parts/star-map/layers.ts'
import type { Symmetry } from '#shared/cluster/symmetry.ts'
import type { Snippet } from '../clipboard/clipboard.ts'
import { newId, newSeed } from '../model/new-id.ts'
import type { StarMap } from '../model/star-map.ts'
import { createPlaceTool } from '../tools/place-tool.ts'
import { checkGesture, type ToolResult, type RunningTool, createRunningTool } from '../tools/running-tool.ts'
import { createSeededRandom } from '../tools/seeded-random.ts'
import type { EditingContext, Gesture, LabelEdit, Preview, SelectionChange } from '../tools/tool.ts'
import { DEFAULT_OPTIONS, startTool, type ToolOptions } from '../tools/tools.ts'
import type { ToolId } from '../tools/tools.ts'
import { pruneSelection } from './selection.ts'
import { setSymmetry, getSymmetry } from './symmetries.ts'
import type { Selection } from './use-selection.ts'

/** What editing the map works with. */
export interface EditingOptions {
  readonly map: () => StarMap
  readonly save: (gesture: Gesture) => Promise<boolean>
  readonly selection: Selection
  readonly layers: () => Layers
  readonly firstTool: ToolId
}

/** The tool in hand, how it is set, and what it is about to do. */
export interface MapEditing {
  readonly toolId: Ref<ToolId>
  readonly options: Ref<ToolOptions>
  readonly symmetry: Ref<Symmetry>
  readonly preview: ComputedRef<readonly Preview[]>
  /** What the tool says of what it is doing, or why it did nothing; null for nothing. */
  readonly status: ComputedRef<string | null>
  /** A piece that follows the pointer until it is put down, or null. */
  readonly placing: ComputedRef<Snippet | null>
  /** A label that waits for its words, or null. */
  readonly writing: ComputedRef<LabelEdit | null>
  /** Puts the label that waits on the map with these words; without words there is none. */
  readonly write: (text: string) => void
  /** Lets the tool in hand hear what happens on the map; whether what it chose wants another name. */
  readonly hear: (event: MapEvent) => boolean
  /** Asks for the words of a label. */
  readonly ask: (label: LabelEdit) => void
  /** Gives up the drag that is under way; whether there was one. */
  readonly giveUpDrag: () => boolean
  /** Saves a gesture with its partners; layers do not hold it up. */
  readonly commit: (gesture: Gesture, select?: SelectionChange) => Promise<boolean>
  readonly say: (status: string | null) => void
  /** Shows what a deed would come to, until the next event. */
  readonly show: (marks: readonly Preview[]) => void
  /** Lets a piece follow the pointer. */
  readonly place: (snippet: Snippet) => void
}

/** Editing of the map: the tool hears it, shows what it would do, and what it commits is saved as one change. */
export function useMapEditing(given: EditingOptions): MapEditing {
  const { map, save, selection, firstTool } = given
  const toolId = ref<ToolId>(firstTool)
  const { options, symmetry, scene, throwAnew } = useScene(given)
  const preview = shallowRef<readonly Preview[]>([])
  const spoken = useSpoken()
  const placing = shallowRef<Snippet | null>(null)
  let isPressed = false
  let tool: RunningTool = startTool(firstTool)
  let lastMove: MapEvent | null = null

  watch(toolId, () => place(null), { flush: 'sync' })
  watch(map, (starMap) => forgetGone(selection, starMap))

  function follow(event: MapEvent, { preview: shown = [], status, commit, select, write: asked }: ToolResult): void {
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

  function place(snippet: Snippet | null): void {
    placing.value = snippet
    tool = snippet ? createRunningTool(createPlaceTool(snippet)) : startTool(toolId.value)
    preview.value = []
    spoken.say(null)
    if (snippet && lastMove) hear(lastMove)
  }

  async function commit(gesture: Gesture, select?: SelectionChange): Promise<boolean> {
    const judged = checkGesture(gesture, scene())
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

/** What a tool looks at: the map, how it is set, and the chance of this stroke. */
function useScene({ map, selection, layers }: EditingOptions) {
  const options = shallowRef(DEFAULT_OPTIONS)
  const symmetry = computed({
    get: () => getSymmetry(map()),
    set: (next) => setSymmetry(map().head.id, next),
  })
  let chance = createSeededRandom(newSeed())
  return {
    options,
    symmetry,
    throwAnew: () => void (chance = createSeededRandom(newSeed())),
    scene: (): EditingContext => ({
      map: map(),
      selection: selection.things.value,
      options: options.value,
      symmetry: symmetry.value,
      layers: layers(),
      newId,
      chance,
    }),
  }
}

/** What the tool says: what came of a gesture stays until the next one, not only until the pointer moves. */
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

/** The label that waits for its words. */
function useLabelWriting(commit: MapEditing['commit']): Pick<MapEditing, 'writing' | 'write' | 'ask'> {
  const writing = shallowRef<LabelEdit | null>(null)
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

/** What is gone is not chosen any more. */
function forgetGone({ things, choose }: Selection, map: StarMap): void {
  const there = pruneSelection(things.value, map)
  if (there !== things.value) choose({ how: 'replace', things: there })
}

/** The tools set to paint this region. */
function painting(options: ToolOptions, id: string): ToolOptions {
  return { ...options, region: { ...options.region, target: { kind: 'region', id } } }
}
