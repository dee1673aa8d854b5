import type { CharacterView, SquadView, VehicleView } from '#shared/contract/planet28/units.ts'
import type { UnequippedProfile } from '#shared/games/planet28/model.ts'
import { findMountAmmunition } from '#shared/games/planet28/mounted-rounds.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import { listRowIds } from '#shared/games/planet28/tables/row.ts'
import { SKILLS } from '#shared/games/planet28/tables/skills.ts'
import { GRID_CELLS } from '#shared/games/planet28/vehicle-grid.ts'
import { formatCount, formatNumber } from '#shared/kit/format.ts'
import {
  buildAbilityPickTable,
  groupChosenPicks,
  buildEquipmentPickTable,
  buildMountedWeaponPickTable,
  type PickRow,
  type PickTable,
  buildTraitPickTable,
  buildVehicleAbilityPickTable,
  buildVehicleTraitPickTable,
} from '../picks/pick-tables.ts'
import { buildSectionDisplay } from '../vehicle/vehicle-rows.ts'
import { formatFireArc } from '../vehicle/vehicle-terms.ts'

export type UnitView = CharacterView | SquadView | VehicleView

/** A labelled number of a unit. */
interface SheetNumber {
  readonly term: string
  readonly value: string
}

/** Line of a sheet: count, name, numbers and description. */
export interface UnitSheetLine extends Pick<PickRow, 'id' | 'name' | 'facts' | 'summary'> {
  readonly count: number
}

/** Section of a read-only sheet. */
export interface UnitSheetSection {
  readonly heading: string
  readonly lines: readonly UnitSheetLine[]
}

/** Lists the numbers of a unit in the order of its printed sheet (pp. 83-84). */
export function listUnitSheetNumbers(unit: UnitView): SheetNumber[] {
  if ('sections' in unit.profile) return vehicleNumbers(unit as VehicleView)
  const { profile, check } = unit as CharacterView | SquadView
  return [
    ...listRowIds(SKILLS).map((id) => ({ term: SKILLS[id].name, value: String(profile.skills[id]) })),
    { term: 'Hit points', value: String(profile.hitPoints) },
    { term: 'Speed', value: `${formatNumber(check.speedCm)} cm` },
    ...('members' in check ? [{ term: 'Members', value: String(check.members) }] : []),
  ]
}

function vehicleNumbers({ profile, check: { stats } }: VehicleView): SheetNumber[] {
  return [
    { term: SKILLS.A.name, value: String(profile.A) },
    { term: SKILLS.F.name, value: String(stats.F) },
    { term: SKILLS.S.name, value: String(profile.S) },
    { term: 'Hit points', value: String(stats.hitPoints) },
    { term: 'Speed', value: `${formatNumber(stats.speedCm)} cm` },
    { term: 'Ram', value: stats.damage },
    { term: 'Crew', value: String(stats.crew) },
    ...(stats.seats > 0 ? [{ term: 'Seats', value: String(stats.seats) }] : []),
  ]
}

/** Lists gear and abilities in the order of need during play: weapons first. */
export function listUnitSheetSections(
  unit: Pick<UnitView, 'profile'> & Partial<UnitView>,
  rules: Rules,
): UnitSheetSection[] {
  const { profile } = unit
  const parts = 'sections' in profile ? vehicleParts(unit as VehicleView, rules) : bodyParts(profile, rules)
  return parts.filter(({ lines }) => lines.length > 0)
}

function bodyParts(profile: (CharacterView | SquadView)['profile'], rules: Rules): UnitSheetSection[] {
  const table = buildEquipmentPickTable(rules)
  const gear = (equipment: readonly string[], holders: string): UnitSheetSection[] =>
    groupChosenPicks(table, equipment).map(({ label, picks }) => ({
      heading: label + holders,
      lines: listSheetLines(picks),
    }))
  const carried =
    'equipment' in profile
      ? gear(profile.equipment, '')
      : profile.loadouts.flatMap(({ members, equipment }) => gear(equipment, ` of ${formatCount(members, 'member')}`))
  return [...carried, ...talentParts(profile, buildTraitPickTable(rules), buildAbilityPickTable(rules))]
}

/** Weapons with their mounts and arcs, then sections from the front to the rear (P28-VEH-FACE-1). */
function vehicleParts({ profile, check }: VehicleView, rules: Rules): UnitSheetSection[] {
  const weapons = buildMountedWeaponPickTable(rules)
  const placed = profile.sections.toSorted((a, b) => GRID_CELLS.indexOf(a.cell) - GRID_CELLS.indexOf(b.cell))
  const mounted = placed.flatMap((section) => {
    const { cell, weapon } = section
    const arc = check.arcs.find((candidate) => candidate.cell === cell)
    const rounds =
      findMountAmmunition(rules.tables, section) === null ? '' : `, ${formatCount(section.rounds ?? 0, 'round')}`
    const where = `${arc === undefined ? cell : `${cell}, ${formatFireArc(arc)}`}${rounds}`
    return weapon === undefined
      ? []
      : linesIn(weapons, [weapon]).map((line) => ({ ...line, id: cell, name: `${line.name} (${where})` }))
  })
  const sections = placed.map((item): UnitSheetLine => {
    const { name, row } = buildSectionDisplay(item, rules.tables)
    return {
      id: item.cell,
      name: `${item.cell} ${name}`,
      count: 1,
      facts: row ? `${row.hitPoints} HP` : '',
      summary: '',
    }
  })
  return [
    { heading: 'Weapons', lines: [...mounted, ...linesIn(weapons, profile.weapons)] },
    ...talentParts(profile, buildVehicleTraitPickTable(rules), buildVehicleAbilityPickTable(rules)),
    { heading: 'Sections', lines: sections },
  ]
}

function talentParts(
  { traits, abilities }: Pick<UnequippedProfile, 'traits' | 'abilities'>,
  traitTable: PickTable,
  abilityTable: PickTable,
): UnitSheetSection[] {
  return [
    { heading: 'Traits', lines: linesIn(traitTable, traits) },
    { heading: 'Abilities', lines: linesIn(abilityTable, abilities) },
  ]
}

function linesIn(table: PickTable, chosen: readonly string[]): UnitSheetLine[] {
  return groupChosenPicks(table, chosen).flatMap(({ picks }) => listSheetLines(picks))
}

function listSheetLines(picks: readonly { readonly row: PickRow; readonly count: number }[]): UnitSheetLine[] {
  return picks.map(({ row: { id, name, facts, summary }, count }) => ({ id, name, facts, summary, count }))
}
