import { reactive, shallowRef } from 'vue'
import { DEFAULT_LAYERS, type Layers } from '#renderer/parts/star-map/layers.ts'
import type { MapKind } from '#shared/contract/cluster.ts'

/** The tabs beside the map. */
export type SideTab = 'inspect' | 'layers' | 'places' | 'study'

/** The tables below the map. */
export type ListTab = Exclude<MapKind, 'bookmark'>

/** How the page is arranged in this window; it stays so while other pages are looked at. */
export const paneLayout = reactive<{ sideTab: SideTab; isSideFolded: boolean; isListOpen: boolean; listTab: ListTab }>({
  sideTab: 'inspect',
  isSideFolded: false,
  isListOpen: false,
  listTab: 'star',
})

/** How layers are shown in this window. */
export const shownLayers = shallowRef<Layers>(DEFAULT_LAYERS)
