import { computed, type ComputedRef } from 'vue'
import type { StarMap } from '../model/star-map.ts'
import type { Selected } from '../tools/tool.ts'
import { type Choke, chokeOverlay } from './choke-overlay.ts'
import { type Overlay, steadyOverlay } from './overlay.ts'
import { reachOverlay, reachStarts } from './reach-overlay.ts'
import { study } from './study-settings.ts'
import { ownersOf, ownersShown, supplyOverlay } from './supply-overlay.ts'

/** What overlays are made of. */
export interface OverlaySources {
  readonly map: () => StarMap
  readonly selection: () => readonly Selected[]
  readonly chokes: () => readonly Choke[] | null
}

/** The overlay that is switched on, made anew while the map changes. */
export function useOverlay({ map, selection, chokes }: OverlaySources): ComputedRef<Overlay | null> {
  const found = (): Overlay | null => {
    switch (study.overlay) {
      case 'off':
        return null
      case 'reach':
        return reachOverlay(
          map(),
          reachStarts(map(), study.reach.start, study.reach.start === 'chosen' ? selection() : []),
          study.reach,
        )
      case 'supply':
        return supplyOverlay(map(), ownersShown(ownersOf(map()), study.supply))
      case 'chokes': {
        const list = chokes()
        return list && chokeOverlay(map(), list)
      }
    }
  }
  return computed((before: Overlay | null = null) => steadyOverlay(found(), before))
}
