import * as z from 'zod'
import type { ConditionId } from '#shared/games/planet28/campaign/conditions.ts'
import { INJURIES } from '#shared/games/planet28/tables/injuries.ts'
import { listRowIds } from '#shared/games/planet28/tables/row.ts'
import { VEHICLE_DAMAGE } from '#shared/games/planet28/tables/vehicle-damage.ts'
import { CellInput, DamagedSectionsInput } from './battle-record.ts'

const MOST = 1_000_000
const Count = z.int().min(0).max(MOST)
const Held = z.int().min(-MOST).max(MOST)

const injuries = listRowIds(INJURIES).filter((id) => id !== 'complete-recovery' && id !== 'death')
/** Possible conditions by kind of unit. */
export const CONDITIONS_BY_UNIT_KIND: Readonly<Record<'character' | 'squad' | 'vehicle', readonly ConditionId[]>> = {
  character: [...injuries, 'addicted'],
  squad: ['battle-scarred'],
  vehicle: ['damaged', ...listRowIds(VEHICLE_DAMAGE)],
}

/** A condition of a unit, without the battle that caused it. */
const FileCondition = z.strictObject({
  condition: z.enum(Object.values(CONDITIONS_BY_UNIT_KIND).flat()),
  agilityLost: Count,
  hitPointsLost: Count,
  gamesLeft: Count.nullable(),
  gamesPlayed: Count,
  lostCells: z.array(CellInput).max(60),
  damaged: DamagedSectionsInput,
})

/** Changes made to a unit by battles. */
export const UnitBattleChanges = z.strictObject({
  points: Held,
  credits: Held,
  /** Hit points bought between battles (P28-CAMP-4). */
  hitPointsGrown: Count,
  /** Cost at its first battle; omitted before that (P28-VDT-6). */
  startingCost: Count.exactOptional(),
  /** Whether it died or was scrapped. */
  isLost: z.boolean(),
  conditions: z.array(FileCondition).max(200),
})
export type UnitBattleChanges = z.infer<typeof UnitBattleChanges>

/** Changes made to a warband by battles. */
export const WarbandBattleChanges = z.strictObject({
  hasFought: z.boolean(),
  pool: Held,
  purse: Held,
  waivers: Count,
  vehiclePoints: Count,
})
export type WarbandBattleChanges = z.infer<typeof WarbandBattleChanges>
