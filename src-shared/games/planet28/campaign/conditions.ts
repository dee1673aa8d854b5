import type { Cell } from '../grid.ts'
import type { InjuryId } from '../tables/injuries.ts'
import type { VehicleDamageId } from '../tables/vehicle-damage.ts'
import type { UnitKind } from './battle-record.ts'

/** What lasts on a unit after a battle: an injury, damage of a vehicle, a squad's scars, sections that are not repaired, an addiction. */
export type ConditionId =
  | Exclude<InjuryId, 'complete-recovery' | 'death'>
  | VehicleDamageId
  | 'battle-scarred'
  | 'damaged'
  /** To Psyka (P28-IT-psyka). */
  | 'addicted'

/** A condition of a unit. */
export interface Condition {
  readonly id: string
  readonly unitId: string
  readonly unitKind: UnitKind
  readonly condition: ConditionId
  /** Agility lost by the 1D4 that was rolled once (P28-INJ-6, P28-VDT-1); 0 for others. */
  readonly agilityLost: number
  /** Hit-points lost for good (P28-INJ-4); 0 for others. */
  readonly hitPointsLost: number
  /** Games that its timed part still lasts; null where it lasts until healed (P28-INJ-5, P28-INJ-6). */
  readonly gamesLeft: number | null
  /** Games played with it: it may be paid off after one (P28-INJ-0). */
  readonly gamesPlayed: number
  /** Sections without hit-points, and those with fewer than they should have; for vehicles (P28-VCAMP-3). */
  readonly lostCells: readonly Cell[]
  readonly damaged: readonly { readonly cell: Cell; readonly hitPoints: number }[]
}

/** A condition that a battle leaves behind, before it has an id. */
export type NewCondition = Omit<Condition, 'id'>
