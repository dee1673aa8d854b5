import { isDiceText, normalizeDiceText } from '#shared/games/planet28/dice-text.ts'
import { describeBattleEffects } from '#shared/games/planet28/house/describe-battle-effects.ts'
import type { HouseFields } from '#shared/games/planet28/house/house-fields.ts'
import { findRulebookRow, type Rulebook, type TableName, type RowTypeByTable } from '#shared/games/planet28/rulebook.ts'
import type { VehicleWeaponRow } from '#shared/games/planet28/tables/vehicle-weapons.ts'
import type { WeaponRow } from '#shared/games/planet28/tables/weapons.ts'

/** Page number of a row that is not printed in the book. */
export const NO_PAGE = 0

const blank = { name: '', page: NO_PAGE, summary: '', cost: 0 }
const blankWeapon = { ...blank, damage: '0D4', specialRules: [], ammo: null, rangeCm: 0, keywords: [] } as const

/** House rows before any field is filled in. A weapon is two-handed by default (P28-CW-1). */
export const BLANK_ROWS_BY_TABLE: { readonly [Name in TableName]: RowTypeByTable[Name] } = {
  traits: { ...blank, when: [] },
  abilities: blank,
  weapons: { ...blankWeapon, type: 'melee', hands: 2 },
  weaponRules: blank,
  armour: { ...blank, defence: null },
  items: { ...blank, kind: 'item' },
  vehicleTypes: { ...blank, speedCm: 0 },
  vehicleSections: { ...blank, hitPoints: 1 },
  vehicleTraits: blank,
  vehicleAbilities: blank,
  vehicleWeapons: { ...blankWeapon, type: 'ranged' },
}

/** Builds a table row from its fields. `tables` contains the rows that weapons name. Unknown names are omitted. */
export function buildHouseRow<Name extends TableName>(
  table: Name,
  start: RowTypeByTable[Name],
  fields: HouseFields,
  tables: Rulebook,
): RowTypeByTable[Name] {
  const build: Build<RowTypeByTable[Name]> = BUILDERS[table]
  const row = build(start, fields, tables)
  if (row.summary !== '') return row
  // The summary defaults to a description of the effects.
  const sentences = describeBattleEffects(fields, tables).map((text) => `${text}.`)
  return { ...row, summary: sentences.join(' ') }
}

type Build<Row> = (start: Row, fields: HouseFields, tables: Rulebook) => Row

const BUILDERS: { readonly [Name in TableName]: Build<RowTypeByTable[Name]> } = {
  traits: (start, fields) => ({ ...start, ...plain(fields) }),
  abilities: (start, fields) => ({ ...start, ...plain(fields), ...useFields(fields) }),
  weaponRules: (start, fields) => ({ ...start, ...plain(fields) }),
  vehicleTraits: (start, fields) => ({ ...start, ...plain(fields) }),
  vehicleAbilities: (start, fields) => ({ ...start, ...plain(fields) }),
  vehicleTypes: (start, fields) => ({ ...start, ...plain(fields), speedCm: fields.speedCm ?? start.speedCm }),
  items: (start, fields) => ({ ...start, ...plain(fields), ...useOf(fields), kind: fields.kind ?? start.kind }),
  armour: (start, fields) => ({ ...start, ...plain(fields), defence: defenceOf(start.defence, fields.defence) }),
  vehicleSections: (start, fields) => ({ ...start, ...plain(fields), ...sectionFields(fields) }),
  weapons: buildWeapon,
  vehicleWeapons: buildVehicleWeapon,
}

function buildWeapon(start: WeaponRow, fields: HouseFields, tables: Rulebook): WeaponRow {
  const { type = start.type, hands = start.hands, rangeCm = start.rangeCm } = fields
  const { specialRules, damage, keywords } = weaponFields(start, fields, tables)
  const ammo = fields.ammo === undefined ? start.ammo : fields.ammo
  const known = ammo !== null && findRulebookRow(tables, 'items', ammo) !== null ? ammo : null
  return { ...start, ...plain(fields), type, hands, rangeCm, damage, specialRules, ammo: known, keywords }
}

function buildVehicleWeapon(start: VehicleWeaponRow, fields: HouseFields, tables: Rulebook): VehicleWeaponRow {
  const { rangeCm = start.rangeCm, minRangeCm } = fields
  const nearest = minRangeCm === undefined ? {} : { minRangeCm }
  return { ...start, ...plain(fields), ...weaponFields(start, fields, tables), rangeCm, ...nearest }
}

function weaponFields(start: WeaponRow | VehicleWeaponRow, fields: HouseFields, tables: Rulebook) {
  const rules = fields.specialRules?.filter((id) => findRulebookRow(tables, 'weaponRules', id) !== null)
  const damage =
    fields.damage !== undefined && isDiceText(fields.damage) ? normalizeDiceText(fields.damage) : start.damage
  return { damage, specialRules: rules ?? start.specialRules, keywords: fields.keywords ?? start.keywords }
}

function defenceOf(start: string | null, given: string | null | undefined): string | null {
  if (given === null) return null
  return given !== undefined && isDiceText(given) ? normalizeDiceText(given) : start
}

/** Columns common to all tables. */
function plain({ name, summary, cost, effects = [] }: HouseFields) {
  return {
    ...(name === undefined ? {} : { name }),
    ...(summary === undefined ? {} : { summary }),
    ...(cost === undefined ? {} : { cost }),
    ...(effects.length === 0 ? {} : { effects }),
  }
}

function useOf({ use }: HouseFields) {
  return use === undefined || use === null ? {} : { use }
}

/** Columns of use. An ability that needs a roll says so in the same column as printed ones. */
function useFields(fields: HouseFields) {
  const skill = fields.use?.skill
  return { ...useOf(fields), ...(skill === undefined ? {} : { skillRoll: skill }) }
}

function sectionFields({ hitPoints, crew, mounts, seats, arc, facings }: HouseFields) {
  return {
    ...(hitPoints === undefined ? {} : { hitPoints }),
    ...(crew === undefined ? {} : { crew }),
    ...(mounts === undefined ? {} : { mounts }),
    ...(seats === undefined ? {} : { seats }),
    ...(arc === undefined ? {} : { arc }),
    ...(facings === undefined ? {} : { facings }),
  }
}
