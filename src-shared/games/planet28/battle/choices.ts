import type { Cell } from '../grid.ts'
import type { Facing } from '../tables/vehicle-sections.ts'
import type { BattleCommand } from './commands.ts'
import type { NamedModifier } from './effects.ts'

/** Why something may not be done: a code for programs, a sentence for people, the id of the rule. */
export interface RefusalReason {
  readonly code: string
  readonly message: string
  readonly rule: string | null
}

/**
 * What the table has to tell with an order: the name of the field of the order that it fills, or of its `said`. Lengths
 * are cm. `answer` is the defender's, `wishes` are sections in order of wish.
 */
export type Input =
  | 'actions'
  | 'answer'
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
  | 'groups'
  | 'guessCm'
  | 'hands'
  | 'heightCm'
  | 'hull'
  | 'hiddenMembers'
  | 'hitPoints'
  | 'isAtEdge'
  | 'isBackwards'
  | 'isHarmless'
  | 'isImpassable'
  | 'isSeen'
  | 'item'
  | 'member'
  | 'modifier'
  | 'near'
  | 'obstacleCm'
  | 'ownHull'
  | 'reachedGoal'
  | 'reason'
  | 'seen'
  | 'skill'
  | 'text'
  | 'through'
  | 'turnDegrees'
  | 'wish'
  | 'wishes'
  | 'zones'

/** An order as far as the battle knows it: `target` and what `facts` name is still to be added. */
export type DraftOrder = { readonly type: BattleCommand['type']; readonly by: string } & Readonly<
  Record<string, unknown>
>

/** How the one attacked could answer. */
export interface CounterChoices {
  /** Weapons to fight back with. */
  readonly counters: readonly { readonly weapon: string; readonly name: string }[]
  /** Why it cannot fight back, where it cannot. */
  readonly noCounter: RefusalReason | null
  /** Whether it may block, which only charges can be. */
  readonly canBlock: boolean
  /** How it answers in any case: enemies of the list alone have no choice (P28-AI-5, P28-AI-7). */
  readonly bound?: { readonly counter?: string; readonly block?: boolean }
}

/** What may be hit of a vehicle, side by side: those without sides have one of no name (P28-VEH-FACE-1, P28-GRID-6). */
export interface HullSide {
  readonly facing: Facing | null
  /** Sections that a hit there reaches. */
  readonly cells: readonly Cell[]
}

/** Somebody whom an order may be aimed at, or why not. */
export interface TargetChoice {
  readonly unit: string
  /** What is to be told for this target, besides the facts of the offer. */
  readonly facts: readonly Input[]
  /** Why not, even where the table says the best of everything; null where it may be. */
  readonly refusal: RefusalReason | null
  /** For fights alone. */
  readonly answers: CounterChoices | null
  /** Of vehicles that may be hit. */
  readonly sides: readonly HullSide[]
  /** Whether who attacks a vehicle picks the section, not its owner (P28-VTR-open-topped). */
  readonly attackerPicks: boolean
}

/** An order that a desk has a button for. */
export interface Choice {
  /** Names it among the offers of one answer. */
  readonly id: string
  /** Beginning with a capital: “Shoot: Laser pistol”. */
  readonly label: string
  readonly order: DraftOrder
  /** Actions that it takes. */
  readonly actions: number
  readonly facts: readonly Input[]
  /** Units to be named as `targetField` of the order, or null where it needs none. */
  readonly targets: readonly TargetChoice[] | null
  /** `shots`: the offer is one shot of the order `fire`, whose `target` and facts go into it; several go together. */
  readonly targetField: 'target' | 'charge' | 'vehicle' | 'shots' | 'unit' | null
  /** How far it goes or reaches at most, with the numbers that this is made of; null where no length is asked. */
  readonly reach: { readonly cm: number; readonly fromCm: number; readonly parts: readonly NamedModifier[] } | null
  /** What may be hit of the vehicle that gives the order; nothing of people. */
  readonly ownSides: readonly HullSide[]
  /** How many shots of `fire` the crew has hands for; null of all else (P28-VEH-SHOOT-1). */
  readonly crew: number | null
  /** Why not, even where the table says the best of everything; null where it may be ordered, of some target at least. */
  readonly refusal: RefusalReason | null
}

/** Everything that may be ordered now. */
export interface Choices {
  /** Whose orders these are; null where nobody is acting and none was asked for. */
  readonly unit: string | null
  /** What waits for the table first: then only its answers are offered. */
  readonly waitsFor: string | null
  /** Orders of the turn: beginning it, taking a place in it, stepping in, ending it. */
  readonly turn: readonly Choice[]
  /** Orders of the unit. */
  readonly orders: readonly Choice[]
}
