import type { Stat } from '#main/print/blocks/stat-boxes.ts'
import type { UnitStateView } from '#shared/contract/planet28/advancement.ts'
import type { CharacterView, SquadView } from '#shared/contract/planet28/units.ts'
import type { UnequippedProfile, PlacedSection } from '#shared/games/planet28/model.ts'
import { ENGINE_SECTION_ID } from '#shared/games/planet28/model.ts'
import { findMountAmmunition } from '#shared/games/planet28/mounted-rounds.ts'
import { getSectionRow, isCoreSection } from '#shared/games/planet28/placed-section.ts'
import { findRulebookRow } from '#shared/games/planet28/rulebook.ts'
import { listRowIds } from '#shared/games/planet28/tables/row.ts'
import { SKILLS } from '#shared/games/planet28/tables/skills.ts'
import { GRID_CELLS } from '#shared/games/planet28/vehicle-grid.ts'
import { formatCount } from '#shared/kit/format.ts'
import type { FighterSheetContent } from './fighter-sheet.ts'
import type { HullSection } from './hull.ts'
import type { PrintableUnit, UnitSheetOptions } from './printable-unit.ts'
import {
  buildConditionEntries,
  buildFighterRuleEntries,
  buildAmmunitionBoxes,
  buildRuleEntry,
  buildWeaponEntries,
  formatWeaponRange,
  formatWeaponText,
  getRowPictogram,
  listCountedRulebookRows,
  listMountedWeapons,
  type RuleEntry,
  replaceHyphensByMinusSigns,
  type WeaponEntry,
} from './unit-entries.ts'
import type { VehicleSheetContent } from './vehicle-sheet.ts'

/** A printable unit of one kind. */
type UnitOf<Kind extends PrintableUnit['kind']> = Extract<PrintableUnit, { readonly kind: Kind }>

/** Change of a value in the next battle by injuries, scars and damage. */
function changeOf(standing: UnitStateView | null, on: string): number {
  return (standing?.modifiers ?? []).reduce((sum, modifier) => sum + (modifier.on === on ? modifier.value : 0), 0)
}

export function buildCharacterSheetContent(
  { view, standing, print }: UnitOf<'character'>,
  look: UnitSheetOptions,
): FighterSheetContent {
  const { profile, check } = view
  return {
    ...bodyModel({ view, standing }, profile, check.speedCm, look),
    kind: view.isLeader ? 'Leader' : 'Character',
    isLeader: view.isLeader,
    members: null,
    isSquad: false,
    weapons: buildWeaponEntries(profile.equipment, print),
    entries: buildFighterRuleEntries(profile, profile.equipment, print),
    hasAgenda: view.hasAgenda,
  }
}

function pageUrl(area: string, id: string, { codesLeadTo }: UnitSheetOptions): string {
  return codesLeadTo === '' ? '' : `${codesLeadTo.replace(/(?<!\/)\/+$/, '')}/#/forces/${area}/${id}`
}

/** Letter of a loadout, starting with A. */
function letterOf(index: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + index)
}

/** Builds the sheet of a squad: hit points for each member, and gear by loadout (P28-SQ-1). */
export function buildSquadSheetContent(
  { view, standing, print }: UnitOf<'squad'>,
  look: UnitSheetOptions,
): FighterSheetContent {
  const { profile, check } = view
  const { loadouts } = profile
  const whose = (index: number) => (loadouts.length > 1 ? ` (${letterOf(index)})` : '')
  const numbers = loadouts.flatMap(({ members }, index) => Array.from({ length: members }, () => whose(index)))
  const weapons = loadouts.flatMap(({ equipment }, index) =>
    buildWeaponEntries(equipment, print).map((weapon) => ({ ...weapon, name: `${weapon.name}${whose(index)}` })),
  )
  const all = loadouts.flatMap(({ equipment }) => [...new Set(equipment)])
  return {
    ...bodyModel({ view, standing }, profile, check.speedCm, look),
    kind: `Squad of ${check.members}`,
    isLeader: false,
    isSquad: true,
    members: numbers.map((letter, index) => `${index + 1}${letter}`),
    weapons,
    entries: buildFighterRuleEntries(profile, all, print),
    hasAgenda: false,
  }
}

