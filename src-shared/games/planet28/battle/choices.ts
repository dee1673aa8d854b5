import type { Facing } from '../tables/vehicle-sections.ts'
import type { Cell } from '../vehicle-grid.ts'
import type { BattleCommand } from './commands.ts'
import type { NamedModifier } from './effects.ts'

/** Reason of a refusal: machine-readable code, sentence, rule id. */
export interface RefusalReason {
  readonly code: string
  readonly message: string
  readonly rule: string | null
}

/**
 * Missing input of a command: name of the field of the order, or of its `said`, to fill in. Lengths are in cm.
 * `wishes` are sections by preference.
 */
export type OrderInputName =
  | 'actions'
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

/** An incomplete order. `target` and the fields named by `facts` still have to be added. */
export type DraftOrder = { readonly type: BattleCommand['type']; readonly by: string } & Readonly<
  Record<string, unknown>
>

/**
 * A side of a vehicle that can be hit. Vehicles without sides have one with a null facing (P28-VEH-FACE-1,
 * P28-GRID-6).
 */
export interface HullSide {
  readonly facing: Facing | null
  /** Sections that a hit on this side reaches. */
  readonly cells: readonly Cell[]
}

/** A possible target, or the reason why it is not. */
export interface TargetChoice {
  readonly unit: string
  /** Input for this target in addition to that of the choice. */
  readonly facts: readonly OrderInputName[]
  /** Why it is impossible even under the most favourable table input; null if possible. */
  readonly refusal: RefusalReason | null
  /** Vehicles that can be hit only. */
  readonly sides: readonly HullSide[]
  /** Whether the attacker, not the owner, picks the section of the vehicle (P28-VTR-open-topped). */
  readonly attackerPicks: boolean
}

/** A command that the interface offers as a button. */
export interface CommandChoice {
  /** Unique among the choices of one reply. */
  readonly id: string
  /** Starts with a capital: “Shoot: Laser pistol”. */
  readonly label: string
  readonly order: DraftOrder
  /** Number of actions it costs. */
  readonly actions: number
  readonly facts: readonly OrderInputName[]
  /** Candidates for the order's `targetField`, or null if it needs none. */
  readonly targets: readonly TargetChoice[] | null
  /**
   * `shots`: the choice is one shot of the order `fire`, and its `target` and facts are part of that shot. Several can
   * be combined.
   */
  readonly targetField: 'target' | 'charge' | 'vehicle' | 'shots' | 'unit' | null
  /** Maximum distance and its breakdown; null if no length is needed. */
  readonly reach: { readonly cm: number; readonly fromCm: number; readonly parts: readonly NamedModifier[] } | null
  /** Sides on which the acting vehicle can be hit; empty for characters and squads. */
  readonly ownSides: readonly HullSide[]
  /** Number of shots the crew can make with `fire`; null for other orders (P28-VEH-SHOOT-1). */
  readonly crew: number | null
  /**
   * Why it is impossible even under the most favourable table input; null if it is possible, for at least one target.
   */
  readonly refusal: RefusalReason | null
}

/** All currently possible commands. */
export interface CommandChoices {
  /** The unit of the orders; null if none is acting and none was requested. */
  readonly unit: string | null
  /** Pending table input. Until it is given, only its answers are offered. */
  readonly waitsFor: string | null
  /** Turn orders: begin, activate, step in, end. */
  readonly turn: readonly CommandChoice[]
  /** Orders of the unit. */
  readonly orders: readonly CommandChoice[]
}
