import type { PlayMode } from '../model.ts'
import type { Cell } from '../vehicle-grid.ts'

/** Kinds of units that fight in battles and improve in a campaign. */
export const UNIT_KINDS = ['character', 'squad', 'vehicle'] as const
export type UnitKind = (typeof UNIT_KINDS)[number]

/** Record of a unit in a battle. Counts are integers from 0. */
interface Tally {
  readonly unitId: string
  readonly warbandId: string
  /** Name at that time; the unit may be renamed or removed later. */
  readonly name: string
  /** Successful Shoot and Fight actions (P28-CAMP-1). Recorded for vehicles, but not rewarded (P28-VCAMP-1). */
  readonly hits: number
  readonly kills: number
  /** Whether it lost hit points at any time (P28-CAMP-2). */
  readonly wasHurt: boolean
  /** Whether it ended below its full hit points; used only with the ruling `unwounded` = fullAtEnd. */
  readonly isHurtAtEnd: boolean
}

/**
 * Pieces used up by a unit: rounds, items, doses of a drug, destroyed living armour (P28-SET-3). Missing if it carries
 * none of these.
 */
export type ConsumedPieces = Readonly<Record<string, number>>

/** Record of a character. If `fled`, it rolls no injury (P28-INJ-0); if `absent`, it took no part. */
export interface CharacterTally extends Tally {
  readonly kind: 'character'
  readonly fate: 'stood' | 'fled' | 'fell' | 'absent'
  readonly uses?: ConsumedPieces | undefined
}

/** Record of a squad, which earns points as one unit (P28-SQC-1). */
export interface SquadTally extends Tally {
  readonly kind: 'squad'
  readonly fate: 'stood' | 'absent'
  /** Members slain or fled, including those that died as independents (P28-SQ-14). */
  readonly lost: number
  readonly uses?: ConsumedPieces | undefined
  /** Total hit points of its members at the end (P28-SQ-13). */
  readonly hitPointsLeft: number
}

/** Record of a vehicle (P28-VCAMP-1). */
export interface VehicleTally extends Tally {
  readonly kind: 'vehicle'
  readonly fate: 'stood' | 'derelict' | 'destroyed' | 'absent'
  /** Number of enemy vehicle sections it destroyed. */
  readonly sectionsDestroyed: number
  /** Cells of its own sections without hit points. */
  readonly lostCells: readonly Cell[]
  /** Sections that are damaged but not destroyed, with their remaining hit points. */
  readonly damaged: readonly { readonly cell: Cell; readonly hitPoints: number }[]
  /** Rounds fired by its mounts (P28-SET-3). */
  readonly uses?: ConsumedPieces | undefined
}

export type UnitTally = CharacterTally | SquadTally | VehicleTally

/** A side of a battle. In co-op it consists of several warbands. */
export interface BattleSide {
  readonly name: string
  /** Whether it is run by the list of enemies instead of a player (P28-SOLO-1). */
  readonly isEnemy: boolean
  readonly warbandIds: readonly string[]
  readonly reachedGoal: boolean
  /** Models of this side without a warband in the campaign, and the number destroyed. */
  readonly strangers: { readonly models: number; readonly destroyed: number }
}

/** Stored record of a battle, as filled in by the short form or the battle tracker. */
export interface BattleRecord {
  readonly play: PlayMode
  /** Number of turns played; null if not counted. */
  readonly turns: number | null
  readonly goal: string
  readonly sides: readonly BattleSide[]
  readonly tallies: readonly UnitTally[]
}
