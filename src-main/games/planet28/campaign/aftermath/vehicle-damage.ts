import type { RecordedDice } from '#main/games/kit/dice.ts'
import { sortSections } from '#main/games/planet28/builder/place-section.ts'
import { computeVehicleCost } from '#main/games/planet28/builder/vehicle-cost.ts'
import { rollDice, listDiceSides } from '#main/games/planet28/rules/roll-dice.ts'
import { getRolledRow } from '#main/games/planet28/rules/table-roll.ts'
import { getRowNumber } from '#main/games/planet28/special-rules/row-values.ts'
import { FREE_SECTION_REPAIR_RULES } from '#shared/games/planet28/campaign-numbers.ts'
import type { VehicleTally } from '#shared/games/planet28/campaign/battle-record.ts'
import type { VehicleProfile } from '#shared/games/planet28/model.ts'
import { isCoreSection, getSectionRow } from '#shared/games/planet28/placed-section.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import type { Settings } from '#shared/games/planet28/tables/rulings.ts'
import {
  VEHICLE_DAMAGE,
  type VehicleDamageId,
  type VehicleDamageRow,
} from '#shared/games/planet28/tables/vehicle-damage.ts'
import type { Cell } from '#shared/games/planet28/vehicle-grid.ts'
import { listAgilityLossDice, createBlankConditionDraft, type ConditionDraft } from '../growth/injury-roll.ts'

/** Result of the damage roll of a derelict or destroyed vehicle. */
export interface VehicleDamageRoll {
  readonly damage: VehicleDamageId
  readonly condition: ConditionDraft | null
  /** All sections are back at full hit points. Otherwise the free restoration is due (P28-VDT-0). */
  readonly isWhole: boolean
  /** Points towards a replacement vehicle (P28-VDT-6). */
  readonly towardsNew: number
  readonly faces: readonly number[]
}

/** A vehicle and its cost before it grew, if recorded (P28-VDT-6). */
export interface WreckedVehicle {
  readonly profile: VehicleProfile
  readonly startingCost?: number | null
}

/** Die of the vehicle damage table (p. 81). */
const VEHICLE_DAMAGE_DIE = 6

const MAKES_WHOLE: readonly VehicleDamageId[] = ['slow-repairs', 'fully-repaired']

/** Rolls for a vehicle that was derelict or destroyed (P28-VDT-0 to -6). */
export function rollVehicleDamage(
  { profile, startingCost }: WreckedVehicle,
  rules: Rules,
  dice: RecordedDice,
): VehicleDamageRoll {
  const before = dice.faces.length
  const damage = getRolledRow(VEHICLE_DAMAGE, dice.die(VEHICLE_DAMAGE_DIE))
  const condition = VEHICLE_DAMAGE[damage].fixable ? conditionOf(damage, profile, rules, dice) : null
  const isWhole = MAKES_WHOLE.includes(damage)
  const towardsNew = computeNewVehicleRefund(damage, startingCost || computeVehicleCost(profile, rules).cost)
  return { damage, condition, isWhole, towardsNew, faces: dice.faces.slice(before) }
}

/**
 * Points towards a new vehicle: a fraction of the original cost of the old one, rounded down (P28-VDT-6, P28-META-6).
 */
export function computeNewVehicleRefund(damage: VehicleDamageId, cost: number): number {
  const row: VehicleDamageRow = VEHICLE_DAMAGE[damage]
  return row.values?.['refundPct'] === undefined ? 0 : Math.floor((cost * getRowNumber(row, 'refundPct')) / 100)
}

/** Sides of all dice of a damage roll. `face` is the first face, or null before it is rolled (P28-VDT-1). */
export function listVehicleDamageDice(face: number | null): number[] {
  if (face === null) return [VEHICLE_DAMAGE_DIE]
  return [
    VEHICLE_DAMAGE_DIE,
    ...listAgilityLossDice(VEHICLE_DAMAGE[getRolledRow(VEHICLE_DAMAGE, face)]).flatMap(listDiceSides),
  ]
}

/** Whether the number of working sections is low enough for free restoration (P28-VCAMP-3, P28-META-7). */
export function canRestoreSectionsFree(built: number, intact: number, settings: Settings): boolean {
  return settings.vehicleDamagePersists && intact <= built * FREE_SECTION_REPAIR_RULES.atMost
}

/** Rolls the number of sections restored for free (P28-VCAMP-3). */
export function rollFreeRestoredSectionCount(dice: RecordedDice): number {
  return dice.die(FREE_SECTION_REPAIR_RULES.sides)
}

/**
 * Sections restored by default if the owner picks none: core sections, then lost ones, then damaged ones
 * (P28-VCAMP-3).
 */
export function listDefaultRestoredCells(
  profile: VehicleProfile,
  { lostCells, damaged }: Pick<VehicleTally, 'lostCells' | 'damaged'>,
  number: number,
): Cell[] {
  const lost = sortSections(profile.sections).filter(({ cell }) => lostCells.includes(cell))
  const core = lost.filter(isCoreSection)
  const others = lost.filter((placed) => !core.includes(placed))
  return [...[...core, ...others].map(({ cell }) => cell), ...damaged.map(({ cell }) => cell)].slice(0, number)
}

/**
 * Damage that remains after a battle and the restored sections. `tally` contains all damage, so the earlier condition
 * ends (P28-VCAMP-3).
 */
export function findRemainingDamageCondition(
  { lostCells, damaged }: Pick<VehicleTally, 'lostCells' | 'damaged'>,
  restored: readonly Cell[],
  settings: Settings,
): ConditionDraft | null {
  const lost = lostCells.filter((cell) => !restored.includes(cell))
  const hurt = damaged.filter(({ cell }) => !restored.includes(cell))
  if (!settings.vehicleDamagePersists || lost.length + hurt.length === 0) return null
  return { ...createBlankConditionDraft('damaged'), lostCells: lost, damaged: hurt }
}

function conditionOf(
  damage: VehicleDamageId,
  profile: VehicleProfile,
  rules: Rules,
  dice: RecordedDice,
): ConditionDraft {
  const row: VehicleDamageRow = VEHICLE_DAMAGE[damage]
  return {
    ...createBlankConditionDraft(damage),
    agilityLost: listAgilityLossDice(row).reduce((sum, text) => sum + rollDice(text, dice), 0),
    gamesLeft: row.missesGames ?? null,
    lostCells: row.values?.['crewLeft'] === undefined ? [] : crewLost(profile, getRowNumber(row, 'crewLeft'), rules),
  }
}

/** Crew sections beyond the number left. The core crew stays (P28-VDT-2). */
function crewLost(profile: VehicleProfile, left: number, { tables }: Rules): Cell[] {
  const crew = sortSections(profile.sections).filter((placed) => (getSectionRow(tables, placed).crew ?? 0) > 0)
  const coreFirst = [...crew.filter(isCoreSection), ...crew.filter((placed) => !isCoreSection(placed))]
  return coreFirst.slice(left).map(({ cell }) => cell)
}
