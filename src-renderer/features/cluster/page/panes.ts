import { reactive, shallowRef } from 'vue'
import { DEFAULT_LAYERS, type Layers } from '#renderer/parts/star-map/layers.ts'
import type { MapKind } from '#shared/contract/cluster.ts'

/** The tabs beside the map. */
export type SideTab = 'inspect' | 'layers' | 'places' | 'study'

/** The tables below the map. */
export type ListTab = Exclude<MapKind, 'bookmark'>

/** Layout of the page in this window; kept while other pages are open. */
export const paneLayout = reactive<{ sideTab: SideTab; isSideFolded: boolean; isListOpen: boolean; listTab: ListTab }>({
  sideTab: 'inspect',
  isSideFolded: false,
  isListOpen: false,
  listTab: 'star',
})

/** Visibility of layers in this window. */
export const shownLayers = shallowRef<Layers>(DEFAULT_LAYERS)
