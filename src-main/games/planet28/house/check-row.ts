import {
  HOUSE_FIELDS_BY_TABLE,
  type HouseField,
  type HouseFields,
  type HouseRow,
} from '#shared/games/planet28/house/house-fields.ts'
import {
  findRulebookRow,
  PRINTED_TABLES,
  type Rulebook,
  type TableName,
  RULEBOOK_TABLE_HEADINGS,
} from '#shared/games/planet28/rulebook.ts'
import { CORE_SECTIONS } from '#shared/games/planet28/tables/vehicle-sections.ts'
import { buildHouseRow } from './build-house-row.ts'
import { findBaseWeapon, createCustomWeapon, type WeaponTable } from './custom-weapons/custom-weapon.ts'
import { listSpecialRuleProblems } from './custom-weapons/weapon-problems.ts'
import { findHouseEffectProblem } from './effect-problems.ts'
import { HOUSE_FIELD_LABELS, findHouseFieldProblem } from './field-problems.ts'

/** Finds what is wrong with a house row or a patch, with the remedy, or null. `tables` are those in force. */
export function findHouseRowProblem(row: HouseRow, tables: Rulebook): string | null {
  return (
    findIdFault(row) ??
    findColumnFault(row) ??
    findHouseFieldProblem(row.fields) ??
    findWeaponFault(row, tables) ??
    findHouseEffectProblem(row.table, row.fields)
  )
}

/** Tables that share one id space: an id may occur in only one of them. */
const CARRIED: readonly TableName[] = ['weapons', 'armour', 'items', 'vehicleWeapons']

function findIdFault({ table, id, kind }: HouseRow): string | null {
  const { title } = RULEBOOK_TABLE_HEADINGS[table]
  const isPrinted = Object.hasOwn(PRINTED_TABLES[table], id)
  if (kind === 'patch') return isPrinted ? null : `The printed table “${title}” has no row “${id}” to patch.`
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(id) || id.length > 60)
    return `“${id}” is no id: start with a letter, use small letters, digits and single hyphens, at most 60.`
  const clash = (CARRIED.includes(table) ? CARRIED : [table]).find((name) => Object.hasOwn(PRINTED_TABLES[name], id))
  if (clash !== undefined)
    return `“${id}” is a printed row of “${RULEBOOK_TABLE_HEADINGS[clash].title}”: take another name, or patch the printed row.`
  const isCore = table === 'vehicleSections' && Object.hasOwn(CORE_SECTIONS, id)
  return isCore ? `“${id}” is a core section that every vehicle has: take another name.` : null
}

/** Required fields of a house row without a base, by table. */
const REQUIRED: { readonly [Name in TableName]: readonly HouseField[] } = {
  traits: ['name', 'cost'],
  abilities: ['name', 'cost'],
  vehicleTypes: ['name', 'cost', 'speedCm'],
  vehicleSections: ['name', 'cost', 'hitPoints'],
  vehicleTraits: ['name', 'cost'],
  vehicleAbilities: ['name', 'cost'],
  weapons: ['name', 'type', 'damage'],
  vehicleWeapons: ['name', 'damage', 'rangeCm'],
  weaponRules: ['name', 'cost'],
  armour: ['name', 'cost', 'defence'],
  items: ['name', 'cost', 'kind'],
}

/** Fields of a weapon that adds special rules to a printed one (P28-CW-2). */
const WITH_BASE: readonly HouseField[] = ['name', 'summary', 'base', 'specialRules', 'ammo', 'keywords']

