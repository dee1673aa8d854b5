import type { Cell } from '../grid.ts'
import type { Play } from '../model.ts'

/** The kinds of units that fight and grow. */
export const UNIT_KINDS = ['character', 'squad', 'vehicle'] as const
export type UnitKind = (typeof UNIT_KINDS)[number]

/** What one unit did in a battle; counts are whole numbers from 0. */
interface Tally {
  readonly unitId: string
  readonly warbandId: string
  /** Its name on the day: the unit may be renamed or gone later. */
  readonly name: string
  /** Successful Shoot and Fight actions (P28-CAMP-1); for vehicles kept, but not paid (P28-VCAMP-1). */
  readonly hits: number
  readonly kills: number
  /** Lost hit-points at any time of the battle (P28-CAMP-2). */
  readonly wasHurt: boolean
  /** Ended it below its full hit-points; asked for only where the ruling `unwounded` is fullAtEnd. */
  readonly isHurtAtEnd: boolean
}

/** What a unit used up, by the piece: rounds shot, items used, how often it took a drug, living armour that was destroyed (P28-SET-3); missing where it carries nothing of the kind. */
export type Uses = Readonly<Record<string, number>>

/** A character's battle. `fled` ones roll no injury (P28-INJ-0), `absent` ones took no part. */
export interface CharacterTally extends Tally {
  readonly kind: 'character'
  readonly fate: 'stood' | 'fled' | 'fell' | 'absent'
  readonly uses?: Uses | undefined
}

/** A squad's battle: it earns as one unit (P28-SQC-1). */
export interface SquadTally extends Tally {
  readonly kind: 'squad'
  readonly fate: 'stood' | 'absent'
  /** Members slain or fled, those that died as independents too (P28-SQ-14). */
  readonly lost: number
  readonly uses?: Uses | undefined
  /** Hit-points that all members had together at the end (P28-SQ-13). */
  readonly hitPointsLeft: number
}

/** A vehicle's battle (P28-VCAMP-1). */
export interface VehicleTally extends Tally {
  readonly kind: 'vehicle'
  readonly fate: 'stood' | 'derelict' | 'destroyed' | 'absent'
  /** Sections of enemy vehicles that it destroyed. */
  readonly sectionsDestroyed: number
  /** Cells of its own sections that have no hit-points left. */
  readonly lostCells: readonly Cell[]
  /** Sections that lost hit-points but still stand: what is left of each. */
  readonly damaged: readonly { readonly cell: Cell; readonly hitPoints: number }[]
  /** Rounds that its mounts fired (P28-SET-3). */
  readonly uses?: Uses | undefined
}

export type UnitTally = CharacterTally | SquadTally | VehicleTally

/** A side of a battle. Several warbands on one side play together (co-op). */
export interface BattleSide {
  readonly name: string
  /** Run by the list of enemies instead of by a player (P28-SOLO-1). */
  readonly isEnemy: boolean
  readonly warbandIds: readonly string[]
  readonly reachedGoal: boolean
  /** Models of this side that stand in no warband of the campaign, and how many of them were destroyed. */
  readonly strangers: { readonly models: number; readonly destroyed: number }
}

/** A battle as it is kept: the short form fills it in, the battle tracker will too. */
export interface BattleRecord {
  readonly play: Play
  /** Turns played, or null where nobody counted. */
  readonly turns: number | null
  readonly goal: string
  readonly sides: readonly BattleSide[]
  readonly tallies: readonly UnitTally[]
}