function bodyModel(
  { view, standing }: { readonly view: CharacterView | SquadView; readonly standing: UnitStateView | null },
  profile: UnequippedProfile,
  speedCm: number,
  look: UnitSheetOptions,
) {
  const psyche = profile.skills.P + changeOf(standing, 'P')
  return {
    id: view.id,
    title: view.name,
    pageUrl: pageUrl('members' in view.check ? 'squads' : 'characters', view.id, look),
    warband: view.warbandName,
    cost: String(view.check.bill.cost),
    pictureUrl: look.pictureUrl(view.portraitId),
    stats: bodyStats(profile, speedCm, standing),
    hitPoints: Math.max(1, profile.hitPoints + changeOf(standing, 'hitPoints')),
    asNumbers: look.asNumbers,
    psyche: String(psyche),
    conditions: buildConditionEntries(standing),
    campaignPoints: standing?.points ?? null,
    notes: look.notes ? [view.background, view.notes].filter((text) => text.trim() !== '').join('\n') : '',
  }
}

function bodyStats({ skills }: UnequippedProfile, speedCm: number, standing: UnitStateView | null): Stat[] {
  const boxes = listRowIds(SKILLS).map((id) => skillStat(SKILLS[id].name, skills[id] + changeOf(standing, id)))
  return [...boxes, speedStat(speedCm + changeOf(standing, 'speedCm'))]
}

const skillStat = (name: string, value: number): Stat => ({ name, value: String(value), scale: value })
const speedStat = (value: number): Stat => ({ name: 'Speed cm', value: String(value), scale: null, isSpeed: true })

export function buildVehicleSheetContent(
  { view, standing, print }: UnitOf<'vehicle'>,
  look: UnitSheetOptions,
): VehicleSheetContent {
  const { profile, check } = view
  const { stats } = check
  const { tables } = print.rules
  const type = findRulebookRow(tables, 'vehicleTypes', profile.type)
  return {
    title: view.name,
    pageUrl: pageUrl('vehicles', view.id, look),
    kind: `${type?.name ?? profile.type} vehicle, ${stats.size}`,
    warband: view.warbandName,
    cost: String(check.bill.cost),
    stats: [
      skillStat(SKILLS.A.name, profile.A + changeOf(standing, 'A')),
      skillStat(SKILLS.F.name, stats.F),
      skillStat(SKILLS.S.name, profile.S + changeOf(standing, 'S')),
      speedStat(stats.speedCm + changeOf(standing, 'speedCm')),
      { name: 'Ram', value: replaceHyphensByMinusSigns(stats.damage), scale: null },
      { name: 'Hit points', value: String(stats.hitPoints), scale: null },
    ],
    sections: inOrder(profile.sections).map((placed) => hullSection(placed, { view, standing, print })),
    hasFacings: stats.size !== 'small',
    crew: stats.crew,
    seats: stats.seats,
    asNumbers: look.asNumbers,
    weapons: vehicleWeapons({ view, standing, print }),
    entries: vehicleEntries({ view, print }),
    conditions: buildConditionEntries(standing),
    campaignPoints: standing?.points ?? null,
    notes: look.notes ? [view.background, view.notes].filter((text) => text.trim() !== '').join('\n') : '',
  }
}

type Vehicle = Pick<UnitOf<'vehicle'>, 'view' | 'standing' | 'print'>

/** Sorts sections from the front to the rear. */
function inOrder(sections: readonly PlacedSection[]): PlacedSection[] {
  return sections.toSorted((a, b) => GRID_CELLS.indexOf(a.cell) - GRID_CELLS.indexOf(b.cell))
}

function hullSection(placed: PlacedSection, { view, standing, print }: Vehicle): HullSection {
  const { cell, section } = placed
  const row = getSectionRow(print.rules.tables, placed)
  const mount = view.check.arcs.find((arc) => arc.cell === cell)
  const seats = row.seats === undefined ? [] : [formatCount(row.seats, 'seat')]
  return {
    cell,
    name: row.name,
    pictogram: getRowPictogram('vehicleSections', section === ENGINE_SECTION_ID ? 'engine' : section, print.house),
    hitPoints: hitPointsLeft(placed, row.hitPoints, standing),
    isCore: isCoreSection(placed),
    note: [...seats, ...(mount?.allRound ? ['360°'] : [])].join(', '),
    arc: mount === undefined || mount.allRound ? [] : mount.arc,
  }
}

