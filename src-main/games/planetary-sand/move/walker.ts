import type { Position } from '#shared/games/planetary-sand/model.ts'
import type { Gravity } from '#shared/games/planetary-sand/tables/environment.ts'
import type { GearId } from '#shared/games/planetary-sand/tables/gear.ts'
import { MOVERS, type MoverId, type MoverRow } from '#shared/games/planetary-sand/tables/movement.ts'
import type { Settings } from '#shared/games/planetary-sand/tables/settings.ts'
import { TERRAIN, type TerrainId, type TerrainRow } from '#shared/games/planetary-sand/tables/terrain.ts'

/** One stretch of a way in R, or a bank to stop at. */
export type Stretch =
  | { readonly terrain: TerrainId; readonly length: number }
  | { readonly stop: 'river-bank' | 'far-bank' }

/** Somebody on the way: what is left to go, and what ground costs. */
export interface Walker {
  readonly allowance: number
  readonly river: Position['river']
  costOf(terrain: TerrainId): number | null
}

/** How far somebody came, in R, and what stopped it. */
export interface WalkResult {
  readonly moved: number
  readonly stopped: 'allowance' | 'impassable' | 'river-bank' | 'far-bank' | null
  readonly river: Position['river']
}

/** What is to know of a mover. */
export interface Mover {
  readonly mover: MoverId
  readonly gear: GearId
  readonly swims: boolean
  readonly river: Position['river']
  /** How much slower a load makes it: carrying a wreck halves the way (SAND-FIX-4). */
  readonly slowing: number
}

/** Where a mover is. */
export interface MoverPosition {
  readonly gravity: Gravity
  readonly settings: Pick<Settings, 'cliffRate'>
}

/** What ground costs by what a mover carries, before the table is asked; undefined where it is to be asked (SAND-TERR-3). */
const GEAR_COSTS: Readonly<
  Record<GearId, (terrain: TerrainRow, mover: MoverRow, grounds: MoverPosition) => number | undefined>
> = {
  none: () => undefined,
  climber: ({ fromDegrees }, { allowance }, { gravity, settings }) =>
    fromDegrees === TERRAIN.cliff.fromDegrees && settings.cliffRate > 0
      ? allowance[gravity] / settings.cliffRate
      : undefined,
  'rocket-pack': ({ fromDegrees }) => (fromDegrees === null ? undefined : 1),
}

/** Somebody with its allowance and what ground costs it (SAND-MOVE-1, SAND-TERR-1 to SAND-TERR-7). */
export function createWalker({ mover, gear, swims, river, slowing }: Mover, grounds: MoverPosition): Walker {
  const row: MoverRow = MOVERS[mover]
  const { gravity } = grounds
  const allowance = row.allowance[gravity]
  const costOf = (id: TerrainId): number | null => {
    const terrain: TerrainRow = TERRAIN[id]
    if (terrain.isLake && swims) return allowance * slowing
    const cost = GEAR_COSTS[gear](terrain, row, grounds) ?? terrain.costs[row.footing]?.[gravity]
    return cost === undefined ? null : cost * slowing
  }
  return { allowance, river, costOf }
}
