import type { HexRuns } from '#shared/kit/hex-runs.ts'
import type { ToolContext } from '../tool.ts'
import type { RegionToolSettings } from './settings.ts'

/** Target of painting: the id is null for the fog, and undefined for a region that is not created yet. */
export interface PaintTarget {
  readonly id: string | null | undefined
  readonly hexes: HexRuns
}

/** Target according to the settings of the region tool. */
export function getPaintTarget({
  map,
  settings,
}: Pick<ToolContext<RegionToolSettings>, 'map' | 'settings'>): PaintTarget {
  if (settings.target.kind === 'fog') return { id: null, hexes: map.head.fog }
  const there = settings.target.kind === 'region' ? map.find('region', settings.target.id) : null
  return there ? { id: there.id, hexes: there.hexes } : { id: undefined, hexes: [] }
}
