import * as z from 'zod'
import { AttackSchema, type BattleCommand, HullAttackSchema } from './commands.ts'
import type { NamedModifier } from './effects.ts'
import { UnitId } from './said.ts'

/** What a desk may ask before it orders anything; no die is thrown and nothing changes. */
export const QuestionSchema = z.discriminatedUnion('ask', [
  /** What may be ordered now: by the turn, and by this unit; without one, by whoever is acting. */
  z.strictObject({ ask: z.literal('offers'), unit: UnitId.exactOptional() }),
  /** What attacks on one target may come to, in their order. */
  z.strictObject({ ask: z.literal('forecast'), attacks: z.array(AttackSchema).min(1).max(8) }),
  /** What the shots or the fight of a vehicle may come to. */
  z.strictObject({ ask: z.literal('hull-forecast'), attack: HullAttackSchema }),
])
export type Question = z.infer<typeof QuestionSchema>

/** Why something may not be done: a code for programs, a sentence for people, the id of the rule. */
export interface Reason {
  readonly code: string
  readonly message: string
  readonly rule: string | null
}

/**
 * What the table has to tell with an order: the name of the field of the order that it fills, or of its `said`. Lengths
 * are cm. `answer` is the defender's, `wishes` are sections in order of wish.
 */
export type Fact =
  | 'actions'
  | 'answer'
  | 'apart'
  | 'bystanders'
  | 'cell'
  | 'climb'
  | 'cm'
  | 'contacts'
  | 'cover'
  | 'distanceCm'
  | 'dropCm'
  | 'enemyDistances'
  | 'ground'
  | 'guessCm'
  | 'hands'
  | 'heightCm'
  | 'hull'
  | 'hiddenMembers'
  | 'isAtEdge'
  | 'isBackwards'
  | 'isImpassable'
  | 'isSeen'
  | 'item'
  | 'member'
  | 'near'
  | 'obstacleCm'
  | 'ownHull'
  | 'reachedGoal'
  | 'seen'
  | 'skill'
  | 'text'
  | 'through'
  | 'turnDegrees'
  | 'wishes'

/** An order as far as the battle knows it: `target` and what `facts` name is still to be added. */
export type DraftOrder = { readonly type: BattleCommand['type']; readonly by: string } & Readonly<
  Record<string, unknown>
>

/** How the one attacked could answer. */
export interface OfferedAnswers {
  /** Weapons to fight back with. */
  readonly counters: readonly { readonly weapon: string; readonly name: string }[]
  /** Why it cannot fight back, where it cannot. */
  readonly noCounter: Reason | null
  /** Whether it may block, which only charges can be. */
  readonly canBlock: boolean
}

/** Somebody whom an order may be aimed at, or why not. */
export interface OfferedTarget {
  readonly unit: string
  /** What is to be told for this target, besides the facts of the offer. */
  readonly facts: readonly Fact[]
  /** Why not, even where the table says the best of everything; null where it may be. */
  readonly refusal: Reason | null
  /** For fights alone. */
  readonly answers: OfferedAnswers | null
}

/** An order that a desk has a button for. */
export interface Offer {
  /** Names it among the offers of one answer. */
  readonly id: string
  /** Beginning with a capital: “Shoot: Laser pistol”. */
  readonly label: string
  readonly order: DraftOrder
  /** Actions that it takes. */
  readonly actions: number
  readonly facts: readonly Fact[]
  /** Units to be named as `targetField` of the order, or null where it needs none. */
  readonly targets: readonly OfferedTarget[] | null
  /** `shots`: the offer is one shot of the order `fire`, whose `target` and facts go into it; several go together. */
  readonly targetField: 'target' | 'charge' | 'vehicle' | 'shots' | null
  /** How far it goes or reaches at most, with the numbers that this is made of; null where no length is asked. */
  readonly reach: { readonly cm: number; readonly fromCm: number; readonly parts: readonly NamedModifier[] } | null
  /** Why not, even where the table says the best of everything; null where it may be ordered, of some target at least. */
  readonly refusal: Reason | null
}

/** Everything that may be ordered now. */
export interface Offers {
  /** Whose orders these are; null where nobody is acting and none was asked for. */
  readonly unit: string | null
  /** What waits for the table first: then only its answers are offered. */
  readonly waitsFor: string | null
  /** Orders of the turn: beginning it, taking a place in it, stepping in, ending it. */
  readonly turn: readonly Offer[]
  /** Orders of the unit. */
  readonly orders: readonly Offer[]
}

/** A distribution, lowest value first: how likely each value is, and how likely that or more. */
export type Curve = readonly { readonly value: number; readonly chance: number; readonly atLeast: number }[]

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
  /** Null where a vehicle attacks. */
  readonly model: string | null
  readonly weapon: string
  /** The skill roll; its chance counts the dice of a charge, blocks and free rerolls. */
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
  readonly damage: Curve
  /** Hit-points that the target loses, of a squad the member that suffers; nothing of vehicles, whose sections are hit. */
  readonly lost: Curve
  /** How likely somebody is slain; null of vehicles. */
  readonly kill: number | null
  /** How likely the target runs, or somebody of a squad leaves, and the test that comes first; null where it takes none. */
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
  readonly attack: z.infer<typeof AttackSchema>
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
  /** How likely nobody of the target is left after each attack, or why that one may not be made. */
  readonly steps: readonly { readonly unit: string; readonly kill: number; readonly refusal: Reason | null }[]
  /** What the curve counts: of a squad members that are slain or leave. */
  readonly counts: 'hit-points' | 'members'
  readonly lost: Curve
  /** How likely the target ran, or somebody of it left. */
  readonly breaks: number
  /** How likely a squad is broken up into characters in the end (P28-SQ-12). */
  readonly breaksUp: number
}

/** What attacks on one target may come to: each by itself, and all in their order. */
export interface Forecast {
  /** Why these attacks may not be asked about, or null. */
  readonly refusal: Reason | null
  /** Each strike by itself, attack by attack. */
  readonly attacks: readonly AttackForecast[]
  /** What the target does to the first attacker, where it fights back. */
  readonly counter: AttackForecast | null
  /** Null of vehicles, whose sections are hit. */
  readonly chain: ChainForecast | null
  /** Who could attack after it, and what one change would do; the best first. */
  readonly others: readonly OtherAttack[]
  readonly whatIfs: readonly WhatIf[]
}

/** What each question is answered with. */
export interface Answers {
  readonly offers: Offers
  readonly forecast: Forecast
  readonly 'hull-forecast': Forecast
}
