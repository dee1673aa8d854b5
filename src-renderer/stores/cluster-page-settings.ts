import { defineStore } from 'pinia'
import { markRaw, reactive, shallowRef } from 'vue'
import { type RouteMode, getDefaultRouteMode } from '#shared/cluster/net/transport-net.ts'
import type { Symmetry } from '#shared/cluster/symmetry.ts'
import type { MapKind } from '#shared/contract/cluster.ts'
import { createAnalysisSettings } from './analysis-settings.ts'
import { DEFAULT_MAP_LAYER_STATES, type MapLayerStates } from './map-layers.ts'

/** The tabs beside the map. */
export type ClusterSideTab = 'inspect' | 'layers' | 'places' | 'study'

/** The tables below the map. */
export type ClusterListTab = Exclude<MapKind, 'bookmark'>

interface PaneLayout {
  sideTab: ClusterSideTab
  isSideFolded: boolean
  isListOpen: boolean
  listTab: ClusterListTab
}

const createPaneLayout = (): PaneLayout => ({
  sideTab: 'inspect',
  isSideFolded: false,
  isListOpen: false,
  listTab: 'star',
})

/** Settings of the cluster page in this window; kept while other pages are open. */
export const useClusterPageSettings = defineStore('studio', () => {
  const panes = reactive(createPaneLayout())
  const layers = shallowRef<MapLayerStates>(DEFAULT_MAP_LAYER_STATES)
  const analysis = reactive(createAnalysisSettings())
  /** Symmetry of drawing as set in this window, by cluster id. */
  const chosenSymmetries = reactive(new Map<string, Symmetry>())
  /** Symmetry of each map when it was first shown, by cluster id. A cache: not reactive. */
  const detectedSymmetries = markRaw(new Map<string, Symmetry>())

  /** Symmetry of drawing on a cluster: as set, else as `detect` finds it when the map is first shown. */
  function getSymmetry(clusterId: string, detect: () => Symmetry): Symmetry {
    const detected = detectedSymmetries.get(clusterId) ?? detect()
    detectedSymmetries.set(clusterId, detected)
    return chosenSymmetries.get(clusterId) ?? detected
  }
  function setSymmetry(clusterId: string, symmetry: Symmetry): void {
    chosenSymmetries.set(clusterId, symmetry)
  }

  /** Travel mode of transports: as chosen, or along routes if the map has any (FIST-MAP-3). */
  function getRouteMode({ routes }: { readonly routes: readonly unknown[] }): RouteMode {
    return analysis.routeMode ?? getDefaultRouteMode(routes.length)
  }

  /** Forgets all settings, for another campaign. */
  function reset(): void {
    Object.assign(panes, createPaneLayout())
    layers.value = DEFAULT_MAP_LAYER_STATES
    Object.assign(analysis, createAnalysisSettings())
    chosenSymmetries.clear()
    detectedSymmetries.clear()
  }

  return {
    panes,
    layers,
    analysis,
    chosenSymmetries,
    detectedSymmetries,
    getSymmetry,
    setSymmetry,
    getRouteMode,
    reset,
  }
})
