import * as z from 'zod'
import { UNIT_KINDS } from '#shared/games/planet28/campaign/battle-record.ts'
import { HouseEffectsSchema, HouseUseEffect } from '#shared/games/planet28/house/house-effects.ts'
import type { HouseFields } from '#shared/games/planet28/house/house-fields.ts'
import { TABLE_NAMES } from '#shared/games/planet28/rulebook.ts'
import { forGamemaster, Id, Name, Notes, ShortText, Version } from '../base.ts'
import { BillView, RowId } from './profiles.ts'

const TableName = z.enum(TABLE_NAMES)
const Points = z.int().min(-999).max(9_999)
const DiceInput = z.string().max(20)
const rowIdList = z.array(RowId).max(20)

/** Columns of a house row or a patch. `HOUSE_FIELDS_BY_TABLE` defines the columns of each table. */
export const HouseFieldsInput = z
  .object({
    name: Name,
    summary: ShortText,
    cost: Points,
    type: z.enum(['melee', 'ranged']),
    hands: z.literal([1, 2]),
    damage: DiceInput,
    rangeCm: z.int().min(0).max(999),
    minRangeCm: z.int().min(0).max(999),
    specialRules: rowIdList,
    ammo: RowId.nullable(),
    keywords: z
      .array(z.string().regex(/^[a-z][a-z -]{0,29}$/, { message: 'A keyword is a word in small letters.' }))
      .max(20),
    base: RowId,
    defence: DiceInput.nullable(),
    kind: z.enum(['ammo', 'consumable', 'item', 'warband']),
    hitPoints: z.int().min(1).max(999),
    speedCm: z.int().min(0).max(999),
    crew: z.int().min(0).max(9),
    mounts: z.int().min(0).max(1),
    seats: z.int().min(0).max(99),
    arc: z.literal('all'),
    facings: z.array(z.enum(['front', 'rear', 'left', 'right'])).max(4),
    effects: HouseEffectsSchema,
    use: HouseUseEffect.nullable(),
  })
  .partial() satisfies z.ZodType<HouseFieldsWire>

/** Type of the fields in zod, which allows undefined for missing ones. */
type HouseFieldsWire = { [Field in keyof HouseFields]?: HouseFields[Field] | undefined }

const HouseRowInput = z.object({
  table: TableName,
  kind: z.enum(['own', 'patch']),
  fields: HouseFieldsInput,
  notes: Notes,
})

/** A house row, or a patch of a printed row. */
export const HouseRowView = HouseRowInput.extend({
  id: Id,
  rowId: RowId,
  name: z.string(),
  version: Version,
  /** Number of units and warbands that use the row or are affected by the patch. */
  carriers: z.int(),
})
export type HouseRowView = z.infer<typeof HouseRowView>

/** A unit or warband that has a row. */
export const HouseRowHolder = z.object({
  kind: z.enum([...UNIT_KINDS, 'warband']),
  id: Id,
  name: z.string(),
  warbandName: z.string(),
  /** Number of copies. */
  count: z.int(),
})
export type HouseRowHolder = z.infer<typeof HouseRowHolder>

/** Price of a custom weapon with its breakdown, and a similar printed weapon (P28-CW-1 to -3). */
export const CustomWeaponPrice = z.object({
  bill: BillView,
  /** Maximum damage of its dice. */
  maxDamage: z.number(),
  /** A printed weapon with the same profile, and its cost. */
  nearClone: z.object({ id: RowId, name: z.string(), cost: z.number() }).nullable(),
  /** Errors that prevent saving, and warnings. */
  problems: z.array(z.object({ rule: z.string(), severity: z.enum(['refused', 'flagged']), message: z.string() })),
})
export type CustomWeaponPrice = z.infer<typeof CustomWeaponPrice>

/** A weapon of the rules in force. */
const WeaponKey = z.object({ table: z.enum(['weapons', 'vehicleWeapons']), rowId: RowId })

/** A weapon in the price audit: actual cost, cost by the formula, and effect. */
export const AuditedWeaponView = z.object({
  table: z.enum(['weapons', 'vehicleWeapons']),
  id: RowId,
  name: z.string(),
  isOwn: z.boolean(),
  type: z.enum(['melee', 'ranged']),
  cost: z.number(),
  formula: z.number(),
  /** Mean damage of a hit before armour. */
  meanDamage: z.number(),
  rangeCm: z.number(),
})
export type AuditedWeaponView = z.infer<typeof AuditedWeaponView>

/** Remaining damage of a hit after one kind of armour (P28-ARM-1). */
const HitAfterArmour = z.object({
  id: RowId,
  name: z.string(),
  defence: z.string(),
  mean: z.number(),
  /** Why the armour does not roll, or null. */
  why: z.string().nullable(),
})

export const house = {
  list: forGamemaster.output(z.array(HouseRowView)),
  add: forGamemaster.input(HouseRowInput.extend({ rowId: RowId.nullable() })).output(HouseRowView),
  update: forGamemaster
    .input(z.object({ id: Id, version: Version, fields: HouseFieldsInput, notes: Notes }))
    .output(HouseRowView),
  /** Refused while a house row is in use. Removing a patch restores the printed row. */
  remove: forGamemaster.input(z.object({ id: Id, version: Version })),
  carriers: forGamemaster.input(z.object({ table: TableName, rowId: RowId })).output(z.array(HouseRowHolder)),
  /** Price of a draft. Saves nothing. */
  price: forGamemaster
    .input(z.object({ table: z.enum(['weapons', 'vehicleWeapons']), fields: HouseFieldsInput }))
    .output(CustomWeaponPrice),
  audit: forGamemaster.output(z.array(AuditedWeaponView)),
  /** Mean damage of a weapon in force after each kind of armour that rolls. */
  afterArmour: forGamemaster.input(WeaponKey).output(z.array(HitAfterArmour)),
}
