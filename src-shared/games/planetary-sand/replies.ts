import type { Point } from '#shared/kit/convex.ts'
import type { Modifier } from '#shared/kit/modifier.ts'
import type { DriftId, FiringListEntry } from './battle.ts'
import type { Command } from './commands.ts'
import type { PartId, PlateId } from './tables/armour.ts'
import type { BandId } from './tables/bands.ts'
import type { TerrainId } from './tables/terrain.ts'
import type { WeaponId } from './tables/weapons.ts'

/** A distance in R, in feet and as a cord. */
export interface CordDistance {
  readonly r: number
  /** For example: 1.3 ft. */
  readonly feet: string
  /** For example: R2, to the second knot. */
  readonly cord: string
}

/** Reason of a refusal, and the rule behind it. */
export interface RefusalReason {
  readonly message: string
  readonly rule: string | null
}

/**
 * A legal command. `lacks` names the input the players still have to supply: a path, a distance or the order told to a
 * robot.
 */
export interface MoveChoice {
  readonly title: string
  readonly order: Command
  readonly lacks: 'way' | 'distance' | 'told' | null
}

/** Actions available to the selected figures and machines. */
export interface MoveChoices {
  /** Why they cannot move, or null. */
  readonly refusal: RefusalReason | null
  /** Distance they can cover on each kind of ground; null if impassable. Empty if they cannot move. */
  readonly grounds: readonly { readonly terrain: TerrainId; readonly reach: CordDistance | null }[]
  readonly options: readonly MoveChoice[]
}

/** A possible entry of a firing list. */
export interface FiringListChoice extends FiringListEntry {
  readonly shots: number
  /** Why it may not fire, or null. */
  readonly refusal: RefusalReason | null
}

/** A listed shooter with remaining shots. */
export interface FiringLine {
  readonly side: string
  readonly unit: string
  readonly shooter: string
  readonly weapon: WeaponId
  readonly left: number
  /** The target that all further shots must go to (SAND-GUN-2), or null. */
  readonly bound: string | null
}

/** Hit chance in one third of the cord, with a breakdown. */
export interface HitChance {
  readonly band: BandId
  /** Required score, modifiers of the dice, and minimum result of the dice. */
  readonly need: number
  readonly parts: readonly Modifier[]
  readonly onDice: number
  readonly damage: number
  readonly defence: number
  readonly coin: 'never' | 'on-heads' | 'surely'
  readonly hit: number
  /** Chance to kill, destroy, puncture or breach, coin included. */
  readonly effect: number
  /** The same chance when firing again next turn at the unmoved target. */
  readonly again: number
  readonly rules: readonly string[]
}

/** Chances for a plate or part, in each third. */
export interface PlateChance {
  readonly plate: PlateId | PartId | null
  readonly bands: readonly HitChance[]
}

/** A possible target. */
export interface TargetLine {
  readonly target: string
  readonly unit: string
  readonly isMachine: boolean
  /** Why it cannot be shot at directly, or null. */
  readonly refusal: RefusalReason | null
  /** Whether indirect fire is possible. */
  readonly isLaunch: boolean
  /** Its distance on the map; null if it is measured with the cord. */
  readonly distance: number | null
  readonly plates: readonly PlateChance[]
}

/** A declared shot whose dice are not rolled yet. */
export interface DeclaredShotLine {
  readonly side: string
  readonly unit: string
  readonly shooter: string
  readonly weapon: WeaponId
  /** Null for a point on the map. */
  readonly target: string | null
  /** Chance of a direct shot; null for a launch. */
  readonly chance: HitChance | null
  /** Whether the wild die is rolled for the launch (SAND-MSL-4). */
  readonly isWild: boolean
}

/** Expected results of a volley. */
export interface VolleyForecast {
  readonly lost: readonly { readonly target: string; readonly chance: number }[]
  /** Probability of 0, 1, 2 ... losses. */
  readonly losses: readonly number[]
  readonly expected: number
}

/** Possible points of impact of a missile. */
export interface DriftOutcome {
  /** Faces of the cup die for each drift, and its probability including the wild die. */
  readonly ways: readonly {
    readonly drift: DriftId
    readonly faces: readonly number[]
    readonly chance: number
    /** Point of impact on the map. */
    readonly at: Point | null
  }[]
  readonly lost: number
  readonly templateMm: number
  readonly damage: number
  /** Only with a map. */
  readonly under: readonly { readonly target: string; readonly under: number; readonly effect: number }[]
}

/** A thing that may lie under a template. */
export interface UnderTemplateLine {
  readonly target: string
  readonly unit: string
  readonly isOwn: boolean
  /** Its defence, all round or by plate, and how the blast affects it. */
  readonly plates: readonly {
    readonly plate: PlateId | null
    readonly defence: number
    readonly coin: HitChance['coin']
  }[]
}

/** Reach on the map as the end points of straight paths in all directions, or the reason why there is none. */
export interface MapReach {
  readonly refusal: RefusalReason | null
  readonly outline: readonly Point[]
}

/** End of a path on the map. */
export interface MapPath {
  readonly refusal: RefusalReason | null
  readonly ends: readonly { readonly id: string; readonly at: Point }[]
  readonly reach: CordDistance
  /** Human-readable obstacle that stopped it early, or null. */
  readonly stopped: string | null
}

/** Advice of a bot. */
export interface Advice {
  /** Its next order on the map, or null. */
  readonly order: Command | null
  /** Action of each unit and its reason, as text for play without a map. */
  readonly lines: readonly { readonly unit: string; readonly does: string; readonly why: string }[]
}

/** A pending item or an upcoming event. */
export interface PendingLine {
  readonly text: string
  readonly side: string | null
  readonly rule: string
  readonly isUrgent: boolean
}

/** Reply type of each query. */
export interface Replies {
  readonly moves: MoveChoices
  readonly listings: readonly FiringListChoice[]
  readonly firing: readonly FiringLine[]
  readonly declared: readonly DeclaredShotLine[]
  readonly targets: readonly TargetLine[]
  readonly volley: VolleyForecast
  readonly drift: DriftOutcome | null
  readonly under: readonly UnderTemplateLine[]
  readonly reach: MapReach
  readonly way: MapPath
  readonly advice: Advice
  readonly due: readonly PendingLine[]
}
