import type { FigureKind } from './tables/figures.ts'
import type { GearId } from './tables/gear.ts'
import type { MachineType } from './tables/machines.ts'
import type { WeaponId } from './tables/weapons.ts'
import type { MissileId } from './weapon-access.ts'

/** The most figures, and the most vehicles, guns and pads, of one army. */
export const MAX_FIGURES = 200
export const MAX_MACHINES = 60
/** Missiles of one volley at most: everything of both sides launches once. */
export const MAX_LAUNCHES = 2 * (MAX_FIGURES + MAX_MACHINES)

/** Figures that are alike, as their models show them (SAND-GREN-1, SAND-ROBO-1). */
export interface ToyFigure {
  /** Its own within the toy box. */
  readonly id: string
  readonly name: string
  readonly kind: FigureKind
  readonly weapon: WeaponId | null
  readonly hasGrenades: boolean
  readonly gear: GearId
  readonly count: number
}

/** Vehicles, guns or pads that are alike (SAND-MOVE-4, SAND-MSL-5). */
export interface ToyMachine {
  readonly id: string
  readonly name: string
  readonly type: MachineType
  readonly lengthMm: number
  readonly widthMm: number
  readonly weapon: WeaponId | null
  /** Riders besides the crew: what the model holds. */
  readonly seats: number
  readonly swims: boolean
  /** Whether the model has its own crew; without one it needs a driver (SAND-ROBO-4). */
  readonly hasCrew: boolean
  readonly count: number
}

/** What is measured and marked with (SAND-KIT-1 to SAND-KIT-3, SAND-AIR-4, SAND-MSL-5). */
export interface ToyKit {
  /** Helmets that show suits. */
  readonly helmets: number
  /** Rockets and missiles, those on pads included. */
  readonly missiles: Readonly<Record<MissileId, number>>
  /** R1 in millimetres. */
  readonly unitMm: number
  readonly cupMm: number
  readonly pailMm: number
  /** The cords that are cut, R1 to R6. */
  readonly cords: readonly number[]
}

/** What a group owns. */
export interface ToyBox {
  readonly figures: readonly ToyFigure[]
  readonly machines: readonly ToyMachine[]
  readonly kit: ToyKit
}
