import type { ConsumedPieces } from '../campaign/battle-record.ts'
import type { UnequippedProfile, VehicleProfile } from '../model.ts'
import type { SkillId } from '../tables/skills.ts'
import type { Cell } from '../vehicle-grid.ts'
import type { Effect } from './effects.ts'
import type { RerollPreference } from './table-input.ts'

/** A lasting modifier from before the battle. `breakTest` modifies Psyche in break tests. */
export interface LastingModifier {
  readonly source: string
  readonly rule: string
  readonly on: SkillId | 'speedCm' | 'breakTest'
  readonly value: number
}

/**
 * A temporary condition: poison, fire, a power, a dose. `until` is its last turn, null for the rest of the game
 * (P28-META-8).
 */
export interface BattleCondition {
  /** Unique per unit: a second condition with the same id replaces the first. */
  readonly id: string
  readonly source: string
  readonly rule: string
  readonly effects: readonly Effect[]
  readonly until: number | null
  /** The unit that caused it, to credit later damage (P28-DMG-6). */
  readonly by: string | null
  /** Whether an action removes it (P28-ARC-7). */
  readonly endsByAction?: true
  /** Whether the next attack uses it up (P28-AB-aimed-shot). */
  readonly endsWithAttack?: true
}

/** A miniature: a character, or a member of a squad. */
export interface Model {
  readonly id: string
  readonly hitPoints: number
  /** Full hit points at the start of the game (P28-DMG-2). */
  readonly start: number
  readonly fate: 'fights' | 'slain' | 'fled'
  /** Gear: rows of weapons, armour and items, one entry per piece, without used-up pieces. */
  readonly equipment: readonly string[]
  /** Weapons in hand (P28-WEAP-7). */
  readonly hands: readonly string[]
  /** Weapons in its equipment that are not loaded (P28-WEAP-3). */
  readonly empty: readonly string[]
  /** Hit points of its living armour, if any (P28-ARM-living-armour). */
  readonly pool: number | null
  /** Row of that armour. */
  readonly poolArmour: string | null
  /** Weapons loaded with a round that did not come from its stock, by a ruling (P28-WEAP-3). */
  readonly freeRounds: readonly string[]
  /** Whether it fell below half of its hit points and has not been healed above since (P28-DMG-2). */
  readonly isWounded: boolean
  /** The unit that killed it in combat (P28-AB-loot). */
  readonly lostTo: string | null
  /** Whether it is separated from its squad (P28-SQ-5). */
  readonly isApart: boolean
}

/** Activity of a unit in the current turn (P28-ACT-3). */
export interface UnitTurnActivity {
  readonly actions: number
  /** Whether its position in the turn order has come. */
  readonly isActivated: boolean
  /** Whether it took an action of its own; counters do not count (P28-COUNT-3). */
  readonly hasActed: boolean
  readonly isHolding: boolean
  readonly moves: number
  /** Whether its last action was a Move, after which it may enter a vehicle (P28-VEH-TRANS-1). */
  readonly hasJustMoved: boolean
  readonly charges: number
  readonly focus: 'passed' | 'failed' | null
  /** Used sources of rerolls. */
  readonly rerolls: readonly string[]
  /** Change of speed by dice this turn (P28-TR-fast, P28-TR-slow). */
  readonly speedDice: number
  /** Units that it must not attack this turn (P28-AB-persuade). */
  readonly spared: readonly string[]
}

/** Counts for the battle record (P28-CAMP-1, P28-SET-3). */
export interface BattleTally {
  readonly hits: number
  readonly kills: number
  readonly wasHurt: boolean
  readonly sectionsDestroyed: number
  readonly uses: ConsumedPieces
}

/** Consecutive turns in which a weapon hit the same target (P28-WR-cumulative). */
export interface HitStreak {
  readonly weapon: string
  readonly target: string
  readonly turn: number
  readonly length: number
}

