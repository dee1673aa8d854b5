import type { VehicleView } from '#shared/contract/planet28/units.ts'
import { ENGINE, type PlacedSection } from '#shared/games/planet28/model.ts'
import { findMountAmmunition } from '#shared/games/planet28/mounted-rounds.ts'
import { isCoreSection, getSectionRow } from '#shared/games/planet28/placed-section.ts'
import { findRow, type Rulebook, type Rules } from '#shared/games/planet28/rulebook.ts'
import { SKILLS } from '#shared/games/planet28/tables/skills.ts'
import type { Facing } from '#shared/games/planet28/tables/vehicle-sections.ts'
import { CELLS } from '#shared/games/planet28/vehicle-grid.ts'
import { formatCount } from '#shared/kit/format.ts'
import {
  type Dial,
  type GridDrawing,
  omitIfEmpty,
  type HitPointLine,
  type PrintOptions,
  type SheetSection,
  type Sheet,
  type WeaponLine,
} from '../sheet-model.ts'
import { buildConditionSections, applyConditionsToDials, buildPointsSection, type UnitStatus } from './conditions.ts'
import {
  buildSheetEntry,
  listMountedWeapons,
  formatWeaponRange,
  listCountedRows,
  formatWeaponRules,
  listWeaponRuleLines,
} from './sheet-entries.ts'
import { buildBillSections, hasPips, buildNoteSections, createPlainDial, createScaleDial } from './sheet-sections.ts'
import { buildUnitSheet } from './unit-sheets.ts'

/** Maximum number of letters in a cell of the printed grid. */
const LONGEST_WORD = 9

/**
 * Builds the sheet of a vehicle: its grid as a drawing, hit points for each section, and the arcs of its weapons
 * (P28-VEH-FACE-1).
 */
export function buildVehicleSheet(
  view: VehicleView,
  rules: Rules,
  options: PrintOptions,
  standing: UnitStatus = null,
): Sheet {
  const { tables } = rules
  const { profile, check } = view
  const type = findRow(tables, 'vehicleTypes', profile.type)
  const placed = inOrder(profile.sections)
  const drawing: SheetSection = { kind: 'drawing', heading: 'Building grid', atoms: [drawingOf(view, rules, standing)] }
  const rest = [
    ...buildConditionSections(standing),
    ...omitIfEmpty({
      kind: 'life',
      heading: 'Sections',
      atoms: placed.map((section) => lifeOf(section, tables, options, standing)),
    }),
    ...omitIfEmpty({ kind: 'weapons', heading: 'Weapons', atoms: weaponLines(view, tables) }),
    ...sectionLines(view, tables),
    ...buildNoteSections(view, options.notes),
    ...buildBillSections(check.bill.lines),
  ] satisfies SheetSection[]
  return {
    ...buildUnitSheet('vehicle', view, `Vehicle · ${type?.name ?? profile.type}, ${check.stats.size}`),
    bands: [
      {
        columns: 1,
        sections: [
          { kind: 'dials', heading: '', atoms: [applyConditionsToDials(dialsOf(view), standing)] },
          { kind: 'ticks', heading: '', atoms: [['Immobile', 'Shaken', 'Derelict', 'Destroyed']] },
          buildPointsSection(standing),
          ...(options.largePrint ? [drawing] : []),
        ],
      },
      { columns: 2, sections: options.largePrint ? rest : [drawing, ...rest] },
    ],
  }
}

function dialsOf({ profile, check: { stats } }: VehicleView): Dial[] {
  return [
    createScaleDial(SKILLS.A.name, 'A', profile.A),
    createScaleDial(SKILLS.F.name, 'F', stats.F),
    createScaleDial(SKILLS.S.name, 'S', profile.S),
    createPlainDial('Speed', String(stats.speedCm), 'cm'),
    createPlainDial('Hit points', String(stats.hitPoints)),
    createPlainDial('Ram', stats.damage),
    createPlainDial('Crew', String(stats.crew)),
    createPlainDial('Seats', String(stats.seats)),
  ]
}