/** Hit points of a section after damage of earlier battles (P28-VCAMP-3). */
function hitPointsLeft({ cell }: PlacedSection, built: number, standing: UnitStateView | null): number {
  const conditions = standing?.conditions ?? []
  if (conditions.some(({ lostCells }) => lostCells.includes(cell))) return 0
  const left = conditions.flatMap(({ damaged }) => damaged.filter((candidate) => candidate.cell === cell))
  return Math.min(built, ...left.map(({ hitPoints }) => hitPoints))
}

/** Weapons with their mounts and arcs, then those without a mount. */
function vehicleWeapons({ view, print }: Vehicle): WeaponEntry[] {
  const { profile, check } = view
  const { tables } = print.rules
  const entries = (ids: readonly string[], hands: string, placed: PlacedSection | null) =>
    listMountedWeapons(tables, ids).map(({ id, table, row }): WeaponEntry => {
      const where = placed === null ? 'on no mount' : `${getSectionRow(tables, placed).name} ${placed.cell}`
      const ammo = placed === null ? null : findMountAmmunition(tables, placed)
      return {
        name: row.name,
        pictogram: getRowPictogram(table, id, print.house),
        range: formatWeaponRange(row),
        damage: replaceHyphensByMinusSigns(row.damage),
        hands,
        text: [where, formatWeaponText(row, tables)].join(' · '),
        rounds: buildAmmunitionBoxes(ammo, placed?.rounds ?? 0, tables),
      }
    })
  const mounted = inOrder(profile.sections).flatMap((placed) => {
    const mount = check.arcs.find((arc) => arc.cell === placed.cell)
    const arc = mount?.allRound ? '360°' : (mount?.arc ?? []).join(', ') || '–'
    return placed.weapon === undefined ? [] : entries([placed.weapon], arc, placed)
  })
  return [...mounted, ...entries(profile.weapons, '–', null)]
}

function vehicleEntries({ view: { profile }, print }: Pick<Vehicle, 'view' | 'print'>): RuleEntry[] {
  const { tables } = print.rules
  const ids = [...profile.sections.flatMap(({ weapon }) => weapon ?? []), ...profile.weapons]
  const sections = profile.sections.flatMap(({ section }) => (section === ENGINE_SECTION_ID ? [] : section))
  const weaponRules = new Set(listMountedWeapons(tables, ids).flatMap(({ row }) => row.specialRules))
  return [
    ...listCountedRulebookRows(tables, 'vehicleSections', [...new Set(sections)]).filter(
      // The hull itself shows what a printed crew, mount or plating does.
      ({ id, row }) => row.values !== undefined || print.house.some((own) => own.id === id),
    ),
    ...listCountedRulebookRows(tables, 'vehicleTraits', profile.traits),
    ...listCountedRulebookRows(tables, 'vehicleAbilities', profile.abilities),
    ...listCountedRulebookRows(tables, 'vehicleTypes', [profile.type]),
    ...listCountedRulebookRows(tables, 'weaponRules', [...weaponRules]),
  ].map((row) => buildRuleEntry(row, print.house))
}

/**
 * Joins characters that differ in nothing but their name: one sheet with a row of hit points for each. Those with
 * injuries, agendas or pictures of their own keep their sheets.
 */
export function joinEqualCharacterSheets(sheets: readonly FighterSheetContent[]): FighterSheetContent[] {
  const keyOf = (sheet: FighterSheetContent) => {
    const { id, title: _title, pageUrl: _page, ...rest } = sheet
    const isOwn = sheet.members !== null || sheet.hasAgenda || sheet.conditions.length > 0 || sheet.pictureUrl !== null
    return isOwn ? id : JSON.stringify(rest)
  }
  return [...Map.groupBy(sheets, keyOf).values()].map((group): FighterSheetContent => {
    const [first] = group
    if (first === undefined || group.length === 1) return group[0] as FighterSheetContent
    const names = group.map(({ title }) => title)
    return { ...first, title: joinNames(names), pageUrl: '', kind: `${group.length} of a kind`, members: names }
  })
}

/** What names begin with together, or the first name with a count. */
function joinNames(names: readonly string[]): string {
  const [words = [], ...others] = names.map((name) => name.split(' '))
  const end = words.findIndex((word, index) => others.some((name) => name[index] !== word))
  const common = end === -1 ? words : words.slice(0, end)
  return common.length > 0 ? common.join(' ') : `${names[0]} and ${names.length - 1} more`
}