/** Position on a vertical face: height of the face, and of the climber on it (P28-CLIMB-5). */
export interface ClimbPosition {
  readonly faceCm: number
  readonly reachedCm: number
}

/** Properties of every unit. */
interface UnitBase {
  readonly id: string
  readonly name: string
  readonly side: string
  readonly warbandId: string | null
  /** The squad of which it was a member (P28-SQ-12). */
  readonly squadId: string | null
  /** The original of a copy; copies are not tallied (P28-ARC-8). */
  readonly copyOf: string | null
  readonly lasting: readonly LastingModifier[]
  /** Actions per turn: 2, for a lone hero 3 (P28-TURN-1, P28-SOLO-4). */
  readonly actionsEach: number
  readonly conditions: readonly BattleCondition[]
  readonly turn: UnitTurnActivity
  readonly tally: BattleTally
  readonly streaks: readonly HitStreak[]
}

/** A character or a squad. */
export interface CharacterOrSquadUnit extends UnitBase {
  readonly kind: 'character' | 'squad'
  readonly profile: UnequippedProfile
  readonly models: readonly Model[]
  readonly isBroken: boolean
  /** Number of break tests so far, which affects the next one (P28-BREAK-2). */
  readonly breakTests: number
  /**
   * Whether the test that broke it ignored the wound that caused it, so that recovery ignores it as well (P28-DMG-3).
   */
  readonly isFreshWound: boolean
  /** Whether it once had exactly 1 hit point, so that nothing can break it (P28-BREAK-5). */
  readonly standsFirm: boolean
  /** Whether wounds cannot break it (P28-SOLO-4). */
  readonly isLoneHero: boolean
  readonly onFace: ClimbPosition | null
  /** Reroll preference of its owner; free rerolls by default (P28-ROLL-6). */
  readonly rerollWish?: RerollPreference
  /** Control by another side for one action, and the state to restore (P28-ARC-5). */
  readonly control: { readonly by: string; readonly side: string; readonly turn: UnitTurnActivity } | null
  /** Arcane powers of this game (P28-TR-minor-arcana). */
  readonly arcana: readonly string[]
  /** Uses of drugs before this game (P28-IT-stimulants, P28-IT-psyka). */
  readonly usesBefore: ConsumedPieces
  /** The vehicle in which it rides, and the section with its seats (P28-VEH-TRANS-1). */
  readonly aboard: { readonly vehicle: string; readonly cell: Cell } | null
}

/** A section of a vehicle in play. */
export interface SectionInPlay {
  readonly cell: Cell
  readonly hitPoints: number
  readonly start: number
  /** Last turn in which it is disabled by sabotage (P28-AB-sabotage), or null. */
  readonly sabotagedUntil: number | null
  /** Whether its weapon is loaded. */
  readonly isLoaded: boolean
}

export interface VehicleUnit extends UnitBase {
  readonly kind: 'vehicle'
  readonly profile: VehicleProfile
  readonly sections: readonly SectionInPlay[]
  /** Consecutive failed break tests; shaken from 1 (P28-VEH-BREAK-2). */
  readonly failedTests: number
  readonly isDerelict: boolean
  /** Whether it has fallen and must be righted before it can move (P28-VEH-FALL-1). */
  readonly isFallen: boolean
  readonly isFlying: boolean
  /** Bonus to its next move in centimetres, or stalled for the turn (P28-VAB-turbo-boost). */
  readonly boost: number | 'stalled' | null
  /** Whether it spent an action on movement this turn (P28-VT-flyer). */
  readonly hasMoved: boolean
  readonly smokeTurn: number | null
  /** The driver chosen by its owner: a character aboard, or the vehicle itself; null if not chosen (P28-TR-pilot). */
  readonly pilot: string | null
  /** Spare ammunition, one entry per round. */
  readonly stock: readonly string[]
}

/** A unit on the table. */
export type BattleUnit = CharacterOrSquadUnit | VehicleUnit
