import type { Position } from '#shared/games/planetary-sand/model.ts'
import type { CliffGearId } from '#shared/games/planetary-sand/tables/cliff-gear.ts'
import type { Gravity } from '#shared/games/planetary-sand/tables/environment.ts'
import { MOVERS, type MoverId, type MoverRow } from '#shared/games/planetary-sand/tables/movement.ts'
import type { SandSettings } from '#shared/games/planetary-sand/tables/settings.ts'
import { TERRAIN, type TerrainId, type TerrainRow } from '#shared/games/planetary-sand/tables/terrain.ts'

/** A stretch of a path in R, or a bank to stop at. */
export type PathStretch =
  | { readonly terrain: TerrainId; readonly length: number }
  | { readonly stop: 'river-bank' | 'far-bank' }

/**
 * Movement of one piece: its allowance in R, its river state, and the cost of each terrain per R (null if impassable).
 */
export interface MovementAllowance {
  readonly allowance: number
  readonly river: Position['river']
  costOf(terrain: TerrainId): number | null
}

/** The distance covered in R, and the reason for stopping. */
export interface PathProgress {
  readonly moved: number
  readonly stopped: 'allowance' | 'impassable' | 'river-bank' | 'far-bank' | null
  readonly river: Position['river']
}

/** Properties of a mover that affect its movement. */
export interface MoverProperties {
  readonly mover: MoverId
  readonly gear: CliffGearId
  readonly swims: boolean
  readonly river: Position['river']
  /** Slowing factor of a load: carrying a wreck halves the distance (SAND-FIX-4). */
  readonly slowing: number
}

/** Gravity and settings that affect the movement of all pieces. */
export interface MovementConditions {
  readonly gravity: Gravity
  readonly settings: Pick<SandSettings, 'cliffRate'>
}

/** Cost of ground by gear, with precedence over the table; undefined if the table applies (SAND-TERR-3). */
const GEAR_COSTS: Readonly<
  Record<CliffGearId, (terrain: TerrainRow, mover: MoverRow, grounds: MovementConditions) => number | undefined>
> = {
  none: () => undefined,
  climber: ({ fromDegrees }, { allowance }, { gravity, settings }) =>
    fromDegrees === TERRAIN.cliff.fromDegrees && settings.cliffRate > 0
      ? allowance[gravity] / settings.cliffRate
      : undefined,
  'rocket-pack': ({ fromDegrees }) => (fromDegrees === null ? undefined : 1),
}

/** Creates a walker with its allowance and ground costs (SAND-MOVE-1, SAND-TERR-1 to SAND-TERR-7). */
export function createMovementAllowance(
  { mover, gear, swims, river, slowing }: MoverProperties,
  grounds: MovementConditions,
): MovementAllowance {
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
