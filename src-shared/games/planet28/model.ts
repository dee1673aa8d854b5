import type { Cell } from './grid.ts'
import type { AbilityId } from './tables/abilities.ts'
import type { EquipmentId, MountedWeaponId } from './tables/equipment.ts'
import type { SkillId } from './tables/skills.ts'
import type { TraitId } from './tables/traits.ts'
import type { VehicleAbilityId } from './tables/vehicle-abilities.ts'
import type { CoreSectionId, VehicleSectionId } from './tables/vehicle-sections.ts'
import type { VehicleTraitId } from './tables/vehicle-traits.ts'
import type { VehicleTypeId } from './tables/vehicle-types.ts'

/** Skill values of a character, 1 to 10 (P28-BUILD-2). */
export type Skills = Readonly<Record<SkillId, number>>

/** What a player chooses for a character (pp. 22-24). */
export interface CharacterProfile {
  readonly skills: Skills
  readonly hitPoints: number
  readonly traits: readonly TraitId[]
  readonly abilities: readonly AbilityId[]
  readonly equipment: readonly EquipmentId[]
}

/** A section in its cell of the building grid; the core crew is the crew in its core cell (P28-GRID-1). */
export interface PlacedSection {
  readonly cell: Cell
  readonly section: VehicleSectionId | CoreSectionId
}

/** What a player chooses for a vehicle (pp. 44-46); `sections` holds the core ones too. */
export interface VehicleProfile {
  readonly type: VehicleTypeId
  readonly A: number
  readonly S: number
  readonly sections: readonly PlacedSection[]
  readonly traits: readonly VehicleTraitId[]
  readonly abilities: readonly VehicleAbilityId[]
  readonly weapons: readonly MountedWeaponId[]
}

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

/** Something wrong with what was built: refused ones bar it from play, flagged ones are only pointed out (P28-BUILD-6). */
export interface Problem {
  readonly rule: string
  /** Short name of the kind of problem, such as skill-range. */
  readonly code: string
  readonly severity: 'refused' | 'flagged'
  /** What is wrong, with the numbers, and what to do about it. */
  readonly message: string
  /** The cells concerned, for a vehicle. */
  readonly cells?: readonly Cell[]
}

/** Numbers that follow from a vehicle profile (P28-VEH-PROF-1). */
export interface VehicleStats {
  readonly size: 'small' | 'medium' | 'large'
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
