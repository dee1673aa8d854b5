import { findRow, type Rules, getRuleId } from '#shared/games/planet28/rulebook.ts'
import type { AbilityId, AbilityRow } from '#shared/games/planet28/tables/abilities.ts'
import { listValueBands, findHooks, getNumberValue, getTextValue, type ValueBand } from './row-values.ts'

/** How somebody beats a price down: a die picks the band, whose dice are taken off, down to the lowest price. */
export interface HagglingBands {
  readonly die: string
  readonly bands: readonly ValueBand[]
  readonly minPrice: number
}

/** What an ability does between games. */
export interface CampaignAbilityHooks {
  /** Items taken for good from whom its bearer killed in combat. */
  lootsItems?(row: AbilityRow): number
  /** How its bearer beats prices down. */
  haggles?(row: AbilityRow): HagglingBands
}

const campaignAbilityHooks: Readonly<Partial<Record<AbilityId, CampaignAbilityHooks>>> = {
  haggle: {
    haggles: (row) => ({
      die: getTextValue(row, 'die'),
      bands: listValueBands(row, 'bands', 'discount'),
      minPrice: getNumberValue(row, 'minPrice'),
    }),
  },
  loot: { lootsItems: (row) => getNumberValue(row, 'items') },
}

/** Something that an ability gives, with the ability that it comes from. */
export interface FromAbility<Value> {
  readonly source: string
  readonly rule: string
  readonly value: Value
}

/** Items that abilities take after a kill in combat (P28-AB-loot). */
export function listLootAbilities(abilities: readonly string[], rules: Rules): FromAbility<number>[] {
  return gather(abilities, rules, (hooks, row) => hooks.lootsItems?.(row))
}

/** How abilities beat prices down (P28-AB-haggle). */
export function listHagglingAbilities(abilities: readonly string[], rules: Rules): FromAbility<HagglingBands>[] {
  return gather(abilities, rules, (hooks, row) => hooks.haggles?.(row))
}

function gather<Value>(
  abilities: readonly string[],
  { tables }: Rules,
  ask: (hooks: CampaignAbilityHooks, row: AbilityRow) => Value | undefined,
): FromAbility<Value>[] {
  return [...new Set(abilities)].flatMap((id) => {
    const row = findRow(tables, 'abilities', id)
    const value = row === null ? undefined : ask(hooksOf(id), row)
    return row === null || value === undefined ? [] : [{ source: row.name, rule: getRuleId('abilities', id), value }]
  })
}

function hooksOf(id: string): CampaignAbilityHooks {
  return findHooks(campaignAbilityHooks, id) ?? {}
}
