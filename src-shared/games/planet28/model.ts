import type { Cell } from './grid.ts'
import type { SkillId } from './tables/skills.ts'
import type { CoreSectionId, Facing, VehicleSize } from './tables/vehicle-sections.ts'

/** Skill values of a character, 1 to 10 (P28-BUILD-2). */
export type Skills = Readonly<Record<SkillId, number>>

/** What members of a squad have in common: a character without gear (P28-SQ-1). Ids are rows of the tables in force. */
export interface BodyProfile {
  readonly skills: Skills
  readonly hitPoints: number
  readonly traits: readonly string[]
  readonly abilities: readonly string[]
}

/** What a player chooses for a character (pp. 22-24); ammunition is one entry a piece. */
export interface CharacterProfile extends BodyProfile {
  /** Rows of weapons, armour and items, which have no id in common. */
  readonly equipment: readonly string[]
}

/** Members of a squad who carry the same. */
export interface Loadout {
  readonly members: number
  readonly equipment: readonly string[]
}

/** What a player chooses for a squad: one profile, and what its members carry (P28-SQ-1). */
export interface SquadProfile extends BodyProfile {
  /** The first is what a new member carries. */
  readonly loadouts: readonly Loadout[]
}

/** A section in its cell of the building grid; the core crew is the crew in its core cell (P28-GRID-1). */
export interface PlacedSection {
  readonly cell: Cell
  /** A row of the sections table, or the core engine. */
  readonly section: string
  /** For a core cell without a facing of its own: where its arc or door points (P28-GRID-7). */
  readonly facing?: Facing
  /** What a hard point or turret carries: a row of weapons or vehicle weapons (P28-VB-2). */
  readonly weapon?: string
  /** Rounds bought for that weapon; none where it is left out (P28-WEAP-4, P28-VEH-ACT-1). */
  readonly rounds?: number
}

/** What a player chooses for a vehicle (pp. 44-46); `sections` holds the core ones too. */
export interface VehicleProfile {
  readonly type: string
  readonly A: number
  readonly S: number
  readonly sections: readonly PlacedSection[]
  readonly traits: readonly string[]
  readonly abilities: readonly string[]
  /** Weapons bought that stand on no mount yet. */
  readonly weapons: readonly string[]
}

/** How a warband is played; solo and co-op ask for no number of characters (P28-SOLO-1). */
export type Play = 'opposed' | 'solo' | 'co-op'

/** What a player chooses for a warband (p. 22). */
export interface WarbandPlan {
  /** Points agreed for its size (P28-BUILD-1). */
  readonly pointLimit: number
  readonly play: Play
  readonly leaderId: string | null
  /** Gear that nobody carries: rows of weapons, armour and items; a safety deposit box holds it (P28-BUILD-5). */
  readonly stash: readonly string[]
}

/** A side of a battle: who it is and the deployment zone rolled for it, or null before that (P28-SET-2). */
export interface ScenarioSide {
  readonly name: string
  readonly warbandId: string | null
  readonly zone: string | null
  /** Its place in the order of deployment, from 1; missing or null before the roll-off (P28-SET-2). */
  readonly place?: number | null | undefined
}

/** The id of the core engine, which stands in no table that can be bought from. */
export const ENGINE: CoreSectionId = 'engine'

/** The part of a profile that a cost line belongs to; `floor` is what a charge of at least nothing adds (P28-BUILD-3). */
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

/** One line of a bill: what it is for, what it costs in points, and the rule that says so. */
export interface CostLine {
  readonly part: CostPart
  readonly source: string
  readonly cost: number
  readonly rule: string
}

/** A bill: the lines add up to `cost`; `formula` is the sum before the floor (P28-BUILD-3). */
export interface Bill {
  readonly lines: readonly CostLine[]
  readonly formula: number
  readonly cost: number
}

/** One click that makes a problem go away: what the button says, and the profile it gives. */
export interface Fix<Profile> {
  readonly label: string
  readonly profile: Profile
}

/** Refused ones bar it from play, flagged ones are only pointed out (P28-BUILD-6), allowed ones were agreed on by a ruling. */
export type Severity = 'refused' | 'flagged' | 'allowed'

/** Something wrong with what was built. */
export interface Problem<Profile = unknown> {
  /** Names the problem for good within its unit: its code and what it is about, such as repeated:brave. */
  readonly key: string
  readonly rule: string
  /** Short name of the kind of problem, such as skill-range. */
  readonly code: string
  readonly severity: Severity
  /** What is wrong, with the numbers, and what to do about it. */
  readonly message: string
  readonly fixes: readonly Fix<Profile>[]
  /** The cells concerned, for a vehicle. */
  readonly cells?: readonly Cell[]
}

/** A problem that the group lets pass, by its key, and why. */
export interface Allowance {
  readonly key: string
  readonly reason: string
}

/** Numbers that follow from a vehicle profile (P28-VEH-PROF-1). */
export interface VehicleStats {
  readonly size: VehicleSize
  /** Built sections, the core ones included. */
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
