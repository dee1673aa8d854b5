import { findRulebookRow, type Rules, getRuleId } from '#shared/games/planet28/rulebook.ts'
import type { AbilityId, AbilityRow } from '#shared/games/planet28/tables/abilities.ts'
import { listDiceBands, findHooks, getRowNumber, getRowText, type DiceBand } from './row-values.ts'

/** Haggling rules: a die picks the band, whose dice are deducted from the price, down to a minimum price. */
export interface HagglingBands {
  readonly die: string
  readonly bands: readonly DiceBand[]
  readonly minPrice: number
}

/** Effects of an ability between games. */
export interface CampaignAbilityHooks {
  /** Number of items taken for good from an enemy killed in combat. */
  lootsItems?(row: AbilityRow): number
  /** Haggling rules of the bearer. */
  haggles?(row: AbilityRow): HagglingBands
}

const campaignAbilityHooks: Readonly<Partial<Record<AbilityId, CampaignAbilityHooks>>> = {
  haggle: {
    haggles: (row) => ({
      die: getRowText(row, 'die'),
      bands: listDiceBands(row, 'bands', 'discount'),
      minPrice: getRowNumber(row, 'minPrice'),
    }),
  },
  loot: { lootsItems: (row) => getRowNumber(row, 'items') },
}

/** A value granted by an ability, with its source. */
export interface AbilityGrantedValue<Value> {
  readonly source: string
  readonly rule: string
  readonly value: Value
}

/** Abilities that take items after a kill in combat, with their number (P28-AB-loot). */
export function listLootAbilities(abilities: readonly string[], rules: Rules): AbilityGrantedValue<number>[] {
  return gather(abilities, rules, (hooks, row) => hooks.lootsItems?.(row))
}

/** Abilities that allow haggling, with their rules (P28-AB-haggle). */
export function listHagglingAbilities(
  abilities: readonly string[],
  rules: Rules,
): AbilityGrantedValue<HagglingBands>[] {
  return gather(abilities, rules, (hooks, row) => hooks.haggles?.(row))
}

function gather<Value>(
  abilities: readonly string[],
  { tables }: Rules,
  ask: (hooks: CampaignAbilityHooks, row: AbilityRow) => Value | undefined,
): AbilityGrantedValue<Value>[] {
  return [...new Set(abilities)].flatMap((id) => {
    const row = findRulebookRow(tables, 'abilities', id)
    const value = row === null ? undefined : ask(hooksOf(id), row)
    return row === null || value === undefined ? [] : [{ source: row.name, rule: getRuleId('abilities', id), value }]
  })
}

function hooksOf(id: string): CampaignAbilityHooks {
  return findHooks(campaignAbilityHooks, id) ?? {}
}
