import type { Cell } from '../vehicle-grid.ts'
import type { AttackOrder } from './attack-orders.ts'
import type { RefusalReason } from './choices.ts'
import type { NamedModifier } from './effects.ts'

/** A probability distribution, lowest value first: `chance` of each value, and of at least that value. */
export type Distribution = readonly { readonly value: number; readonly chance: number; readonly atLeast: number }[]

/** Forecast of a roll. */
export interface RollForecast {
  /** Number to roll under: the sum of the parts. */
  readonly target: number
  readonly parts: readonly NamedModifier[]
  readonly chance: number
}

/** Dice with their source row and rule. */
export interface NamedDice {
  readonly source: string
  readonly dice: string
  readonly rule: string
}

/** Forecast of one attack; every number has its source. */
export interface AttackForecast {
  readonly unit: string
  readonly target: string
  /** Null if a vehicle attacks. */
  readonly model: string | null
  readonly weapon: string
  /** The skill roll. Its chance includes charge dice, blocks and the rerolls chosen by its owner. */
  readonly hit: RollForecast
  /** Dice added to the target number, such as those of a charge. */
  readonly chargeDice: NamedDice | null
  readonly block: RollForecast | null
  readonly backfire: number
  readonly damageDice: readonly NamedDice[]
  /** Modifiers of the damage dice. */
  readonly damageParts: readonly NamedModifier[]
  /** Dice that are subtracted. */
  readonly armourDice: readonly NamedDice[]
  /** Damage after armour; 0 for a miss. */
  readonly damage: Distribution
  /** Hit points lost by the target; for a squad by the affected member, for a vehicle by all its sections. */
  readonly lost: Distribution
  /** Chance that a model is slain; for vehicles that a section is destroyed. */
  readonly kill: number
  /**
   * Chance that the target runs, a member leaves its squad, or a vehicle is shaken; and the break test of a character
   * or squad before that, null if there is none.
   */
  readonly breaks: number
  readonly breakTest: RollForecast | null
}

/** A possible follow-up attack on the same target this turn. */
export interface FollowUpAttack {
  /** Unique among the follow-up attacks: unit and weapon. */
  readonly id: string
  readonly unit: string
  readonly weapon: string
  /** Name of the weapon. */
  readonly name: string
  readonly rangeCm: number
  /** The attack as far as known; the distance may have to be corrected. */
  readonly attack: AttackOrder
}

/** Variant of the first attack with one change: chances, and mean hit points lost. */
export interface AttackVariantForecast {
  /** Description of the change: “3 cm nearer”. */
  readonly label: string
  readonly hit: number
  readonly kill: number
  readonly mean: number
}

/** Exact forecast of all attacks in sequence. */
export interface AttackSequenceForecast {
  /**
   * Chance after each attack that nothing is left of the target, or for a vehicle that it has lost a section; or the
   * reason why the attack is impossible.
   */
  readonly steps: readonly { readonly unit: string; readonly kill: number; readonly refusal: RefusalReason | null }[]
  /** Unit of `lost`: hit points; for a squad members slain or gone, for a vehicle hit points of all its sections. */
  readonly counts: 'hit-points' | 'members' | 'sections'
  readonly lost: Distribution
  /** Chance that the target ran, a member left, or a vehicle was shaken. */
  readonly breaks: number
  /**
   * Chance that a squad is split into characters in the end (P28-SQ-12), or that nothing of a vehicle is left
   * (P28-VEH-DMG-3).
   */
  readonly breaksUp: number
  /** Sections of a vehicle that may be destroyed, most likely first. */
  readonly sections: readonly { readonly cell: Cell; readonly chance: number }[]
}

/** Forecast of attacks on one target: individually and in sequence. */
export interface AttacksOnTargetForecast {
  /** Why there is no forecast, or null. */
  readonly refusal: RefusalReason | null
  /** Each strike individually, attack by attack. */
  readonly attacks: readonly AttackForecast[]
  /** Counter-attack of the target on the first attacker, if it fights back. */
  readonly counter: AttackForecast | null
  /** Null if nothing can be forecast. */
  readonly chain: AttackSequenceForecast | null
  /** Possible follow-up attacks, and variants of the attack; best first. */
  readonly others: readonly FollowUpAttack[]
  readonly whatIfs: readonly AttackVariantForecast[]
}
