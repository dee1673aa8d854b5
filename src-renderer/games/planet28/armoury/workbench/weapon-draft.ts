import { findDiceFault, normalizeDiceText } from '#shared/games/planet28/dice-text.ts'
import type { HouseField } from '#shared/games/planet28/house/house-fields.ts'
import type { Rulebook } from '#shared/games/planet28/rulebook.ts'
import {
  createEmptyHouseRowForm,
  createHouseRowForm,
  type HouseRowForm,
  parseKeywords,
  type PartialHouseRowFields,
  type HouseRowRequestFields,
} from '../house/house-form.ts'
import type { ArmouryTableName } from '../table-shapes.ts'

export type WeaponTableName = 'weapons' | 'vehicleWeapons'

/** Draft of the weapon workbench: a new weapon, or a printed one with added rules. */
export interface WeaponDraft {
  table: WeaponTableName
  from: 'scratch' | 'printed'
  form: HouseRowForm
  notes: string
}

export function isWeaponTableName(name: ArmouryTableName): name is WeaponTableName {
  return name === 'weapons' || name === 'vehicleWeapons'
}

export function createWeaponDraft(table: WeaponTableName, base: string | null): WeaponDraft {
  const form = {
    ...createEmptyHouseRowForm(),
    type: table === 'weapons' ? 'melee' : 'ranged',
    base,
    hands: '2',
    damage: '2D6',
  } as const
  return { table, from: base === null ? 'scratch' : 'printed', form, notes: '' }
}

/** Creates a draft from a saved weapon, without the rules of its base weapon. */
export function toWeaponDraft(
  table: WeaponTableName,
  fields: PartialHouseRowFields,
  notes: string,
  tables: Rulebook,
): WeaponDraft {
  const form = createHouseRowForm(fields)
  const given = listBaseWeaponRuleIds(table, form.base, tables)
  form.specialRules = form.specialRules.filter((id) => !given.includes(id))
  return { table, from: fields.base === undefined ? 'scratch' : 'printed', form, notes }
}

/** Lists the special rules that the base weapon already has (P28-CW-2). */
export function listBaseWeaponRuleIds(
  table: WeaponTableName,
  base: string | null,
  tables: Rulebook,
): readonly string[] {
  return base === null || !Object.hasOwn(tables[table], base) ? [] : (tables[table][base]?.specialRules ?? [])
}

/**
 * Converts the draft for the server. For a printed weapon these are only the name, the added rules, and a summary
 * unless it is empty.
 */
export function buildWeaponRequestFields({ table, from, form }: WeaponDraft): HouseRowRequestFields {
  const name = form.name.trim()
  const summary = form.summary.trim()
  if (from === 'printed' && form.base !== null)
    return { name, ...(summary === '' ? {} : { summary }), base: form.base, specialRules: form.specialRules }
  const made = {
    name,
    summary,
    damage: normalizeDiceText(form.damage),
    rangeCm: table === 'weapons' && form.type === 'melee' ? 0 : (form.rangeCm ?? 0),
    specialRules: form.specialRules,
    keywords: parseKeywords(form.keywords),
  }
  if (table === 'weapons') return { ...made, type: form.type, hands: form.hands === '2' ? 2 : 1, ammo: form.ammo }
  return form.minRangeCm === null ? made : { ...made, minRangeCm: form.minRangeCm }
}

/** Validation errors by field. A draft with errors is not sent. */
export function findWeaponProblems({ table, from, form }: WeaponDraft): Partial<Record<HouseField | 'base', string>> {
  const name = form.name.trim() === '' ? 'Enter a name.' : undefined
  if (from === 'printed') return given({ name, base: form.base === null ? 'Choose the printed weapon.' : undefined })
  const isRanged = table === 'vehicleWeapons' || form.type === 'ranged'
  const rangeCm = isRanged && !form.rangeCm ? 'Say how far it shoots, in cm.' : undefined
  return given({ name, damage: diceFault(form.damage) ?? undefined, rangeCm })
}

function given(faults: Partial<Record<HouseField | 'base', string | undefined>>) {
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined))
}

function diceFault(damage: string): string | null {
  return damage.trim() === '' ? 'Write its damage as dice, such as 2D10+4.' : findDiceFault(damage)
}

/** What must be filled in before a price can be computed, or null. */
export function findPriceRefusal({ from, form }: WeaponDraft): string | null {
  if (from === 'printed') return form.base === null ? 'Choose the printed weapon.' : null
  return diceFault(form.damage)
}
