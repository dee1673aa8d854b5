import type { Point } from '#shared/kit/convex.ts'
import type { Modifier } from '#shared/kit/modifier.ts'
import type { CommandOf } from './commands.ts'
import type { Building, Figure, Ground, Machine, Objective, Opening, Room, Wall } from './model.ts'
import type { RulesNumber } from './rules.ts'
import type { PlateId } from './tables/armour.ts'
import type { BandId } from './tables/bands.ts'
import type { Air, Gravity } from './tables/environment.ts'
import type { PhaseId, ScenarioId } from './tables/phases.ts'
import type { Settings } from './tables/settings.ts'
import type { WeaponId } from './tables/weapons.ts'

/** Two units that have come within R1 of each other (SAND-MOVE-3). */
export interface Meeting {
  readonly units: readonly [string, string]
  /** The phase, counted from the first, in which they met (SAND-MOVE-6). */
  readonly step: number
  /** Whether a fire phase has passed since. */
  readonly hasFired: boolean
}

/** A figure or gun that will fire (SAND-HIT-4). */
export interface Listing {
  readonly shooter: string
  readonly weapon: WeaponId
  /** Those who serve the gun or launcher; empty where nobody need. */
  readonly crew: readonly string[]
}

/** What came of a shot, or why it could not be. */
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

/** How a shot was scored, every number with its parts (SAND-HIT-5). */
export interface ShotRoll {
  readonly band: BandId
  readonly need: number
  readonly dice: readonly [number, number]
  /** Again, cover: what the score is made of besides the dice. */
  readonly parts: readonly Modifier[]
  readonly score: number
  readonly damage: number | null
  readonly defence: number | null
  readonly plate: string | null
  /** Whether the coin showed heads, or null where none was tossed (SAND-DEF-2). */
  readonly isHeads: boolean | null
  readonly outcome: ShotOutcome
}

/** A shot of the volley, its effect still to come (SAND-TURN-3). */
export interface Shot {
  readonly shooter: string
  readonly side: string
  readonly unit: string
  readonly weapon: WeaponId
  readonly target: string
  readonly roll: ShotRoll
}

/** A shot that a side has declared and whose dice are still to be thrown, as its order (SAND-TURN-1). */
export type DeclaredShot = CommandOf<'shoot'> | CommandOf<'launch'>

/** Where the cup die says a missile comes down (SAND-CUP-1). */
export type DriftId = 'on-target' | 'short' | 'long' | 'left' | 'right'

/** A missile on its way: where it comes down, and who lies there once that is known. */
export interface Launch {
  readonly shooter: string
  readonly side: string
  readonly unit: string
  readonly weapon: WeaponId
  /** The figure, machine or opening aimed at, or null for a point. */
  readonly target: string | null
  /** null: lost in space (SAND-MSL-4). */
  readonly drift: DriftId | null
  readonly centre: Point | null
  /** What the blast does, or null while nobody has said who lies under the template. */
  readonly hits: readonly BlastHit[] | null
}

/** What a blast does to one thing that lies under it (SAND-CUP-3, SAND-BLAST-1). */
export interface BlastHit {
  readonly target: string
  readonly plates: readonly PlateId[]
  readonly defence: number | null
  readonly isHeads: boolean | null
  readonly outcome: 'killed' | 'damaged' | 'destroyed' | 'breached' | 'no-effect' | 'shielded'
}

/** Who shot at whom in the last volley (SAND-HIT-2, SAND-HIT-4, SAND-ROBO-9). */
export interface FiredShot {
  readonly shooter: string
  readonly side: string
  readonly unit: string
  readonly target: string | null
  readonly crew: readonly string[]
}

/** Men in contact (SAND-HTH-1). */
export interface Melee {
  readonly id: string
  /** Figures of the first and of the second side. */
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

/** Work that takes turns (SAND-RELOAD-1, SAND-FIX-1). */
export interface WorkInProgress {
  readonly kind: 'reload' | 'repair' | 'restore' | 'salvage'
  readonly subject: string
  /** The second wreck of a salvage (SAND-FIX-4). */
  readonly other: string | null
  readonly side: string
  readonly workers: readonly string[]
  readonly done: number
  readonly need: number
  /** The turn in which it was last worked on. */
  readonly turn: number
}

/** Turns running that each side has held its goal, and the middle (SAND-VIC-4). */
export interface ObjectiveHold {
  readonly goal: number
  readonly middle: number
}

/** A battle as it stands. */
export interface Battle {
  /** The rules that it is fought by; battles from before they were counted are fought by the first. */
  readonly rules?: RulesNumber
  readonly settings: Settings
  readonly gravity: Gravity
  readonly air: Air
  readonly scenario: ScenarioId
  /** The attacker of a defensive battle. */
  readonly attacker: string | null
  readonly sides: readonly [string, string]
  /** The armies that were built, by side, as they were called when it began. */
  readonly built?: Readonly<Record<string, { readonly id: string; readonly name: string }>>
  /** Width and height of the map in millimetres, or null where none is used. */
  readonly fieldMm: readonly [number, number] | null
  readonly walls: readonly Wall[]
  /** Ground on the map; battles from before there was any have none. */
  readonly grounds?: readonly Ground[]
  readonly phase: PhaseId
  /** Phases that have begun. */
  readonly step: number
  readonly turn: number
  /** Who moves first this turn. */
  readonly first: string
  /** Who ended this phase already. */
  readonly ready: readonly string[]
  readonly figures: readonly Figure[]
  readonly machines: readonly Machine[]
  readonly buildings: readonly Building[]
  readonly rooms: readonly Room[]
  readonly openings: readonly Opening[]
  readonly objectives: readonly Objective[]
  /** Helmets in the box, by side (SAND-AIR-4). */
  readonly helmets: Readonly<Record<string, number>>
  readonly met: readonly Meeting[]
  readonly lists: Readonly<Record<string, readonly Listing[]>>
  /** Shots of this fire phase whose dice are still to be thrown; only since rules 3. */
  readonly declared?: readonly DeclaredShot[]
  readonly shots: readonly Shot[]
  readonly launches: readonly Launch[]
  readonly fired: readonly FiredShot[]
  readonly melees: readonly Melee[]
  readonly captives: readonly Captives[]
  readonly works: readonly WorkInProgress[]
  readonly holds: Readonly<Record<string, ObjectiveHold>>
  /** null while it is fought; no winner is a draw. */
  readonly end: { readonly winner: string | null; readonly why: string } | null
  /** Whether its results were applied to the campaign. */
  readonly isApplied?: boolean
}
