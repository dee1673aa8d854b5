import type { HexRuns } from '#shared/kit/hex-runs.ts'
import type { Scene } from '../tool.ts'

/** What is painted on: the id is null for the fog and undefined for a region that is still to be made. */
export interface PaintTarget {
  readonly id: string | null | undefined
  readonly hexes: HexRuns
}

/** What the region tool is set to paint. */
export function targetOf({ map, options: { region } }: Pick<Scene, 'map' | 'options'>): PaintTarget {
  if (region.target.kind === 'fog') return { id: null, hexes: map.head.fog }
  const there = region.target.kind === 'region' ? map.find('region', region.target.id) : null
  return there ? { id: there.id, hexes: there.hexes } : { id: undefined, hexes: [] }
}
