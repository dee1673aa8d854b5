import type { SkillId } from './tables/skills.ts'
import type { CoreSectionId, Facing, VehicleSize } from './tables/vehicle-sections.ts'
import type { Cell } from './vehicle-grid.ts'

/** Skill values of a character, 1 to 10 (P28-BUILD-2). */
export type Skills = Readonly<Record<SkillId, number>>

/** Common profile of a squad's members: a character without gear (P28-SQ-1). Ids are rows of the tables in force. */
export interface UnequippedProfile {
  readonly skills: Skills
  readonly hitPoints: number
  readonly traits: readonly string[]
  readonly abilities: readonly string[]
}

/** Choices for a character (pp. 22-24). Each round of ammunition is a separate entry. */
export interface CharacterProfile extends UnequippedProfile {
  /** Rows of weapons, armour and items, whose ids do not overlap. */
  readonly equipment: readonly string[]
}

/** A number of squad members with the same gear. */
export interface Loadout {
  readonly members: number
  readonly equipment: readonly string[]
}

/** Choices for a squad: one profile, and the gear of its members (P28-SQ-1). */
export interface SquadProfile extends UnequippedProfile {
  /** The first one is the gear of new members. */
  readonly loadouts: readonly Loadout[]
}

/** A section in a cell of the building grid. The core crew is the crew in its core cell (P28-GRID-1). */
export interface PlacedSection {
  readonly cell: Cell
  /** A row of the sections table, or the core engine. */
  readonly section: string
  /** Facing of the arc or door of a section in a core cell, which has no facing of its own (P28-GRID-7). */
  readonly facing?: Facing
  /** Weapon of a hard point or turret: a row of weapons or vehicle weapons (P28-VB-2). */
  readonly weapon?: string
  /** Rounds bought for that weapon; none by default (P28-WEAP-4, P28-VEH-ACT-1). */
  readonly rounds?: number
}

/** Choices for a vehicle (pp. 44-46). `sections` includes the core ones. */
export interface VehicleProfile {
  readonly type: string
  readonly A: number
  readonly S: number
  readonly sections: readonly PlacedSection[]
  readonly traits: readonly string[]
  readonly abilities: readonly string[]
  /** Weapons that are bought but not mounted yet. */
  readonly weapons: readonly string[]
}

/** Kind of play. Solo and co-op have no required number of characters (P28-SOLO-1). */
export type PlayMode = 'opposed' | 'solo' | 'co-op'

/** Choices for a warband (p. 22). */
export interface WarbandPlan {
  /** Agreed limit in points (P28-BUILD-1). */
  readonly pointLimit: number
  readonly play: PlayMode
  readonly leaderId: string | null
  /** Unassigned gear in a safety deposit box: rows of weapons, armour and items (P28-BUILD-5). */
  readonly stash: readonly string[]
}

/** A side of a scenario, and its deployment zone; null before it is rolled (P28-SET-2). */
export interface ScenarioSide {
  readonly name: string
  readonly warbandId: string | null
  readonly zone: string | null
  /** Position in the deployment order, from 1; missing or null before the roll-off (P28-SET-2). */
  readonly place?: number | null | undefined
}

/** Id of the core engine, which is in no table of purchasable sections. */
export const ENGINE_SECTION_ID: CoreSectionId = 'engine'

/** The part of a profile that a cost line belongs to. `floor` raises a negative sum to zero (P28-BUILD-3). */
export type CostPart =
  | 'base'
  | 'skills'
  | 'hitPoints'
  | 'type'
  | 'sections'
  | 'traits'
  | 'abilities'
  | 'equipment'
  | 'weapons'
  | 'members'
  | 'floor'

/** A line of a bill: item, cost in points, and rule. */
export interface CostLine {
  readonly part: CostPart
  readonly source: string
  readonly cost: number
  readonly rule: string
}

/** An itemised cost. The lines sum up to `cost`; `formula` is the sum before the floor (P28-BUILD-3). */
export interface Bill {
  readonly lines: readonly CostLine[]
  readonly formula: number
  readonly cost: number
}

/** A quick fix of a problem: button label and resulting profile. */
export interface ProblemFix<Profile> {
  readonly label: string
  readonly profile: Profile
}

/**
 * Refused problems bar a unit from play, flagged ones are only reported (P28-BUILD-6), allowed ones are accepted by a
 * ruling.
 */
export type ProblemSeverity = 'refused' | 'flagged' | 'allowed'

/** A problem of a build. */
export interface BuildProblem<Profile = unknown> {
  /** Stable id of the problem within its unit: its code and subject, such as repeated:brave. */
  readonly key: string
  readonly rule: string
  /** Kind of problem, such as skill-range. */
  readonly code: string
  readonly severity: ProblemSeverity
  /** Human-readable problem with the numbers, and the remedy. */
  readonly message: string
  readonly fixes: readonly ProblemFix<Profile>[]
  /** Affected cells of a vehicle. */
  readonly cells?: readonly Cell[]
}

/** An accepted problem, by key, and the reason. */
export interface AcceptedProblem {
  readonly key: string
  readonly reason: string
}

/** Values derived from a vehicle profile (P28-VEH-PROF-1). */
export interface VehicleStats {
  readonly size: VehicleSize
  /** Number of built sections, including the core ones. */
  readonly sections: number
  readonly hitPoints: number
  readonly F: number
  /** Dice text of a fight or ram. */
  readonly damage: string
  readonly speedCm: number
  readonly crew: number
  readonly mounts: number
  readonly seats: number
}
