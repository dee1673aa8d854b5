import type { Point } from '#shared/kit/convex.ts'
import type { Modifier } from '#shared/kit/modifier.ts'
import type { DriftId, Listing } from './battle.ts'
import type { Command } from './commands.ts'
import type { PartId, PlateId } from './tables/armour.ts'
import type { BandId } from './tables/bands.ts'
import type { TerrainId } from './tables/terrain.ts'
import type { WeaponId } from './tables/weapons.ts'

/** How far something goes, as a cord says it and in R. */
export interface CordDistance {
  readonly r: number
  /** Such as: 1.3 ft. */
  readonly feet: string
  /** Such as: R2, to the second knot. */
  readonly cord: string
}

/** Why something may not be, and the rule that says so. */
export interface RefusalReason {
  readonly message: string
  readonly rule: string | null
}

/** Something that may be done, as the order that does it; some orders still lack a way, a distance or what a robot is told. */
export interface MoveChoice {
  readonly title: string
  readonly order: Command
  readonly lacks: 'way' | 'distance' | 'told' | null
}

/** What a choice of figures and machines may do. */
export interface MoveChoices {
  /** Why they do not go on foot or wheels, or null. */
  readonly refusal: RefusalReason | null
  /** What they reach on each kind of ground; null cannot be crossed. Empty where they do not go. */
  readonly grounds: readonly { readonly terrain: TerrainId; readonly reach: CordDistance | null }[]
  readonly options: readonly MoveChoice[]
}

/** A line that a firing list may have. */
export interface ListingLine extends Listing {
  readonly shots: number
  /** Why it may not fire, or null. */
  readonly refusal: RefusalReason | null
}

/** Somebody listed who has not fired all shots yet. */
export interface FiringLine {
  readonly side: string
  readonly unit: string
  readonly shooter: string
  readonly weapon: WeaponId
  readonly left: number
  /** All further shots go at this one (SAND-GUN-2), or null. */
  readonly bound: string | null
}

/** The chance of a shot in one third, every number with its parts. */
export interface HitChance {
  readonly band: BandId
  /** What the table asks for, what is added to the dice, and what they must show. */
  readonly need: number
  readonly parts: readonly Modifier[]
  readonly onDice: number
  readonly damage: number
  readonly defence: number
  readonly coin: 'never' | 'on-heads' | 'surely'
  readonly hit: number
  /** To kill, destroy, puncture or breach, coin included. */
  readonly effect: number
  /** The same where the shooter fires again next turn, and the target stays. */
  readonly again: number
  readonly rules: readonly string[]
}

/** A plate or part that may be struck, in each third. */
export interface PlateChance {
  readonly plate: PlateId | PartId | null
  readonly bands: readonly HitChance[]
}

/** Something that may be fired at. */
export interface TargetLine {
  readonly target: string
  readonly unit: string
  readonly isMachine: boolean
  /** Why it cannot be shot at directly, or null. */
  readonly refusal: RefusalReason | null
  /** Whether it may be aimed at indirectly. */
  readonly isLaunch: boolean
  /** The way to it on the map, or null where the cord says it. */
  readonly distance: number | null
  readonly plates: readonly PlateChance[]
}

/** A declared shot whose dice are still to be thrown. */
export interface DeclaredLine {
  readonly side: string
  readonly unit: string
  readonly shooter: string
  readonly weapon: WeaponId
  /** null: a point on the map. */
  readonly target: string | null
  /** The chance of a direct shot; null for a launch. */
  readonly chance: HitChance | null
  /** Whether a wild die is thrown for a launch (SAND-MSL-4). */
  readonly isWild: boolean
}

/** What a volley may come to. */
export interface Volley {
  readonly lost: readonly { readonly target: string; readonly chance: number }[]
  /** The chance of 0, 1, 2 ... losses. */
  readonly losses: readonly number[]
  readonly expected: number
}

/** Where a missile may come down. */
export interface Drift {
  /** The faces of the cup die that say so, and the chance with the wild die. */
  readonly ways: readonly {
    readonly drift: DriftId
    readonly faces: readonly number[]
    readonly chance: number
    /** Where on the map. */
    readonly at: Point | null
  }[]
  readonly lost: number
  readonly templateMm: number
  readonly damage: number
  /** On the map alone. */
  readonly under: readonly { readonly target: string; readonly under: number; readonly effect: number }[]
}

/** Something that may lie under a template. */
export interface UnderLine {
  readonly target: string
  readonly unit: string
  readonly isOwn: boolean
  /** What it withstands, all round or plate by plate, and what the blast then does. */
  readonly plates: readonly {
    readonly plate: PlateId | null
    readonly defence: number
    readonly coin: HitChance['coin']
  }[]
}

/** What these reach on the map: the farthest points of straight ways all round, or why they do not go. */
export interface MapReach {
  readonly refusal: RefusalReason | null
  readonly outline: readonly Point[]
}

/** Where a way on the map ends. */
export interface MapPath {
  readonly refusal: RefusalReason | null
  readonly ends: readonly { readonly id: string; readonly at: Point }[]
  readonly reach: CordDistance
  /** What stopped it before its end, in words; null where nothing did. */
  readonly stopped: string | null
}

/** What a bot would do. */
export interface Advice {
  /** Its next order on the map, or null. */
  readonly order: Command | null
  /** What its units do and why; in the words of the table. */
  readonly lines: readonly { readonly unit: string; readonly does: string; readonly why: string }[]
}

/** Something that waits, or will happen. */
export interface PendingLine {
  readonly text: string
  readonly side: string | null
  readonly rule: string
  readonly isUrgent: boolean
}

/** What each question is answered with. */
export interface Replies {
  readonly moves: MoveChoices
  readonly listings: readonly ListingLine[]
  readonly firing: readonly FiringLine[]
  readonly declared: readonly DeclaredLine[]
  readonly targets: readonly TargetLine[]
  readonly volley: Volley
  readonly drift: Drift | null
  readonly under: readonly UnderLine[]
  readonly reach: MapReach
  readonly way: MapPath
  readonly advice: Advice
  readonly due: readonly PendingLine[]
}
