import { computed, type ComputedRef } from 'vue'
import { useClusterPageSettings } from '#renderer/stores/cluster-page-settings.ts'
import type { StarMap } from '../model/star-map.ts'
import type { MapThingRef } from '../tools/tool.ts'
import { type AnalysisOverlay, reuseOverlayHeat } from './analysis-overlay.ts'
import { type Chokepoint, buildChokepointOverlay } from './chokepoint-overlay.ts'
import { buildReachOverlay, listReachStartIndices } from './reach-overlay.ts'
import { listStarOwners, listShownOwners, buildSupplyOverlay } from './supply-overlay.ts'

export interface AnalysisOverlaySources {
  readonly map: () => StarMap
  readonly selection: () => readonly MapThingRef[]
  readonly chokes: () => readonly Chokepoint[] | null
}

/** The active overlay, recomputed when the map changes. */
export function useAnalysisOverlay({
  map,
  selection,
  chokes,
}: AnalysisOverlaySources): ComputedRef<AnalysisOverlay | null> {
  const { analysis } = useClusterPageSettings()
  const found = (): AnalysisOverlay | null => {
    switch (analysis.overlay) {
      case 'off':
        return null
      case 'reach':
        return buildReachOverlay(
          map(),
          listReachStartIndices(map(), analysis.reach.start, analysis.reach.start === 'chosen' ? selection() : []),
          analysis.reach,
        )
      case 'supply':
        return buildSupplyOverlay(map(), listShownOwners(listStarOwners(map()), analysis.supply))
      case 'chokes': {
        const list = chokes()
        return list && buildChokepointOverlay(map(), list)
      }
    }
  }
  return computed((before: AnalysisOverlay | null = null) => reuseOverlayHeat(found(), before))
}
