import { findRulebookRow, type Rules, getRuleId } from '#shared/games/planet28/rulebook.ts'
import type { ArmourId, ArmourRow } from '#shared/games/planet28/tables/armour.ts'
import type { ItemId, ItemRow } from '#shared/games/planet28/tables/items.ts'
import { findHooks, getRowText } from './row-values.ts'

/** Effects of an item over a campaign. */
export interface CampaignItemHooks {
  /** Die rolled against the number of uses to decide whether the user becomes addicted. */
  addictionDie?(row: ItemRow): string
  /** Number of doses that the nth use takes. */
  dosesOfUse?(nth: number): number
}

/** Effects of an armour over a campaign. */
export interface CampaignArmourHooks {
  /** Dice for the armour's hit points, rolled at the start of each game. */
  hitPointDice?(row: ArmourRow): string
}

const campaignItemHooks: Readonly<Partial<Record<ItemId, CampaignItemHooks>>> = {
  psyka: { addictionDie: (row) => getRowText(row, 'die') },
  // P28-IT-stimulants: continues the printed series 1, 2, 3.
  stimulants: { dosesOfUse: (nth) => nth },
}

const campaignArmourHooks: Readonly<Partial<Record<ArmourId, CampaignArmourHooks>>> = {
  'living-armour': { hitPointDice: (row) => getRowText(row, 'hitPoints') },
}

/** A value granted by a piece of gear, with its source. */
export interface GearGrantedValue<Value> {
  readonly id: string
  readonly source: string
  readonly rule: string
  readonly value: Value
}

/** Addictive gear among these pieces, with the die to roll (P28-IT-psyka). */
export function listAddictionDice(equipment: readonly string[], { tables }: Rules): GearGrantedValue<string>[] {
  return [...new Set(equipment)].flatMap((id) => {
    const row = findRulebookRow(tables, 'items', id)
    const value = row === null ? undefined : hooksOfItem(id).addictionDie?.(row)
    return row === null || value === undefined ? [] : [{ id, source: row.name, rule: getRuleId('items', id), value }]
  })
}

/** Number of doses that the nth use of an item takes. One by default (P28-IT-stimulants). */
export function getDosesOfUse(id: string, nth: number): number {
  return hooksOfItem(id).dosesOfUse?.(nth) ?? 1
}

/** Whether the uses of an item are counted over the whole career (P28-IT-psyka, P28-IT-stimulants). */
export function isUseCounted(id: string): boolean {
  const hooks = hooksOfItem(id)
  return 'addictionDie' in hooks || 'dosesOfUse' in hooks
}

/** Armour with hit points among these pieces, with their dice (P28-ARM-living-armour). */
export function listArmourHitPointDice(equipment: readonly string[], { tables }: Rules): GearGrantedValue<string>[] {
  return equipment.flatMap((id) => {
    const row = findRulebookRow(tables, 'armour', id)
    const value = row === null ? undefined : hooksOfArmour(id).hitPointDice?.(row)
    return row === null || value === undefined ? [] : [{ id, source: row.name, rule: getRuleId('armour', id), value }]
  })
}

function hooksOfItem(id: string): CampaignItemHooks {
  return findHooks(campaignItemHooks, id) ?? {}
}

function hooksOfArmour(id: string): CampaignArmourHooks {
  return findHooks(campaignArmourHooks, id) ?? {}
}
