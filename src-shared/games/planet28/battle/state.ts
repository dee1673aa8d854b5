import type { BattleMapState } from '../field/map.ts'
import type { HouseRow } from '../house/house-fields.ts'
import type { PlayMode } from '../model.ts'
import type { Settings } from '../tables/rulings.ts'
import type { DeclaredAttack, DeclaredFight } from './attack-orders.ts'
import type { BattleUnit } from './units.ts'

/** A side of a battle. With `isEnemy` it acts by the list of enemies (P28-SOLO-1). */
export interface SideInPlay {
  readonly id: string
  readonly name: string
  readonly isEnemy: boolean
  readonly warbandIds: readonly string[]
}

/** A position in the turn order, computed once per turn (P28-TURN-7). */
export interface TurnOrderEntry {
  readonly unit: string
  readonly agility: number
  readonly awareness: number
  /** Face of its side's roll-off if it tied with another side; else 0 (P28-TURN-4). */
  readonly rollOff: number
  /** Whether it acts last regardless of its Agility (P28-ARC-11). */
  readonly isLast: boolean
  /** Whether its owner delayed it: the next unit of its tie goes first (P28-TURN-3). */
  readonly isLater: boolean
  /** Solo enemies: their own Agility, and the distance from the nearest player unit if measured (P28-SOLO-3). */
  readonly ownAgility?: number
  readonly distanceCm?: number
}

/**
 * What has to be decided, or measured at the table, before anything else can be done. The side of `unit` decides
 * (P28-META-10).
 */
export type PendingDecision =
  /** Distance it ran, and whether it reached the edge (P28-BREAK-6). */
  | {
      readonly ask: 'retreat'
      readonly unit: string
      readonly speedCm: number
      readonly rule: string
    }
  /** A free fight against a leaving unit (P28-LEAVE-2). */
  | { readonly ask: 'free-fight'; readonly unit: string; readonly against: string; readonly rule: string }
  /** The Move that leaves a combat (P28-LEAVE-1). */
  | { readonly ask: 'depart'; readonly unit: string; readonly rule: string }
  /** End of a push or a throw (P28-PUSH-1, P28-AB-throw). */
  | {
      readonly ask: 'push'
      readonly unit: string
      readonly target: string
      readonly cm: number
      readonly rule: string
    }
  /** The free fight of a charge (P28-CHRG-1). */
  | { readonly ask: 'charge-fight'; readonly unit: string; readonly target: string; readonly rule: string }
  /** The answer of `unit` to a fight that was declared against it. Comes before everything else that is pending. */
  | { readonly ask: 'answer'; readonly unit: string; readonly attack: DeclaredFight; readonly rule: string }
  /** The section of the vehicle `unit` that a declared attack hits, which its owner picks. Comes first, too. */
  | { readonly ask: 'section'; readonly unit: string; readonly attack: DeclaredAttack; readonly rule: string }

/** Ground that a power made hazardous for the rest of the game (P28-ARC-4). */
export interface HazardZone {
  readonly id: string
  readonly ground: 'hazardous'
  readonly radiusCm: number
  readonly around: string
}

/** Last measured distance of two units; discarded when one of them moves (P28-MEAS-3). */
export interface MeasuredDistance {
  readonly units: readonly [string, string]
  readonly distanceCm: number
}

/** State of a battle. */
export interface Battle {
  readonly settings: Settings
  readonly house: readonly HouseRow[]
  readonly play: PlayMode
  readonly goal: string
  readonly sides: readonly SideInPlay[]
  readonly units: readonly BattleUnit[]
  /** The guide for the battle, if any. */
  readonly guide?: 'first-battle'
  /** `between` is before the first turn and between two turns. */
  readonly phase: 'between' | 'turn' | 'over'
  readonly turn: number
  /** Number of turns of the game (P28-TURN-9). */
  readonly turns: number
  readonly order: readonly TurnOrderEntry[]
  /** The acting unit. `paused` are units interrupted by a held action. */
  readonly active: string | null
  readonly paused: readonly string[]
  /** Pairs of enemies in base contact (P28-FIGHT-5). */
  readonly locks: readonly (readonly [string, string])[]
  /** Units inside the auras of others, as last reported. */
  readonly near: readonly { readonly bearer: string; readonly unit: string }[]
  readonly zones: readonly HazardZone[]
  /** Missing until something is measured, and in older battles. */
  readonly measured?: readonly MeasuredDistance[]
  readonly due: readonly PendingDecision[]
  /** Missing in battles whose miniatures stand on a table. */
  readonly map?: BattleMapState
  readonly reachedGoal: readonly string[]
}