/** Drawing of the grid with its sections. */
function drawingOf(
  { profile, check }: VehicleView,
  { tables, settings }: Rules,
  standing: UnitStatus = null,
): GridDrawing {
  return {
    preset: settings.gridPreset,
    sides: check.stats.size !== 'small',
    sections: inOrder(profile.sections).map((placed) => {
      const { cell } = placed
      const { name, hitPoints } = getSectionRow(tables, placed)
      const left = hitPointsLeft(placed, hitPoints, standing)
      const mount = check.arcs.find((arc) => arc.cell === cell)
      return {
        cell,
        word: wordOf(name),
        hitPoints: left,
        isCore: isCoreSection(placed),
        arc: mount?.arc ?? [],
        allRound: mount?.allRound ?? false,
        points: placed.facing ?? null,
      }
    }),
  }
}

/** Sorts sections from the front to the rear. */
function inOrder(sections: readonly PlacedSection[]): PlacedSection[] {
  return sections.toSorted((a, b) => CELLS.indexOf(a.cell) - CELLS.indexOf(b.cell))
}

/** First word of a name, truncated to the width of a cell. */
function wordOf(name: string): string {
  const [word = ''] = name.split(/\s+/)
  return word.length > LONGEST_WORD ? `${word.slice(0, LONGEST_WORD - 1)}.` : word
}

function lifeOf(placed: PlacedSection, tables: Rulebook, options: PrintOptions, standing: UnitStatus): HitPointLine {
  const { name, hitPoints: built } = getSectionRow(tables, placed)
  const hitPoints = hitPointsLeft(placed, built, standing)
  const note = hitPoints === built ? name : `${name}, of ${built}`
  return { label: placed.cell, note, hitPoints, pips: hasPips(hitPoints, options) }
}

/** Hit points of a section after damage (P28-VCAMP-3). */
function hitPointsLeft({ cell }: PlacedSection, built: number, standing: UnitStatus): number {
  const conditions = standing?.conditions ?? []
  if (conditions.some(({ lostCells }) => lostCells.includes(cell))) return 0
  const left = conditions.flatMap(({ damaged }) => damaged.filter((candidate) => candidate.cell === cell))
  return Math.min(built, ...left.map(({ hitPoints }) => hitPoints))
}

/** Weapons with their mounts and arcs, then those without a mount. */
function weaponLines({ profile, check }: VehicleView, tables: Rulebook): WeaponLine[] {
  const mounted = inOrder(profile.sections).flatMap((placed) => {
    const { cell, weapon } = placed
    const mount = check.arcs.find((arc) => arc.cell === cell)
    const fires = mount ? `fires ${mount.allRound ? 'all round' : sidesInWords(mount.arc)}` : ''
    const where = [cell, fires].filter((part) => part !== '').join(' ')
    const rounds = findMountAmmunition(tables, placed) === null ? [] : [formatCount(placed.rounds ?? 0, 'round')]
    return weapon === undefined ? [] : weaponRows([weapon], tables, [where, ...rounds].join(', '))
  })
  return [...mounted, ...weaponRows(profile.weapons, tables, 'on no mount')]
}

function weaponRows(ids: readonly string[], tables: Rulebook, where: string): WeaponLine[] {
  return listMountedWeapons(tables, ids).map(({ row, count }) => ({
    name: row.name,
    count,
    range: formatWeaponRange(row),
    damage: row.damage,
    hands: '',
    rules: [where, ...formatWeaponRules(row, tables)].join(', '),
  }))
}

function sidesInWords(sides: readonly Facing[]): string {
  return sides.length > 0 ? sides.join(' and ') : 'nowhere'
}

function sectionLines({ profile }: VehicleView, tables: Rulebook): SheetSection[] {
  const ids = [...profile.sections.flatMap(({ weapon }) => weapon ?? []), ...profile.weapons]
  const built = profile.sections.flatMap(({ section }) => (section === ENGINE ? [] : section))
  const lines = (heading: string, rows: Parameters<typeof buildSheetEntry>[0][]): SheetSection[] =>
    omitIfEmpty({ kind: 'lines', heading, atoms: rows.map((row) => buildSheetEntry(row)) })
  return [
    ...lines('Traits', listCountedRows(tables, 'vehicleTraits', profile.traits)),
    ...lines('Abilities', listCountedRows(tables, 'vehicleAbilities', profile.abilities)),
    ...lines('Type', listCountedRows(tables, 'vehicleTypes', [profile.type])),
    ...lines('What the sections do', listCountedRows(tables, 'vehicleSections', built)),
    ...omitIfEmpty({
      kind: 'lines',
      heading: 'Weapon rules',
      atoms: listWeaponRuleLines(listMountedWeapons(tables, ids), tables),
    }),
  ]
}
