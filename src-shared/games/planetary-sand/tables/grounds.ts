import type { TerrainId } from './terrain.ts'

/** Terrain on a map, with its kinds uphill and downhill. */
export interface GroundRow {
  readonly title: string
  readonly up: TerrainId
  readonly down: TerrainId
}

const level = (title: string, terrain: TerrainId): GroundRow => ({ title, up: terrain, down: terrain })

/** Terrain that can be drawn on a map; a slope rises towards its top (SAND-TERR-1 to SAND-TERR-7). */
export const GROUNDS = {
  gentle: { title: 'Gentle slope', up: 'gentle-up', down: 'gentle-down' },
  steep: { title: 'Steep slope', up: 'steep-up', down: 'steep-down' },
  cliff: level('Cliff', 'cliff'),
  ford: level('Ford', 'ford'),
  river: level('Deep river', 'river'),
  bridge: level('Bridge, pass or tunnel', 'defile'),
  lake: level('Lake', 'lake'),
} as const satisfies Readonly<Record<string, GroundRow>>

/** Id of terrain on a map. */
export type GroundId = keyof typeof GROUNDS
