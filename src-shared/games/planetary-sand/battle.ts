import type { Point } from '#shared/kit/convex.ts'
import type { Modifier } from '#shared/kit/modifier.ts'
import type { CommandOf } from './commands.ts'
import type { Building, Figure, GroundArea, Machine, Objective, Opening, Room, FieldWall } from './model.ts'
import type { NumberedRulesVersion } from './rules.ts'
import type { PlateId } from './tables/armour.ts'
import type { Air, Gravity } from './tables/environment.ts'
import type { PhaseId, ScenarioId } from './tables/phases.ts'
import type { RangeBandId } from './tables/range-bands.ts'
import type { SandSettings } from './tables/settings.ts'
import type { WeaponId } from './tables/weapons.ts'

/** Two enemy units that have come within R1 of each other (SAND-MOVE-3). */
export interface Meeting {
  readonly units: readonly [string, string]
  /** Index of the phase in which they met (SAND-MOVE-6). */
  readonly step: number
  /** Whether a fire phase has passed since. */
  readonly hasFired: boolean
}

/** A figure or gun on a firing list (SAND-HIT-4). */
export interface FiringListEntry {
  readonly shooter: string
  readonly weapon: WeaponId
  /** Crew of the gun or launcher; empty if none is needed. */
  readonly crew: readonly string[]
}

/** Result of a shot, or the reason why it was not possible. */
export type ShotOutcome =
  | 'out-of-range'
  | 'no-direct-fire'
  | 'no-target'
  | 'miss'
  | 'no-effect'
  | 'killed'
  | 'damaged'
  | 'destroyed'
  | 'punctured'
  | 'breached'

/** Score of a shot with its breakdown (SAND-HIT-5). */
export interface ShotRoll {
  readonly band: RangeBandId
  readonly need: number
  readonly dice: readonly [number, number]
  /** Modifiers added to the dice, such as firing again or cover. */
  readonly parts: readonly Modifier[]
  readonly score: number
  readonly damage: number | null
  readonly defence: number | null
  readonly plate: string | null
  /** Whether the coin showed heads; null if none was tossed (SAND-DEF-2). */
  readonly isHeads: boolean | null
  readonly outcome: ShotOutcome
}

/** A shot of the volley whose effect is not applied yet (SAND-TURN-3). */
export interface RolledShot {
  readonly shooter: string
  readonly side: string
  readonly unit: string
  readonly weapon: WeaponId
  readonly target: string
  readonly roll: ShotRoll
}

/** A declared shot, as its order, whose dice are not rolled yet (SAND-TURN-1). */
export type DeclaredShot = CommandOf<'shoot'> | CommandOf<'launch'>

/** Where a missile lands, by the cup die (SAND-CUP-1). */
export type DriftId = 'on-target' | 'short' | 'long' | 'left' | 'right'

/** A missile in flight: its point of impact, and what it hits once known. */
export interface MissileInFlight {
  readonly shooter: string
  readonly side: string
  readonly unit: string
  readonly weapon: WeaponId
  /** The figure, machine or opening aimed at; null for a point. */
  readonly target: string | null
  /** Null if lost in space (SAND-MSL-4). */
  readonly drift: DriftId | null
  readonly centre: Point | null
  /** Effects of the blast; null until it is known what lies under the template. */
  readonly hits: readonly BlastHit[] | null
}

/** Effect of a blast on one thing under it (SAND-CUP-3, SAND-BLAST-1). */
export interface BlastHit {
  readonly target: string
  readonly plates: readonly PlateId[]
  readonly defence: number | null
  readonly isHeads: boolean | null
  readonly outcome: 'killed' | 'damaged' | 'destroyed' | 'breached' | 'no-effect' | 'shielded'
}

/** Shooter and target of the last volley (SAND-HIT-2, SAND-HIT-4, SAND-ROBO-9). */
export interface LastVolleyShot {
  readonly shooter: string
  readonly side: string
  readonly unit: string
  readonly target: string | null
  readonly crew: readonly string[]
}

/** Men in hand-to-hand contact (SAND-HTH-1). */
export interface Melee {
  readonly id: string
  /** Figures of the first and the second side. */
  readonly men: readonly [readonly string[], readonly string[]]
}

/** Prisoners under one guard (SAND-PRIS-1). */
export interface Captives {
  readonly id: string
  readonly captor: string
  readonly men: readonly string[]
  readonly guards: readonly string[]
  readonly isDisarmed: boolean
}

/** Work that takes several turns (SAND-RELOAD-1, SAND-FIX-1). */
export interface WorkInProgress {
  readonly kind: 'reload' | 'repair' | 'restore' | 'salvage'
  readonly subject: string
  /** The second wreck of a salvage (SAND-FIX-4). */
  readonly other: string | null
  readonly side: string
  readonly workers: readonly string[]
  readonly done: number
  readonly need: number
  /** The turn in which it was last continued. */
  readonly turn: number
}

/** Consecutive turns for which each side has held its objective and the middle one (SAND-VIC-4). */
export interface ObjectiveHoldTurns {
  readonly goal: number
  readonly middle: number
}

/** State of a battle. */
export interface Battle {
  /** Version of the rules; missing in older battles, which use the first. */
  readonly rules?: NumberedRulesVersion
  readonly settings: SandSettings
  readonly gravity: Gravity
  readonly air: Air
  readonly scenario: ScenarioId
  /** The attacker in a defensive battle. */
  readonly attacker: string | null
  readonly sides: readonly [string, string]
  /** Stored armies by side, with their names when the battle started. */
  readonly built?: Readonly<Record<string, { readonly id: string; readonly name: string }>>
  /** Width and height of the map in millimetres, or null without a map. */
  readonly fieldMm: readonly [number, number] | null
  readonly walls: readonly FieldWall[]
  /** Terrain on the map; missing in older battles. */
  readonly grounds?: readonly GroundArea[]
  readonly phase: PhaseId
  /** Number of phases so far. */
  readonly step: number
  readonly turn: number
  /** The side that moves first this turn. */
  readonly first: string
  /** Sides that have ended this phase. */
  readonly ready: readonly string[]
  readonly figures: readonly Figure[]
  readonly machines: readonly Machine[]
  readonly buildings: readonly Building[]
  readonly rooms: readonly Room[]
  readonly openings: readonly Opening[]
  readonly objectives: readonly Objective[]
  /** Spare helmets by side (SAND-AIR-4). */
  readonly helmets: Readonly<Record<string, number>>
  readonly met: readonly Meeting[]
  readonly lists: Readonly<Record<string, readonly FiringListEntry[]>>
  /** Shots of this fire phase whose dice are not rolled yet; since rules 3. */
  readonly declared?: readonly DeclaredShot[]
  readonly shots: readonly RolledShot[]
  readonly launches: readonly MissileInFlight[]
  readonly fired: readonly LastVolleyShot[]
  readonly melees: readonly Melee[]
  readonly captives: readonly Captives[]
  readonly works: readonly WorkInProgress[]
  readonly holds: Readonly<Record<string, ObjectiveHoldTurns>>
  /** Null while the battle goes on. Without a winner it is a draw. */
  readonly end: { readonly winner: string | null; readonly why: string } | null
  /** Whether its results were applied to the campaign. */
  readonly isApplied?: boolean
}
