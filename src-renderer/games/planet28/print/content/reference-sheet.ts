import type { Rules, TableName } from '#shared/games/planet28/rulebook.ts'
import { RULEBOOK_TABLES } from '#shared/games/planet28/rulebook.ts'
import { ARCANA } from '#shared/games/planet28/tables/arcana.ts'
import { INJURIES } from '#shared/games/planet28/tables/injuries.ts'
import { type PrintedRow, listRowIds } from '#shared/games/planet28/tables/row.ts'
import { RULINGS, type RulingRow } from '#shared/games/planet28/tables/rulings.ts'
import { VEHICLE_DAMAGE } from '#shared/games/planet28/tables/vehicle-damage.ts'
import { omitIfEmpty, type SheetEntry, type SheetSection, type Sheet, type WeaponLine } from '../sheet-model.ts'
import {
  buildArmourEntry,
  type CountedRow,
  buildSheetEntry,
  formatWeaponRange,
  formatWeaponRules,
  formatSourcePage,
} from './sheet-entries.ts'
import { filterByTable, type PrintableUnit, type UsedRow, listUsedRows, usesArcana } from './used-rows.ts'

/** Tables of a reference sheet, in the order of need during play. */
const DESCRIBED_TABLES: readonly TableName[] = [
  'weaponRules',
  'armour',
  'traits',
  'abilities',
  'items',
  'vehicleTypes',
  'vehicleSections',
  'vehicleTraits',
  'vehicleAbilities',
]

/** Builds a reference sheet of exactly the rules that some units of a warband use. */
export function buildReferenceSheet(
  warband: { readonly id: string; readonly name: string },
  units: readonly PrintableUnit[],
  rules: Rules,
): Sheet {
  const used = listUsedRows(units)
  const isOnFoot = units.some(({ kind }) => kind === 'character')
  const drives = units.some(({ kind }) => kind === 'vehicle')
  return {
    id: `reference:${warband.id}`,
    form: 'page',
    kicker: 'Quick reference',
    title: warband.name,
    subtitle: 'Only the rules that it uses.',
    figure: null,
    portraitId: null,
    path: `/forces/warbands/${warband.id}`,
    pencil: null,
    bands: [
      {
        columns: 2,
        sections: [
          ...weaponSections(used),
          ...DESCRIBED_TABLES.flatMap((table) => tableSection(table, used)),
          ...(usesArcana(used) ? rolled('Arcana, 1D12', ARCANA) : []),
          ...(isOnFoot ? rolled('Injuries, 1D8', INJURIES) : []),
          ...(drives ? rolled('Vehicle damage, 1D6', VEHICLE_DAMAGE) : []),
          ...omitIfEmpty({ kind: 'lines', heading: 'Agreed otherwise', atoms: agreedLines(rules) }),
        ],
      },
    ],
  }
}

function weaponSections(used: readonly UsedRow[]): SheetSection[] {
  const atoms = filterByTable(used, 'weapons', 'vehicleWeapons').flatMap(({ named, rules }) => weaponRow(named, rules))
  return omitIfEmpty({ kind: 'weapons', heading: 'Weapons', atoms })
}

function weaponRow(named: CountedRow, { tables }: Rules): WeaponLine[] {
  if (!('specialRules' in named.row)) return []
  const { name, damage } = named.row
  const hands = 'hands' in named.row ? String(named.row.hands) : ''
  return [
    {
      name,
      count: 1,
      range: formatWeaponRange(named.row),
      damage,
      hands,
      rules: formatWeaponRules(named.row, tables).join(', '),
    },
  ]
}

function tableSection(table: TableName, used: readonly UsedRow[]): SheetSection[] {
  const atoms = filterByTable(used, table).map(({ named }) => {
    const single = { ...named, count: 1 }
    return isArmour(single) ? buildArmourEntry(single) : buildSheetEntry(single)
  })
  return omitIfEmpty({ kind: 'lines', heading: RULEBOOK_TABLES[table].title, atoms })
}

function isArmour(named: CountedRow): named is CountedRow<'armour'> {
  return named.table === 'armour'
}

/** Section of a table to roll on, by face. */
function rolled(
  heading: string,
  table: Readonly<Record<string, PrintedRow & { readonly roll: number }>>,
): SheetSection[] {
  const atoms = Object.values(table).map((row): SheetEntry => {
    const { name, summary, roll } = row
    return { name: `${roll} ${name}`, count: 1, facts: '', summary, source: formatSourcePage(row), boxes: 0 }
  })
  return omitIfEmpty({ kind: 'lines', heading, atoms })
}

/** Lines of the rulings that differ from the default. */
function agreedLines({ settings }: Rules): SheetEntry[] {
  return listRowIds(RULINGS).flatMap((id): SheetEntry[] => {
    const { title, rule, choices }: RulingRow = RULINGS[id]
    const value = settings[id]
    const chosen = choices.find((choice) => choice.value === value)
    if (chosen === undefined || chosen === choices[0]) return []
    return [{ name: title, count: 1, facts: '', summary: `${chosen.label}.`, source: rule, boxes: 0 }]
  })
}
