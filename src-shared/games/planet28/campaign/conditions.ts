import type { InjuryId } from '../tables/injuries.ts'
import type { VehicleDamageId } from '../tables/vehicle-damage.ts'
import type { Cell } from '../vehicle-grid.ts'
import type { UnitKind } from './battle-record.ts'

/**
 * A lasting condition after a battle: an injury, damage of a vehicle, a squad's scars, unrepaired sections, an
 * addiction.
 */
export type ConditionId =
  | Exclude<InjuryId, 'complete-recovery' | 'death'>
  | VehicleDamageId
  | 'battle-scarred'
  | 'damaged'
  /** Addiction to Psyka (P28-IT-psyka). */
  | 'addicted'

/** A condition of a unit. */
export interface Condition {
  readonly id: string
  readonly unitId: string
  readonly unitKind: UnitKind
  readonly condition: ConditionId
  /** Agility lost by a 1D4 rolled once (P28-INJ-6, P28-VDT-1); 0 for others. */
  readonly agilityLost: number
  /** Hit points lost permanently (P28-INJ-4); 0 for others. */
  readonly hitPointsLost: number
  /** Remaining games of its temporary part; null if it lasts until healed (P28-INJ-5, P28-INJ-6). */
  readonly gamesLeft: number | null
  /** Games played with it; it can be healed with points after one (P28-INJ-0). */
  readonly gamesPlayed: number
  /** Vehicles: sections without hit points, and damaged ones (P28-VCAMP-3). */
  readonly lostCells: readonly Cell[]
  readonly damaged: readonly { readonly cell: Cell; readonly hitPoints: number }[]
}

/** A new condition caused by a battle, before it has an id. */
export type NewCondition = Omit<Condition, 'id'>
