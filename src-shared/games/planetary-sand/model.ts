import type { Point } from '#shared/kit/convex.ts'
import type { BuildingId, CoverId, PartId } from './tables/armour.ts'
import type { FigureKind } from './tables/figures.ts'
import type { GearId } from './tables/gear.ts'
import type { GroundId } from './tables/grounds.ts'
import type { MachineType } from './tables/machines.ts'
import type { TaskId } from './tables/tasks.ts'
import type { WeaponId } from './tables/weapons.ts'

/** What became of a figure; only an able one fights. */
export type FigureStatus =
  | 'able'
  /** A dead man. */
  | 'killed'
  /** A robot's wreck (SAND-DEF-4). */
  | 'damaged'
  /** The wreck that a repaired robot was made of (SAND-FIX-4). */
  | 'scrap'
  | 'prisoner'
  /** A prisoner in the captor's lines (SAND-PRIS-3). */
  | 'disarmed'
  /** Escaped, on the way to the own lines (SAND-PRIS-2). */
  | 'returning'
  /** Off the table (SAND-ROBO-3). */
  | 'lost'

/** Where something stands: on the map, as the table says, or both. */
export interface Position {
  /** Millimetres from the lower left corner, or null where no map is used. */
  readonly at: Point | null
  /** Degrees counter-clockwise from +y, or null where it does not matter. */
  readonly heading: number | null
  /** The vehicle or room that it is in. */
  readonly inside: string | null
  /** The side in whose zone it is, or null in No Man's Land (SAND-SET-1). */
  readonly zone: string | null
  /** The objective that it stands within R1/3 of (SAND-VIC-4). */
  readonly near: string | null
  /** What it stands behind (SAND-HIT-3). */
  readonly cover: CoverId | null
  /** Whether it stopped at a river's bank, or wades (SAND-TERR-5). */
  readonly river: 'bank' | 'water' | null
}

/** What the move of a turn was used for. */
export interface MoveUse {
  readonly task: TaskId
  readonly turn: number
}

/** What a robot was told to do (SAND-ROBO-2). */
export interface RobotOrder {
  readonly kind: 'go-to' | 'attack' | 'guard'
  /** A place in words, or the unit to attack. */
  readonly target: string
  /** The turn from which it holds (SAND-ROBO-7). */
  readonly from: number
}

/** A man or a robot (SAND-ROBO-1, SAND-AIR-4, SAND-GREN-1). */
export interface Figure extends Position {
  readonly id: string
  readonly side: string
  readonly unit: string
  readonly kind: FigureKind
  readonly hasSuit: boolean
  readonly isSpecialist: boolean
  readonly weapon: WeaponId | null
  readonly grenades: number
  readonly gear: GearId
  readonly status: FigureStatus
  /** Escapers from the captor's lines have no weapons until they are home (SAND-PRIS-3). */
  readonly isArmed: boolean
  readonly used: MoveUse | null
  readonly order: RobotOrder | null
  /** The vehicle, gun, pad, room or unit that a robot is assigned to (SAND-ROBO-7). */
  readonly post: string | null
  /** Beyond R6 of every specialist of its side (SAND-ROBO-9). */
  readonly isOutOfCommand: boolean
  /** Carries a message of a specialist beside whom it stood in an upkeep (SAND-ROBO-7). */
  readonly hasMessage?: boolean
  /** Its order is fulfilled: it marches on until it is off the table (SAND-ROBO-3). */
  readonly isMarching: boolean
  /** Held fast by a man whom it cancels (SAND-HTH-2). */
  readonly isLocked: boolean
  /** The row of the army that it was picked in. */
  readonly from?: string | undefined
  /** The side that brought it, where the enemy made a robot of its own out of the wreck (SAND-FIX-4). */
  readonly origin?: string
}

/** A vehicle, gun or pad. */
export interface Machine extends Position {
  readonly id: string
  readonly side: string
  readonly unit: string
  readonly type: MachineType
  readonly lengthMm: number
  readonly widthMm: number
  readonly weapon: WeaponId | null
  /** Riders besides the crew; what the model holds (SAND-MOVE-4). */
  readonly seats: number
  /** Whether it crosses lakes (SAND-TERR-7). */
  readonly swims: boolean
  /** Whether the model carries its own crew; without one it needs a driver aboard (SAND-ROBO-4). */
  readonly hasCrew: boolean
  readonly isWreck: boolean
  /** Wrecked once and repaired: no armour, no weapon (SAND-FIX-3). */
  readonly isMended: boolean
  readonly hasAir: boolean
  /** Too many aboard: it stands still and silent this turn (SAND-AIR-5). */
  readonly blockedTurn: number
  /** Whether its pad is loaded; guns always are (SAND-MSL-5). */
  readonly isLoaded: boolean
  /** Rockets or missiles carried besides; each is a model (SAND-MSL-5). */
  readonly spares: number
  readonly used: MoveUse | null
  /** The vehicle of the army that it is. */
  readonly from?: string | undefined
}

/** A compartment of a building. */
export interface Room {
  readonly id: string
  readonly building: string
  readonly hasAir: boolean
  /** The turn in which it was punctured, or null (SAND-AIR-3). */
  readonly leakTurn: number | null
  /** Its floor on the map, counter-clockwise; none without one. */
  readonly outline?: readonly Point[] | undefined
}

/** A wall section, door or roof, between two rooms or a room and the outside. */
export interface Opening {
  readonly id: string
  readonly building: string
  readonly part: PartId
  readonly rooms: readonly [string, string | null]
  readonly state: 'whole' | 'punctured' | 'breached'
  /** Its ends on the map, or null. */
  readonly from: Point | null
  readonly to: Point | null
}

/** A building, which its rooms and openings name. */
export interface Building {
  readonly id: string
  readonly type: BuildingId
  /** Its outline on the map, counter-clockwise, or null. */
  readonly outline: readonly Point[] | null
}

/** A place to hold. */
export interface Objective {
  readonly id: string
  /** The side that defends it, or null for the one in No Man's Land (SAND-VIC-3). */
  readonly home: string | null
  readonly at: Point | null
  readonly room: string | null
}

/** Ground that differs from the flat, on the map: later ones lie over earlier ones, such as a bridge over a river. */
export interface Ground {
  readonly kind: GroundId
  /** Counter-clockwise. */
  readonly outline: readonly Point[]
  /** Where a slope is highest; null: in its middle. */
  readonly top: Point | null
}

/** A stone wall, rock or hedge that stops shots and blasts (SAND-CUP-4). */
export interface Wall {
  readonly from: Point
  readonly to: Point
  /** Knocked down by a vehicle (SAND-DEF-6). */
  readonly isDown?: true
  /** Gaps that vehicles have knocked into it, each from one share of its length to another; since rules 3 (SAND-DEF-6). */
  readonly gaps?: readonly (readonly [number, number])[]
}
