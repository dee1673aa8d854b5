import type { Rules, TableName } from '#shared/games/planet28/rulebook.ts'
import { TABLES } from '#shared/games/planet28/rulebook.ts'
import { ARCANA } from '#shared/games/planet28/tables/arcana.ts'
import { INJURIES } from '#shared/games/planet28/tables/injuries.ts'
import { type PrintedRow, rowIds } from '#shared/games/planet28/tables/row.ts'
import { RULINGS, type RulingRow } from '#shared/games/planet28/tables/rulings.ts'
import { VEHICLE_DAMAGE } from '#shared/games/planet28/tables/vehicle-damage.ts'
import { filled, type Line, type Section, type Sheet, type WeaponLine } from '../sheet-model.ts'
import { armourLine, type Named, lineOf, rangeOf, rulesOf, sourceOf } from './rows.ts'
import { ofTable, type Printable, type UsedRow, usedRows, usesArcana } from './used-rows.ts'

/** Tables of a reference in the order in which a game asks for them. */
const TOLD: readonly TableName[] = [
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

/** The rules that some units of a warband use, and no others. */
export function referenceSheet(
  warband: { readonly id: string; readonly name: string },
  units: readonly Printable[],
  rules: Rules,
): Sheet {
  const used = usedRows(units)
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
          ...TOLD.flatMap((table) => tableSection(table, used)),
          ...(usesArcana(used) ? rolled('Arcana, 1D12', ARCANA) : []),
          ...(isOnFoot ? rolled('Injuries, 1D8', INJURIES) : []),
          ...(drives ? rolled('Vehicle damage, 1D6', VEHICLE_DAMAGE) : []),
          ...filled({ kind: 'lines', heading: 'Agreed otherwise', atoms: agreedLines(rules) }),
        ],
      },
    ],
  }
}

function weaponSections(used: readonly UsedRow[]): Section[] {
  const atoms = ofTable(used, 'weapons', 'vehicleWeapons').flatMap(({ named, rules }) => weaponRow(named, rules))
  return filled({ kind: 'weapons', heading: 'Weapons', atoms })
}

function weaponRow(named: Named, { tables }: Rules): WeaponLine[] {
  if (!('specialRules' in named.row)) return []
  const { name, damage } = named.row
  const hands = 'hands' in named.row ? String(named.row.hands) : ''
  return [{ name, count: 1, range: rangeOf(named.row), damage, hands, rules: rulesOf(named.row, tables).join(', ') }]
}

function tableSection(table: TableName, used: readonly UsedRow[]): Section[] {
  const atoms = ofTable(used, table).map(({ named }) => {
    const one = { ...named, count: 1 }
    return isArmour(one) ? armourLine(one) : lineOf(one)
  })
  return filled({ kind: 'lines', heading: TABLES[table].title, atoms })
}

function isArmour(named: Named): named is Named<'armour'> {
  return named.table === 'armour'
}

/** A table that is rolled on, by its faces. */
function rolled(heading: string, table: Readonly<Record<string, PrintedRow & { readonly roll: number }>>): Section[] {
  const atoms = Object.values(table).map((row): Line => {
    const { name, summary, roll } = row
    return { name: `${roll} ${name}`, count: 1, facts: '', summary, source: sourceOf(row), boxes: 0 }
  })
  return filled({ kind: 'lines', heading, atoms })
}

/** Rulings that are not as they come. */
function agreedLines({ settings }: Rules): Line[] {
  return rowIds(RULINGS).flatMap((id): Line[] => {
    const { title, rule, choices }: RulingRow = RULINGS[id]
    const value = settings[id]
    const chosen = choices.find((choice) => choice.value === value)
    if (chosen === undefined || chosen === choices[0]) return []
    return [{ name: title, count: 1, facts: '', summary: `${chosen.label}.`, source: rule, boxes: 0 }]
  })
}
