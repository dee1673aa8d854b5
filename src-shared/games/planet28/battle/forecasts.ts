import type { Cell } from '../grid.ts'
import type { AttackOrder } from './attack-orders.ts'
import type { RefusalReason } from './choices.ts'
import type { NamedModifier } from './effects.ts'

/** A distribution, lowest value first: how likely each value is, and how likely that or more. */
export type Distribution = readonly { readonly value: number; readonly chance: number; readonly atLeast: number }[]

/** A roll before it is made. */
export interface RollForecast {
  /** What has to be rolled under: the sum of the parts. */
  readonly target: number
  readonly parts: readonly NamedModifier[]
  readonly chance: number
}

/** Dice with the row and rule that they come from. */
export interface NamedDice {
  readonly source: string
  readonly dice: string
  readonly rule: string
}

/** What one attack may come to, every number with its source. */
export interface AttackForecast {
  readonly unit: string
  readonly target: string
  /** Null where a vehicle attacks. */
  readonly model: string | null
  readonly weapon: string
  /** The skill roll; its chance counts the dice of a charge, blocks and the rerolls that its owner takes. */
  readonly hit: RollForecast
  /** Dice on top of the target number, such as those of a charge. */
  readonly chargeDice: NamedDice | null
  readonly block: RollForecast | null
  readonly backfire: number
  readonly damageDice: readonly NamedDice[]
  /** Numbers on top of the damage dice. */
  readonly damageParts: readonly NamedModifier[]
  /** What is taken off again. */
  readonly armourDice: readonly NamedDice[]
  /** Damage behind armour; 0 with a miss. */
  readonly damage: Distribution
  /** Hit-points that the target loses, of a squad the member that suffers, of a vehicle all its sections. */
  readonly lost: Distribution
  /** How likely somebody is slain, of vehicles that a section is destroyed. */
  readonly kill: number
  /** How likely the target runs, somebody of a squad leaves, or a vehicle is shaken; and the test of people that comes first, null where there is none. */
  readonly breaks: number
  readonly breakTest: RollForecast | null
}

/** An attack that could follow on the same target this turn. */
export interface OtherAttack {
  /** Names it among the others: unit and weapon. */
  readonly id: string
  readonly unit: string
  readonly weapon: string
  /** The weapon. */
  readonly name: string
  readonly rangeCm: number
  /** The attack as far as it is known; the table may say another distance. */
  readonly attack: AttackOrder
}

/** What one change would make of the first attack: chances, and hit-points that it takes on average. */
export interface WhatIf {
  /** The change: “3 cm nearer”. */
  readonly label: string
  readonly hit: number
  readonly kill: number
  readonly mean: number
}

/** All attacks in their order, exactly. */
export interface ChainForecast {
  /** How likely nobody of the target is left after each attack, of a vehicle that it has lost a section; or why that one may not be made. */
  readonly steps: readonly { readonly unit: string; readonly kill: number; readonly refusal: RefusalReason | null }[]
  /** What the curve counts: of a squad members that are slain or leave, of a vehicle hit-points of all its sections. */
  readonly counts: 'hit-points' | 'members' | 'sections'
  readonly lost: Distribution
  /** How likely the target ran, somebody of it left, or a vehicle was shaken. */
  readonly breaks: number
  /** How likely a squad is broken up into characters in the end (P28-SQ-12), or a vehicle has nothing left (P28-VEH-DMG-3). */
  readonly breaksUp: number
  /** Sections of a vehicle that may be destroyed, the likeliest first. */
  readonly sections: readonly { readonly cell: Cell; readonly chance: number }[]
}

/** What attacks on one target may come to: each by itself, and all in their order. */
export interface Forecast {
  /** Why these attacks may not be asked about, or null. */
  readonly refusal: RefusalReason | null
  /** Each strike by itself, attack by attack. */
  readonly attacks: readonly AttackForecast[]
  /** What the target does to the first attacker, where it fights back. */
  readonly counter: AttackForecast | null
  /** Null where nothing is foreseen. */
  readonly chain: ChainForecast | null
  /** Who could attack after it, and what one change would do; the best first. */
  readonly others: readonly OtherAttack[]
  readonly whatIfs: readonly WhatIf[]
}
