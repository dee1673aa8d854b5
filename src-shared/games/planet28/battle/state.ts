import type { HouseRow } from '../house/house-fields.ts'
import type { Play } from '../model.ts'
import type { Settings } from '../tables/rulings.ts'
import type { BattleUnit } from './units.ts'

/** A side of a battle; `isEnemy` ones act by the list of enemies (P28-SOLO-1). */
export interface SideInPlay {
  readonly id: string
  readonly name: string
  readonly isEnemy: boolean
  readonly warbandIds: readonly string[]
}

/** A place in the order of a turn, worked out once (P28-TURN-7). */
export interface TurnOrderSlot {
  readonly unit: string
  readonly agility: number
  readonly awareness: number
  /** The face of its side's roll-off, where it tied with another side; 0 where it did not (P28-TURN-4). */
  readonly rollOff: number
  /** It goes last, whatever its Agility (P28-ARC-11). */
  readonly isLast: boolean
  /** Its owner said later: the next of its tie goes first (P28-TURN-3). */
  readonly isLater: boolean
  /** Enemies of the list: their own Agility, and how far they stood from the nearest of the players' units, where that was measured (P28-SOLO-3). */
  readonly ownAgility?: number
  readonly distanceCm?: number
}

/** Something that the table has to say before anything else can be done. */
export type PendingDecision =
  /** How far it ran, and whether it reached the edge (P28-BREAK-6). */
  | {
      readonly ask: 'retreat'
      readonly unit: string
      readonly speedCm: number
      readonly rule: string
    }
  /** One free blow at who leaves (P28-LEAVE-2). */
  | { readonly ask: 'free-fight'; readonly unit: string; readonly against: string; readonly rule: string }
  /** The Move out of a combat (P28-LEAVE-1). */
  | { readonly ask: 'depart'; readonly unit: string; readonly rule: string }
  /** Where a push or a throw ends (P28-PUSH-1, P28-AB-throw). */
  | {
      readonly ask: 'push'
      readonly unit: string
      readonly target: string
      readonly cm: number
      readonly rule: string
    }
  /** The extra fight of a charge is made (P28-CHRG-1). */
  | { readonly ask: 'charge-fight'; readonly unit: string; readonly target: string; readonly rule: string }

/** Ground that a power made hazardous for the game (P28-ARC-4). */
export interface Zone {
  readonly id: string
  readonly ground: 'hazardous'
  readonly radiusCm: number
  readonly around: string
}

/** How far apart two units stand, as it was measured on the table last; forgotten when one of them moves (P28-MEAS-3). */
export interface MeasuredDistance {
  readonly units: readonly [string, string]
  readonly distanceCm: number
}

/** A battle as it stands. */
export interface Battle {
  readonly settings: Settings
  readonly house: readonly HouseRow[]
  readonly play: Play
  readonly goal: string
  readonly sides: readonly SideInPlay[]
  readonly units: readonly BattleUnit[]
  /** The guide that leads through it, where one does. */
  readonly guide?: 'first-battle'
  /** Before the first turn, between two turns, within one, or over. */
  readonly phase: 'between' | 'turn' | 'over'
  readonly turn: number
  /** Turns that the game lasts (P28-TURN-9). */
  readonly turns: number
  readonly order: readonly TurnOrderSlot[]
  /** Whose actions are being taken; `paused` is whom a held action interrupted. */
  readonly active: string | null
  readonly paused: readonly string[]
  /** Enemies in base contact (P28-FIGHT-5). */
  readonly locks: readonly (readonly [string, string])[]
  /** Who stands within reach of whose aura, as last said. */
  readonly near: readonly { readonly bearer: string; readonly unit: string }[]
  readonly zones: readonly Zone[]
  /** Missing until something is measured, and in battles of older versions. */
  readonly measured?: readonly MeasuredDistance[]
  readonly due: readonly PendingDecision[]
  readonly reachedGoal: readonly string[]
}
