import { computed, type ComputedRef, ref, type Ref, shallowRef, watch } from 'vue'
import type { MapEvent } from '#renderer/parts/star-map/input/map-event.ts'
import type { Layers } from '#renderer/parts/star-map/layers.ts'
import type { Symmetry } from '#shared/cluster/symmetry.ts'
import type { Snippet } from '../clipboard/clipboard.ts'
import { newId, newSeed } from '../model/new-id.ts'
import type { StarMap } from '../model/star-map.ts'
import { placeTool } from '../tools/place-tool.ts'
import { judgeGesture, type Outcome, type RunningTool, runTool } from '../tools/run-tool.ts'
import { chanceOf } from '../tools/stroke-chance.ts'
import type { EditingScene, Gesture, LabelEdit, Preview, SelectionChange } from '../tools/tool.ts'
import { FIRST_OPTIONS, takeTool, type ToolOptions } from '../tools/tools.ts'
import type { ToolId } from '../tools/tools.ts'
import { stillThere } from './selection.ts'
import { symmetries } from './symmetries.ts'
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
export function useMapEditing({ map, save, selection, layers, firstTool }: EditingOptions): MapEditing {
  const toolId = ref<ToolId>(firstTool)
  const options = shallowRef(FIRST_OPTIONS)
  const symmetry = computed({
    get: () => symmetries.get(map().head.id) ?? 'none',
    set: (next) => void symmetries.set(map().head.id, next),
  })
  const preview = shallowRef<readonly Preview[]>([])
  const status = ref<string | null>(null)
  const placing = shallowRef<Snippet | null>(null)
  const writing = shallowRef<LabelEdit | null>(null)
  let isPressed = false
  let tool: RunningTool = takeTool(firstTool)
  let chance = chanceOf(newSeed())
  let lastMove: MapEvent | null = null
  /** What came of a deed is said until the next one, not only until the pointer moves. */
  let isSaid = false

  function say(words: string | null): void {
    status.value = words
    isSaid = words !== null
  }

  function clear(): void {
    preview.value = []
    say(null)
  }

  watch(
    toolId,
    (id) => {
      tool = takeTool(id)
      placing.value = null
      clear()
    },
    { flush: 'sync' },
  )
  // What is gone is not chosen any more.
  watch(map, (now) => {
    const there = stillThere(selection.things.value, now)
    if (there !== selection.things.value) selection.choose({ how: 'replace', things: there })
  })

  function scene(): EditingScene {
    const things = selection.things.value
    return {
      map: map(),
      selection: things,
      options: options.value,
      symmetry: symmetry.value,
      layers: layers(),
      newId,
      chance,
    }
  }

  function follow(event: MapEvent, { preview: shown = [], status: said, commit, select, write: asked }: Outcome): void {
    preview.value = shown
    if (asked) writing.value = asked
    if (event.type === 'down' || event.type === 'cancel') isSaid = false
    if (said !== undefined || !isSaid) status.value = said ?? null
    if (event.type === 'up') isSaid = said !== undefined
    if (commit) void save(commit)
    if (!select) return
    selection.choose(select)
    const [thing] = select.things
    if (toolId.value === 'region' && thing?.kind === 'region')
      options.value = {
        ...options.value,
        region: { ...options.value.region, target: { kind: 'region', id: thing.id } },
      }
  }

  function hear(event: MapEvent): boolean {
    if (event.type !== 'move') isPressed = event.type === 'down'
    if (event.type === 'down') chance = chanceOf(newSeed())
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
    tool = snippet ? runTool(placeTool(snippet)) : takeTool(toolId.value)
    clear()
    if (snippet && lastMove) hear(lastMove)
  }

  async function commit(gesture: Gesture, select?: SelectionChange): Promise<boolean> {
    const judged = judgeGesture(gesture, scene())
    say(judged.status ?? null)
    if (!('commit' in judged)) return false
    const saved = save(judged.commit)
    if (select) selection.choose(select)
    return saved
  }

  function write(text: string): void {
    const asked = writing.value
    writing.value = null
    const words = text.trim()
    if (!asked || words === '') return
    const edit = { ...asked, fields: { ...asked.fields, text: words } }
    void commit({ label: null, edits: [edit] }, { how: 'replace', things: [{ kind: 'label', id: asked.id }] })
  }

  return {
    toolId,
    options,
    symmetry,
    preview: computed(() => preview.value),
    status: computed(() => status.value),
    placing: computed(() => placing.value),
    writing: computed(() => writing.value),
    write,
    ask: (label) => void (writing.value = label),
    hear,
    giveUpDrag() {
      if (!isPressed) return false
      hear({ type: 'cancel' })
      return true
    },
    commit,
    say,
    show: (marks) => void (preview.value = marks),
    place,
  }
}
