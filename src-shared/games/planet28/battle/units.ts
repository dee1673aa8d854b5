import type { Uses } from '../campaign/battle-record.ts'
import type { Cell } from '../grid.ts'
import type { BodyProfile, VehicleProfile } from '../model.ts'
import type { SkillId } from '../tables/skills.ts'
import type { Effect } from './effects.ts'
import type { RerollPreference } from './table-input.ts'

/** A number that lasts on a unit from before the battle; `breakTest` is Psyche in break tests. */
export interface LastingModifier {
  readonly source: string
  readonly rule: string
  readonly on: SkillId | 'speedCm' | 'breakTest'
  readonly value: number
}

/** What is on a unit for a while: poison, fire, a power, a dose; `until` is its last turn, null for the rest of the game (P28-META-8). */
export interface BattleCondition {
  /** Names it on its unit: a second one of the same id replaces the first. */
  readonly id: string
  readonly source: string
  readonly rule: string
  readonly effects: readonly Effect[]
  readonly until: number | null
  /** The unit that caused it, for damage that follows (P28-DMG-6). */
  readonly by: string | null
  /** An action puts it out (P28-ARC-7). */
  readonly endsByAction?: true
  /** The next attack uses it up (P28-AB-aimed-shot). */
  readonly endsWithAttack?: true
}

/** One miniature: a character, or a member of a squad. */
export interface Model {
  readonly id: string
  readonly hitPoints: number
  /** Full hit-points at the start of this game (P28-DMG-2). */
  readonly start: number
  readonly fate: 'fights' | 'slain' | 'fled'
  /** What it carries: rows of weapons, armour and items, a piece an entry; what is used up is taken out. */
  readonly equipment: readonly string[]
  /** Weapons in hand (P28-WEAP-7). */
  readonly hands: readonly string[]
  /** Weapons of those that are not loaded (P28-WEAP-3). */
  readonly empty: readonly string[]
  /** Hit-points of its living armour, where it has one (P28-ARM-living-armour). */
  readonly pool: number | null
  /** Which armour that is. */
  readonly poolArmour: string | null
  /** Weapons that hold a round that no stock was asked for, by ruling (P28-WEAP-3). */
  readonly freeRounds: readonly string[]
  /** Below half of its hit-points, and not healed above since (P28-DMG-2). */
  readonly isWounded: boolean
  /** Who slew it in combat (P28-AB-loot). */
  readonly lostTo: string | null
  /** Out of its squad (P28-SQ-5). */
  readonly isApart: boolean
}

/** What a unit did this turn (P28-ACT-3). */
export interface UnitTurn {
  readonly actions: number
  /** Its place in the order has come. */
  readonly isActivated: boolean
  /** It took an action of its own; a counter is none (P28-COUNT-3). */
  readonly hasActed: boolean
  readonly isHolding: boolean
  readonly moves: number
  /** The last thing that it did was a Move: it may get into a vehicle at its end (P28-VEH-TRANS-1). */
  readonly hasJustMoved: boolean
  readonly charges: number
  readonly focus: 'passed' | 'failed' | null
  /** Sources of rerolls that are used up. */
  readonly rerolls: readonly string[]
  /** Speed that dice gave or took this turn (P28-TR-fast, P28-TR-slow). */
  readonly speedDice: number
  /** Units that it may not attack this turn (P28-AB-persuade). */
  readonly spared: readonly string[]
}

/** What goes into the record (P28-CAMP-1, P28-SET-3). */
export interface BattleTally {
  readonly hits: number
  readonly kills: number
  readonly wasHurt: boolean
  readonly sectionsDestroyed: number
  readonly uses: Uses
}

/** Turns in a row in which a weapon struck a target (P28-WR-cumulative). */
export interface Streak {
  readonly weapon: string
  readonly target: string
  readonly turn: number
  readonly length: number
}

/** On a vertical face: how high it is, how high the climber stands on it (P28-CLIMB-5). */
export interface ClimbPosition {
  readonly faceCm: number
  readonly reachedCm: number
}

/** What every unit has. */
interface UnitBase {
  readonly id: string
  readonly name: string
  readonly side: string
  readonly warbandId: string | null
  /** The squad that it was a member of (P28-SQ-12). */
  readonly squadId: string | null
  /** A copy: whose it is not tallied (P28-ARC-8). */
  readonly copyOf: string | null
  readonly lasting: readonly LastingModifier[]
  /** Actions of a turn: 2, a lone hero has 3 (P28-TURN-1, P28-SOLO-4). */
  readonly actionsEach: number
  readonly conditions: readonly BattleCondition[]
  readonly turn: UnitTurn
  readonly tally: BattleTally
  readonly streaks: readonly Streak[]
}

/** A character or a squad. */
export interface PeopleUnit extends UnitBase {
  readonly kind: 'character' | 'squad'
  readonly profile: BodyProfile
  readonly models: readonly Model[]
  readonly isBroken: boolean
  /** Break tests so far, for the next one's number (P28-BREAK-2). */
  readonly breakTests: number
  /** The test that broke it did not count the wound that caused it, so that recovery does not either (P28-DMG-3). */
  readonly isFreshWound: boolean
  /** It once had exactly 1 hit-point: nothing breaks it (P28-BREAK-5). */
  readonly standsFirm: boolean
  /** No wound breaks it (P28-SOLO-4). */
  readonly isLoneHero: boolean
  readonly onFace: ClimbPosition | null
  /** What its owner wishes of rolls that may be rolled again; free rerolls where nothing was said (P28-ROLL-6). */
  readonly rerollWish?: RerollPreference
  /** Whom another side leads for one action, and what it had before (P28-ARC-5). */
  readonly control: { readonly by: string; readonly side: string; readonly turn: UnitTurn } | null
  /** Arcane powers of this game (P28-TR-minor-arcana). */
  readonly arcana: readonly string[]
  /** How often it took a drug before this game (P28-IT-stimulants, P28-IT-psyka). */
  readonly usesBefore: Uses
  /** Aboard this vehicle, in the seats of this section (P28-VEH-TRANS-1). */
  readonly aboard: { readonly vehicle: string; readonly cell: Cell } | null
}

/** A section of a vehicle in play. */
export interface SectionInPlay {
  readonly cell: Cell
  readonly hitPoints: number
  readonly start: number
  /** The last turn in which sabotage keeps it out (P28-AB-sabotage), or null. */
  readonly sabotagedUntil: number | null
  /** Its weapon is loaded. */
  readonly isLoaded: boolean
}

/** A vehicle. */
export interface VehicleUnit extends UnitBase {
  readonly kind: 'vehicle'
  readonly profile: VehicleProfile
  readonly sections: readonly SectionInPlay[]
  /** Failed break tests in a row: shaken from 1 (P28-VEH-BREAK-2). */
  readonly failedTests: number
  readonly isDerelict: boolean
  /** It fell, and must be righted before it moves (P28-VEH-FALL-1). */
  readonly isFallen: boolean
  readonly isFlying: boolean
  /** Centimetres on its next move, or stalled for the turn (P28-VAB-turbo-boost). */
  readonly boost: number | 'stalled' | null
  /** Whether it spent an action on moving this turn (P28-VT-flyer). */
  readonly hasMoved: boolean
  readonly smokeTurn: number | null
  /** Who drives it, as its owner said: a character aboard, or itself; null where nothing was said (P28-TR-pilot). */
  readonly pilot: string | null
  /** Spare ammunition, a piece an entry. */
  readonly stock: readonly string[]
}

/** A unit on the table. */
export type BattleUnit = PeopleUnit | VehicleUnit
