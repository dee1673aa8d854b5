import { findRow, type Rules, getRuleId } from '#shared/games/planet28/rulebook.ts'
import type { ArmourId, ArmourRow } from '#shared/games/planet28/tables/armour.ts'
import type { ItemId, ItemRow } from '#shared/games/planet28/tables/items.ts'
import { findHooks, getTextValue } from './row-values.ts'

/** What an item does over a campaign. */
export interface CampaignItemHooks {
  /** The die against the number of its uses that tells whether its user is addicted. */
  addictionDie?(row: ItemRow): string
  /** Doses of the nth use. */
  dosesOfUse?(nth: number): number
}

/** What an armour does over a campaign. */
export interface CampaignArmourHooks {
  /** Hit-points of its own at the start of each game. */
  hitPointDice?(row: ArmourRow): string
}

const campaignItemHooks: Readonly<Partial<Record<ItemId, CampaignItemHooks>>> = {
  psyka: { addictionDie: (row) => getTextValue(row, 'die') },
  // P28-IT-stimulants: the printed 1, 2, 3 go on.
  stimulants: { dosesOfUse: (nth) => nth },
}

const campaignArmourHooks: Readonly<Partial<Record<ArmourId, CampaignArmourHooks>>> = {
  'living-armour': { hitPointDice: (row) => getTextValue(row, 'hitPoints') },
}

/** Something that a piece of gear gives, with the piece that it comes from. */
export interface FromGear<Value> {
  readonly id: string
  readonly source: string
  readonly rule: string
  readonly value: Value
}

/** Gear among these that makes addicts, with the die to roll (P28-IT-psyka). */
export function listAddictionDice(equipment: readonly string[], { tables }: Rules): FromGear<string>[] {
  return [...new Set(equipment)].flatMap((id) => {
    const row = findRow(tables, 'items', id)
    const value = row === null ? undefined : hooksOfItem(id).addictionDie?.(row)
    return row === null || value === undefined ? [] : [{ id, source: row.name, rule: getRuleId('items', id), value }]
  })
}

/** Doses that the nth use of an item takes: one, unless it says otherwise (P28-IT-stimulants). */
export function getDosesOfUse(id: string, nth: number): number {
  return hooksOfItem(id).dosesOfUse?.(nth) ?? 1
}

/** Whether the uses of an item are counted over a whole career (P28-IT-psyka, P28-IT-stimulants). */
export function countsUses(id: string): boolean {
  const hooks = hooksOfItem(id)
  return 'addictionDie' in hooks || 'dosesOfUse' in hooks
}

/** Armour among gear that has hit-points of its own in each game, with their dice (P28-ARM-living-armour). */
export function listArmourHitPointDice(equipment: readonly string[], { tables }: Rules): FromGear<string>[] {
  return equipment.flatMap((id) => {
    const row = findRow(tables, 'armour', id)
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
