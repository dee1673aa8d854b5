import { computed, ref, shallowRef, watch } from 'vue'
import type { ClusterEdit, StarView } from '../../../src-shared/contract/cluster.ts'
import type { StarMap } from './star-map.ts'
import { takeTool } from './tools/run-tool.ts'
import type { MapEvent, Preview, ToolId } from './tools/tool.ts'
import type { ClusterDocument } from './use-saving.ts'
import type { Selection } from './use-selection.ts'

/** What editing the map works with. */
export interface EditingOptions {
  readonly map: () => StarMap
  readonly saving: () => ClusterDocument
  readonly selection: Selection
  readonly firstTool: ToolId
}

/** The tool in hand: it hears the map, shows its preview and saves what it commits. */
export function useMapEditing({ map, saving, selection: { selectedId, select }, firstTool }: EditingOptions) {
  const toolId = ref<ToolId>(firstTool)
  const rating = ref(3)
  const tool = computed(() => takeTool(toolId.value, rating.value))
  const toolPreview = shallowRef<readonly Preview[]>([])
  watch(tool, () => (toolPreview.value = []))

  async function commit(edits: readonly ClusterEdit[]): Promise<boolean> {
    const added = await saving().save(edits)
    const [id] = added ?? []
    if (id !== undefined && map().findStar(id)) select(id)
    return added !== null
  }

  return {
    toolId,
    rating,
    /** What is about to be done, and what is on its way to the file. */
    preview: computed(() => [...saving().pending.value, ...toolPreview.value]),
    hear: (event: MapEvent): void => {
      const step = tool.value(event, map())
      toolPreview.value = step.preview ?? []
      if (step.select !== undefined) select(step.select)
      if (step.commit) void commit(step.commit.edits)
    },
    /** What is gone cannot be looked at; a star that may not be removed is chosen again. */
    remove: async ({ id, version }: StarView): Promise<void> => {
      const wasSelected = id === selectedId.value
      if (wasSelected) select(null)
      const isRemoved = await commit([{ type: 'remove-star', id, version }])
      if (!isRemoved && wasSelected) select(id)
    },
  }
}
