import type { Gravity } from './environment.ts'
import type { MoverCategory } from './movement.ts'

/** Cost of R1 of ground by footing and gravity; null if impassable (SAND-MOVE-5). */
export type TerrainCosts = Readonly<Record<MoverCategory, Readonly<Record<Gravity, number>> | null>>

/** A kind of ground. */
export interface TerrainRow {
  readonly title: string
  /** Minimum slope in degrees, valid up to that of the next row; null if not defined by slope. */
  readonly fromDegrees: number | null
  readonly costs: TerrainCosts
  /** Whether movers stop on both banks (SAND-TERR-5). */
  readonly isRiver: boolean
  /** Whether units follow a lead figure in file (SAND-TERR-6). */
  readonly isFile: boolean
  /** Whether boats and amphibious carriers cross it at R1 per turn (SAND-TERR-7). */
  readonly isLake: boolean
}

const both = (cost: number) => ({ EG: cost, LG: cost })
const land = (cost: number): TerrainCosts => ({
  troops: both(cost),
  wheeled: both(cost),
  tracked: both(cost),
  boat: null,
})
const PLAIN = { fromDegrees: null, isRiver: false, isFile: false, isLake: false } as const
const NOBODY: TerrainCosts = { troops: null, wheeled: null, tracked: null, boat: null }

/** Kinds of ground and their costs (SAND-TERR-1 to SAND-TERR-7). */
// oxfmt-ignore
export const TERRAIN = {
  flat: { ...PLAIN, title: 'Flat ground', fromDegrees: 0, costs: land(1) },
  'gentle-up': { ...PLAIN, title: 'Gentle slope, up', fromDegrees: 10, costs: { ...land(1), troops: { EG: 1.5, LG: 1 }, wheeled: { EG: 1.5, LG: 1 } } },
  'gentle-down': { ...PLAIN, title: 'Gentle slope, down', fromDegrees: 10, costs: land(1) },
  'steep-up': { ...PLAIN, title: 'Steep slope, up', fromDegrees: 45, costs: { ...NOBODY, troops: { EG: 3, LG: 1.5 } } },
  'steep-down': { ...PLAIN, title: 'Steep slope, down', fromDegrees: 45, costs: land(1.5) },
  cliff: { ...PLAIN, title: 'Cliff', fromDegrees: 80, costs: NOBODY },
  ford: { ...PLAIN, title: 'Ford', costs: land(2), isRiver: true },
  river: { ...PLAIN, title: 'Deep river', costs: { ...NOBODY, boat: both(1) }, isRiver: true },
  defile: { ...PLAIN, title: 'Bridge, pass or tunnel', costs: land(1), isFile: true },
  lake: { ...PLAIN, title: 'Lake', costs: { ...NOBODY, boat: both(1) }, isLake: true },
} as const satisfies Readonly<Record<string, TerrainRow>>

/** Id of a kind of ground. */
export type TerrainId = keyof typeof TERRAIN
