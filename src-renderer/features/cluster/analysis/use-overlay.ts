import { computed, type ComputedRef } from 'vue'
import type { StarMap } from '../model/star-map.ts'
import type { MapThingRef } from '../tools/tool.ts'
import { analysisSettings } from './analysis-settings.ts'
import { type Chokepoint, buildChokepointOverlay } from './chokepoint-overlay.ts'
import { type Overlay, reuseOverlay } from './overlay.ts'
import { buildReachOverlay, listReachStarts } from './reach-overlay.ts'
import { listOwners, listShownOwners, buildSupplyOverlay } from './supply-overlay.ts'

export interface OverlaySources {
  readonly map: () => StarMap
  readonly selection: () => readonly MapThingRef[]
  readonly chokes: () => readonly Chokepoint[] | null
}

/** The active overlay, recomputed when the map changes. */
export function useOverlay({ map, selection, chokes }: OverlaySources): ComputedRef<Overlay | null> {
  const found = (): Overlay | null => {
    switch (analysisSettings.overlay) {
      case 'off':
        return null
      case 'reach':
        return buildReachOverlay(
          map(),
          listReachStarts(
            map(),
            analysisSettings.reach.start,
            analysisSettings.reach.start === 'chosen' ? selection() : [],
          ),
          analysisSettings.reach,
        )
      case 'supply':
        return buildSupplyOverlay(map(), listShownOwners(listOwners(map()), analysisSettings.supply))
      case 'chokes': {
        const list = chokes()
        return list && buildChokepointOverlay(map(), list)
      }
    }
  }
  return computed((before: Overlay | null = null) => reuseOverlay(found(), before))
}