function findColumnFault({ table, kind, fields }: HouseRow): string | null {
  const given = fieldNames(fields)
  const foreign = given.find((field) => !HOUSE_FIELDS_BY_TABLE[table].includes(field))
  if (foreign !== undefined)
    return `“${RULEBOOK_TABLE_HEADINGS[table].title}” have no ${HOUSE_FIELD_LABELS[foreign]}: leave it out.`
  if (kind === 'patch') return findPatchFault(fields)
  if (isWeaponTable(table) && fields.cost !== undefined)
    return 'A weapon of your own has no price of its own: it is worked out (P28-CW-1). Leave the cost out.'
  const isBased = fields.base !== undefined
  const borrowed = isBased ? given.find((field) => !WITH_BASE.includes(field)) : undefined
  if (borrowed !== undefined)
    return `The ${HOUSE_FIELD_LABELS[borrowed]} comes from the printed weapon: leave it out, or build a weapon from nothing.`
  const needed: readonly HouseField[] = isBased ? ['name', 'specialRules'] : REQUIRED[table]
  const missing = needed.find((field) => fields[field] === undefined)
  return missing === undefined ? null : `Its ${HOUSE_FIELD_LABELS[missing]} is missing: fill it in.`
}

function findPatchFault(fields: HouseFields): string | null {
  if (fields.base !== undefined) return 'A patch changes a printed weapon and cannot be built on another one.'
  return fieldNames(fields).length === 0 ? 'The patch changes nothing: fill in what is different.' : null
}

function findWeaponFault({ table, id, kind, fields }: HouseRow, tables: Rulebook): string | null {
  if (!isWeaponTable(table)) return null
  const base = findBaseWeapon(table, fields, tables)
  if (fields.base !== undefined && base === null)
    return `“${fields.base}” is no printed weapon of “${RULEBOOK_TABLE_HEADINGS[table].title}”: choose one that is.`
  if (base !== null && fields.specialRules?.length === 0)
    return `It adds nothing to the ${base.name}: choose a special rule (P28-CW-2).`
  const [ruleFault] = listSpecialRuleProblems(fields.specialRules ?? [], base, tables)
  return ruleFault ?? findAmmoFault(fields, tables) ?? findRangeFault({ table, id, kind, fields }, tables)
}

function findAmmoFault({ ammo }: HouseFields, tables: Rulebook): string | null {
  if (ammo === undefined || ammo === null || findRulebookRow(tables, 'items', ammo)?.kind === 'ammo') return null
  return `“${ammo}” is no ammunition: choose some from the items, or none.`
}

/** Checks ranges: melee weapons have none, ranged weapons need one, and the minimum must not exceed the range. */
function findRangeFault({ table, id, kind, fields }: HouseRow, tables: Rulebook): string | null {
  const printed = kind === 'patch' ? id : fields.base
  if (table === 'vehicleWeapons') {
    const start = printed === undefined ? null : findRulebookRow(tables, table, printed)
    const { rangeCm = start?.rangeCm ?? 0, minRangeCm = start?.minRangeCm ?? 0 } = fields
    if (rangeCm === 0) return 'A vehicle weapon shoots: give it a range of 1 cm or more.'
    return minRangeCm > rangeCm
      ? `The least range of ${minRangeCm} cm is longer than the range of ${rangeCm} cm.`
      : null
  }
  const start = kind === 'patch' ? findRulebookRow(tables, 'weapons', id) : null
  const { type, rangeCm } =
    start === null ? createCustomWeapon(fields, tables) : buildHouseRow('weapons', start, fields, tables)
  if (type === 'melee' && rangeCm > 0) return `A melee weapon has no range: set it to 0, or make it a ranged one.`
  return type === 'ranged' && rangeCm === 0 ? 'A ranged weapon needs a range of 1 cm or more.' : null
}

function isWeaponTable(table: TableName): table is WeaponTable {
  return table === 'weapons' || table === 'vehicleWeapons'
}

function fieldNames(fields: HouseFields): HouseField[] {
  return Object.keys(HOUSE_FIELD_LABELS).filter(
    (name): name is HouseField => isField(name) && fields[name] !== undefined,
  )
}

function isField(name: string): name is HouseField {
  return Object.hasOwn(HOUSE_FIELD_LABELS, name)
}
