import { getHighestTotal, computeMean, computeDiceOdds } from '#shared/games/planet28/dice-odds.ts'
import {
  type Rulebook,
  getRuleId,
  type TableName,
  type RowTypeByTable,
  RULEBOOK_TABLE_HEADINGS,
} from '#shared/games/planet28/rulebook.ts'
import type { VehicleWeaponRow } from '#shared/games/planet28/tables/vehicle-weapons.ts'
import type { WeaponRow } from '#shared/games/planet28/tables/weapons.ts'
import { type ArmouryColumn, NUMERIC_COLUMN_OPTIONS, type ArmouryTable, createArmouryTable } from '../table-shapes.ts'

function cost(unit: 'pts' | 'cr'): ArmouryColumn<{ readonly cost: number }> {
  return { key: 'cost', label: 'Cost', unit, ...NUMERIC_COLUMN_OPTIONS, textOf: (row) => row.cost }
}

type AnyWeapon = WeaponRow | VehicleWeaponRow

const mean: ArmouryColumn<AnyWeapon> = {
  key: 'mean',
  label: 'Mean',
  ...NUMERIC_COLUMN_OPTIONS,
  textOf: ({ damage }) => Math.round(computeMean(computeDiceOdds(damage)) * 10) / 10,
}

const most: ArmouryColumn<AnyWeapon> = {
  key: 'most',
  label: 'Max',
  ...NUMERIC_COLUMN_OPTIONS,
  isDetail: true,
  textOf: ({ damage }) => getHighestTotal(damage),
}

const damage: ArmouryColumn<AnyWeapon> = { key: 'damage', label: 'Damage', textOf: (row) => row.damage }

const keywords: ArmouryColumn<AnyWeapon> = {
  key: 'keywords',
  label: 'Keywords',
  isDetail: true,
  textOf: (row) => row.keywords.join(', ') || null,
}

const specialRules: ArmouryColumn<AnyWeapon> = {
  key: 'specialRules',
  label: 'Special rules',
  textOf: (row, tables) => namesOf(row.specialRules, tables, 'weaponRules') || null,
}

function namesOf(ids: readonly string[], tables: Rulebook, table: TableName): string {
  const rows: Readonly<Record<string, { readonly name: string }>> = tables[table]
  return ids.map((id) => rows[id]?.name ?? id).join(', ')
}

function open<Name extends TableName>(
  name: Name,
  noun: string,
  facts: readonly ArmouryColumn<RowTypeByTable[Name]>[],
): ArmouryTable {
  return createArmouryTable<RowTypeByTable[Name]>({
    name,
    title: RULEBOOK_TABLE_HEADINGS[name].title,
    noun,
    rows: (tables) => tables[name],
    rule: (id) => getRuleId(name, id),
    facts,
  })
}

const POINTS = [cost('pts')]

/** The tables that a group can add rows to, in the order of the book. */
export const EDITABLE_TABLES: readonly ArmouryTable[] = [
  open('traits', 'trait', POINTS),
  open('abilities', 'ability', POINTS),
  open('vehicleTypes', 'vehicle type', [
    { key: 'speedCm', label: 'Speed', unit: 'cm', ...NUMERIC_COLUMN_OPTIONS, textOf: (row) => row.speedCm },
    ...POINTS,
  ]),
  open('vehicleSections', 'section', [
    { key: 'hitPoints', label: 'Hit points', ...NUMERIC_COLUMN_OPTIONS, textOf: (row) => row.hitPoints },
    { key: 'crew', label: 'Crew', ...NUMERIC_COLUMN_OPTIONS, textOf: (row) => row.crew ?? null },
    { key: 'mounts', label: 'Weapons', ...NUMERIC_COLUMN_OPTIONS, textOf: (row) => row.mounts ?? null },
    { key: 'seats', label: 'Seats', ...NUMERIC_COLUMN_OPTIONS, textOf: (row) => row.seats ?? null },
    {
      key: 'arc',
      label: 'Fires',
      isDetail: true,
      textOf: (row) => (row.mounts ? (row.arc ? 'all round' : 'its facing') : null),
    },
    { key: 'facings', label: 'Facings', isDetail: true, textOf: (row) => row.facings?.join(', ') ?? 'any' },
    { key: 'sizes', label: 'Vehicle sizes', isDetail: true, textOf: (row) => row.sizes?.join(', ') ?? 'any' },
    ...POINTS,
  ]),
  open('vehicleTraits', 'vehicle trait', POINTS),
  open('vehicleAbilities', 'vehicle ability', POINTS),
  open('weapons', 'weapon', [
    { key: 'type', label: 'Type', textOf: (row) => row.type },
    { key: 'hands', label: 'Hands', ...NUMERIC_COLUMN_OPTIONS, textOf: (row) => row.hands },
    damage,
    mean,
    most,
    { key: 'rangeCm', label: 'Range', unit: 'cm', ...NUMERIC_COLUMN_OPTIONS, textOf: (row) => row.rangeCm || null },
    specialRules,
    {
      key: 'ammo',
      label: 'Ammunition',
      isDetail: true,
      textOf: (row, tables) => (row.ammo === null ? null : namesOf([row.ammo], tables, 'items')),
    },
    keywords,
    cost('cr'),
  ]),
  open('vehicleWeapons', 'vehicle weapon', [
    damage,
    mean,
    most,
    { key: 'rangeCm', label: 'Range', unit: 'cm', ...NUMERIC_COLUMN_OPTIONS, textOf: (row) => row.rangeCm },
    {
      key: 'minRangeCm',
      label: 'Nearest',
      unit: 'cm',
      ...NUMERIC_COLUMN_OPTIONS,
      textOf: (row) => row.minRangeCm ?? null,
    },
    specialRules,
    keywords,
    cost('pts'),
  ]),
  open('weaponRules', 'special rule', [cost('cr')]),
  open('armour', 'armour', [
    { key: 'defence', label: 'Defence', textOf: (row) => row.defence },
    {
      key: 'mean',
      label: 'Mean',
      ...NUMERIC_COLUMN_OPTIONS,
      textOf: ({ defence }) => (defence === null ? null : Math.round(computeMean(computeDiceOdds(defence)) * 10) / 10),
    },
    cost('cr'),
  ]),
  open('items', 'item', [{ key: 'kind', label: 'Kind', textOf: (row) => row.kind }, cost('cr')]),
]
