import type { CliffGearId } from './tables/cliff-gear.ts'
import type { FigureKind } from './tables/figures.ts'
import type { MachineType } from './tables/machines.ts'
import type { WeaponId } from './tables/weapons.ts'
import type { MissileId } from './weapon-access.ts'

/** Maximum number of figures, and of vehicles, guns and pads, of one army. */
export const MAX_ARMY_FIGURES = 200
export const MAX_ARMY_MACHINES = 60
/** Maximum number of missiles in a volley: everything of both sides launches once. */
export const MAX_VOLLEY_LAUNCHES = 2 * (MAX_ARMY_FIGURES + MAX_ARMY_MACHINES)

/** Identical figures, as shown by their models (SAND-GREN-1, SAND-ROBO-1). */
export interface ToyFigure {
  /** Unique within the toy box. */
  readonly id: string
  readonly name: string
  readonly kind: FigureKind
  readonly weapon: WeaponId | null
  readonly hasGrenades: boolean
  readonly gear: CliffGearId
  readonly count: number
}

/** Identical vehicles, guns or pads (SAND-MOVE-4, SAND-MSL-5). */
export interface ToyMachine {
  readonly id: string
  readonly name: string
  readonly type: MachineType
  readonly lengthMm: number
  readonly widthMm: number
  readonly weapon: WeaponId | null
  /** Capacity of the model for riders besides the crew. */
  readonly seats: number
  readonly swims: boolean
  /** Whether the model includes a crew; otherwise it needs a driver (SAND-ROBO-4). */
  readonly hasCrew: boolean
  readonly count: number
}

/** Tools for measuring, and markers (SAND-KIT-1 to SAND-KIT-3, SAND-AIR-4, SAND-MSL-5). */
export interface ToyKit {
  /** Helmets that represent suits. */
  readonly helmets: number
  /** Rockets and missiles, including those on pads. */
  readonly missiles: Readonly<Record<MissileId, number>>
  /** R1 in millimetres. */
  readonly unitMm: number
  readonly cupMm: number
  readonly pailMm: number
  /** Available cords, R1 to R6. */
  readonly cords: readonly number[]
}

/** Toys that a group owns. */
export interface ToyBox {
  readonly figures: readonly ToyFigure[]
  readonly machines: readonly ToyMachine[]
  readonly kit: ToyKit
}
