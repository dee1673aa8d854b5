import {
  AudioWaveform,
  Blocks,
  CloudFog,
  Cog,
  Construction,
  Crosshair,
  LocateFixed,
  RadioTower,
  Shield,
  UserRound,
  UsersRound,
} from '@lucide/vue'
import type { Component } from 'vue'
import type { VehicleProfileCheck } from '#shared/contract/planet28/units.ts'
import { ENGINE_SECTION_ID, type PlacedSection } from '#shared/games/planet28/model.ts'
import { isMount, getSectionRow } from '#shared/games/planet28/placed-section.ts'
import { findRulebookRow, type Rulebook, type Rules } from '#shared/games/planet28/rulebook.ts'
import { findMountedWeapon, type MountedWeapon } from '#shared/games/planet28/tables/equipment.ts'
import { isRowId } from '#shared/games/planet28/tables/row.ts'
import type {
  Facing,
  VehicleSectionRow,
  CoreSectionId,
  VehicleSectionId,
} from '#shared/games/planet28/tables/vehicle-sections.ts'
import { type Cell, listCellFacingChoices } from '#shared/games/planet28/vehicle-grid.ts'
import { formatIdAsWords } from '#shared/kit/format.ts'
import { type PickOrigin, listPickRows } from '../picks/pick-tables.ts'
import { describeCellPosition } from './section-grid.ts'
import { formatFireArc } from './vehicle-terms.ts'

type Arc = VehicleProfileCheck['arcs'][number]

/** Icon and short label of a kind of section, for a cell of the grid. */
interface SectionIcon {
  readonly icon: Component
  readonly word: string
}

const PRINTED_SIGNS: Readonly<Record<VehicleSectionId | CoreSectionId, SectionIcon>> = {
  engine: { icon: Cog, word: 'Engine' },
  crew: { icon: UserRound, word: 'Crew' },
  'armour-plating': { icon: Shield, word: 'Plating' },
  'dozer-blade': { icon: Construction, word: 'Dozer' },
  'hard-point': { icon: Crosshair, word: 'Hard point' },
  radio: { icon: RadioTower, word: 'Radio' },
  'scrambler-array': { icon: AudioWaveform, word: 'Scrambler' },
  'smoke-launchers': { icon: CloudFog, word: 'Smoke' },
  'transport-section': { icon: UsersRound, word: 'Transport' },
  'turret-hard-point': { icon: LocateFixed, word: 'Turret' },
}

/** Returns the icon of a section. The group's own kinds get an icon by function, and their first word as label. */
function getSectionIcon(section: string, row: VehicleSectionRow | null): SectionIcon {
  if (isRowId(PRINTED_SIGNS, section)) return PRINTED_SIGNS[section]
  const [word = section] = (row?.name ?? section).split(' ')
  return { icon: iconFor(row), word }
}

function iconFor(row: VehicleSectionRow | null): Component {
  if (row === null) return Blocks
  if ((row.mounts ?? 0) > 0) return row.arc === 'all' ? LocateFixed : Crosshair
  if ((row.seats ?? 0) > 0) return UsersRound
  return (row.crew ?? 0) > 0 ? UserRound : Blocks
}

/** A displayed section: its row, or null if unknown to the rules, and its icon. */
export interface SectionDisplay {
  readonly placed: PlacedSection
  readonly row: VehicleSectionRow | null
  readonly name: string
  readonly sign: SectionIcon
}

export type CellProblem = Pick<VehicleProfileCheck['problems'][number], 'severity' | 'message'>

/** A kind of section that can be built. */
export interface SectionKind {
  readonly id: string
  readonly name: string
  readonly row: VehicleSectionRow
  readonly sign: SectionIcon
  readonly origin: PickOrigin
}

/** Builds the display data of a placed section. */
export function buildSectionDisplay(placed: PlacedSection, tables: Rulebook): SectionDisplay {
  const { section } = placed
  const isKnown = section === ENGINE_SECTION_ID || findRulebookRow(tables, 'vehicleSections', section) !== null
  const row = isKnown ? getSectionRow(tables, placed) : null
  return { placed, row, name: row?.name ?? formatIdAsWords(section), sign: getSectionIcon(section, row) }
}

/** Lists all kinds of section in force, the printed ones first. */
export function listSectionKinds(tables: Rulebook): SectionKind[] {
  return listPickRows(tables, 'vehicleSections').flatMap(({ id, name, origin }) => {
    const row = findRulebookRow(tables, 'vehicleSections', id)
    return row === null ? [] : [{ id, name, row, sign: getSectionIcon(id, row), origin }]
  })
}

/** Row of a mounted weapon, or null if unknown to the rules. */
function weaponRow(id: string, tables: Rulebook): MountedWeapon['row'] | null {
  return findMountedWeapon(tables, id)?.row ?? null
}

export function getWeaponName(id: string, tables: Rulebook): string {
  return weaponRow(id, tables)?.name ?? formatIdAsWords(id)
}

/** Whether a section carries a weapon (P28-VB-2). */
export function isMountRow(row: VehicleSectionRow | null): boolean {
  return row !== null && isMount(row)
}

/** Accessible description of a cell: position, content, weapon, arc and problems. */
export function describeCell(
  cell: Cell,
  shown: SectionDisplay | null,
  { arc, problems, rules }: { arc: Arc | null; problems: readonly CellProblem[]; rules: Rules },
): string {
  const content = shown === null ? ['empty'] : [contentWords(shown, arc, rules)]
  const messages = problems.map(
    ({ message, severity }) => `${severity === 'refused' ? 'Problem' : 'Worth a look'}: ${message}`,
  )
  return [`${cell}: ${[...content, describeCellPosition(cell, rules.settings)].join(', ')}.`, ...messages].join(' ')
}

function contentWords({ name, placed, row }: SectionDisplay, arc: Arc | null, { tables }: Rules): string {
  const weapon = placed.weapon === undefined ? [] : [`with ${getWeaponName(placed.weapon, tables)}`]
  const fires = arc === null ? [] : [formatFireArc(arc)]
  const points = row === null ? [] : [`${row.hitPoints} hit points`]
  return [[name, ...weapon].join(' '), ...fires, ...points].join(', ')
}

/**
 * The side marked in a cell: where the section's weapon fires or its door opens. Undefined for an empty cell, and for
 * an arc all round.
 */
export function findFacingSide(placed: PlacedSection | null, arc: Arc | null, { settings }: Rules): Facing | undefined {
  if (placed === null || arc?.allRound === true) return undefined
  if (arc !== null) return arc.arc[0]
  return placed.facing !== undefined && listCellFacingChoices(placed.cell, settings).includes(placed.facing)
    ? placed.facing
    : undefined
}

/** Groups problems by cell, without the allowed ones. */
export function groupProblemsByCell(
  problems: VehicleProfileCheck['problems'],
): ReadonlyMap<Cell, readonly CellProblem[]> {
  const byCell = new Map<Cell, CellProblem[]>()
  for (const problem of problems.filter(({ severity }) => severity !== 'allowed'))
    for (const cell of problem.cells ?? []) byCell.set(cell, [...(byCell.get(cell) ?? []), problem])
  return byCell
}
