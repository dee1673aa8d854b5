import type { Point } from '#shared/kit/convex.ts'
import type { BuildingId, CoverId, BuildingPartId } from './tables/armour.ts'
import type { CliffGearId } from './tables/cliff-gear.ts'
import type { FigureKind } from './tables/figures.ts'
import type { GroundId } from './tables/grounds.ts'
import type { MachineType } from './tables/machines.ts'
import type { TaskId } from './tables/tasks.ts'
import type { WeaponId } from './tables/weapons.ts'

/** Status of a figure. Only able figures fight. */
export type FigureStatus =
  | 'able'
  /** A dead man. */
  | 'killed'
  /** Wreck of a robot (SAND-DEF-4). */
  | 'damaged'
  /** Wreck that was used up for a repaired robot (SAND-FIX-4). */
  | 'scrap'
  | 'prisoner'
  /** A prisoner in the captor's zone (SAND-PRIS-3). */
  | 'disarmed'
  /** Escaped and on the way to its own lines (SAND-PRIS-2). */
  | 'returning'
  /** Off the table (SAND-ROBO-3). */
  | 'lost'

/** Position on the map, as reported from the table, or both. */
export interface Position {
  /** Millimetres from the lower left corner; null without a map. */
  readonly at: Point | null
  /** Degrees counter-clockwise from +y; null if irrelevant. */
  readonly heading: number | null
  /** The vehicle or room that contains it. */
  readonly inside: string | null
  /** The side whose zone it is in; null for No Man's Land (SAND-SET-1). */
  readonly zone: string | null
  /** The objective within R1/3 (SAND-VIC-4). */
  readonly near: string | null
  /** Cover in front of it (SAND-HIT-3). */
  readonly cover: CoverId | null
  /** Whether it has stopped at a river bank or is wading (SAND-TERR-5). */
  readonly river: 'bank' | 'water' | null
}

/** Use of a turn's move. */
export interface TurnMoveUse {
  readonly task: TaskId
  readonly turn: number
}

/** Order of a robot (SAND-ROBO-2). */
export interface RobotOrder {
  readonly kind: 'go-to' | 'attack' | 'guard'
  /** Description of a place, or the unit to attack. */
  readonly target: string
  /** The turn from which it is effective (SAND-ROBO-7). */
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
  readonly gear: CliffGearId
  readonly status: FigureStatus
  /** False for those who escaped from the captor's zone, until they are home (SAND-PRIS-3). */
  readonly isArmed: boolean
  readonly used: TurnMoveUse | null
  readonly order: RobotOrder | null
  /** The vehicle, gun, pad, room or unit to which a robot is assigned (SAND-ROBO-7). */
  readonly post: string | null
  /** Whether it is beyond R6 of every specialist of its side (SAND-ROBO-9). */
  readonly isOutOfCommand: boolean
  /** Whether it carries a message of a specialist next to whom it stood during an upkeep (SAND-ROBO-7). */
  readonly hasMessage?: boolean
  /** Whether its order is fulfilled, so that it marches on until it leaves the table (SAND-ROBO-3). */
  readonly isMarching: boolean
  /** Whether it is held in melee by a man whom it cancels out (SAND-HTH-2). */
  readonly isLocked: boolean
  /** Id of the row of the army. */
  readonly from?: string | undefined
  /** The original side of a wreck that the enemy rebuilt as its own robot (SAND-FIX-4). */
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
  /** Capacity for riders besides the crew, depending on the model (SAND-MOVE-4). */
  readonly seats: number
  /** Whether it can cross lakes (SAND-TERR-7). */
  readonly swims: boolean
  /** Whether the model includes a crew; otherwise it needs a driver aboard (SAND-ROBO-4). */
  readonly hasCrew: boolean
  readonly isWreck: boolean
  /** Whether it was wrecked and repaired, and thus has no armour or weapon (SAND-FIX-3). */
  readonly isMended: boolean
  readonly hasAir: boolean
  /** The turn in which it can neither move nor fire, because it was overloaded (SAND-AIR-5). */
  readonly blockedTurn: number
  /** Whether its pad is loaded; always true for guns (SAND-MSL-5). */
  readonly isLoaded: boolean
  /** Additional rockets or missiles carried, each with a model (SAND-MSL-5). */
  readonly spares: number
  readonly used: TurnMoveUse | null
  /** Id of the vehicle of the army. */
  readonly from?: string | undefined
}

/** A compartment of a building. */
export interface Room {
  readonly id: string
  readonly building: string
  readonly hasAir: boolean
  /** The turn in which it was punctured, or null (SAND-AIR-3). */
  readonly leakTurn: number | null
  /** Its floor on the map, counter-clockwise; missing without a map. */
  readonly outline?: readonly Point[] | undefined
}

/** A wall section, door or roof between two rooms, or between a room and the outside. */
export interface Opening {
  readonly id: string
  readonly building: string
  readonly part: BuildingPartId
  readonly rooms: readonly [string, string | null]
  readonly state: 'whole' | 'punctured' | 'breached'
  /** Ends on the map, or null. */
  readonly from: Point | null
  readonly to: Point | null
}

/** A building, referenced by its rooms and openings. */
export interface Building {
  readonly id: string
  readonly type: BuildingId
  /** Its outline on the map, counter-clockwise, or null. */
  readonly outline: readonly Point[] | null
}

/** An objective to hold. */
export interface Objective {
  readonly id: string
  /** The defending side; null for the objective in No Man's Land (SAND-VIC-3). */
  readonly home: string | null
  readonly at: Point | null
  readonly room: string | null
}

/** Terrain on the map that differs from flat ground. Later areas lie on top, such as a bridge over a river. */
export interface GroundArea {
  readonly kind: GroundId
  /** Counter-clockwise. */
  readonly outline: readonly Point[]
  /** Highest point of a slope; null for its centre. */
  readonly top: Point | null
}

/** A stone wall, rock or hedge that blocks shots and blasts (SAND-CUP-4). */
export interface FieldWall {
  readonly from: Point
  readonly to: Point
  /** Whether a vehicle knocked it down (SAND-DEF-6). */
  readonly isDown?: true
  /** Gaps knocked in by vehicles, as intervals of shares of its length; since rules 3 (SAND-DEF-6). */
  readonly gaps?: readonly (readonly [number, number])[]
}
