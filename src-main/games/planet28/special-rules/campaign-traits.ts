import { type Rules, getRuleId } from '#shared/games/planet28/rulebook.ts'
import type { TraitId, TraitRow } from '#shared/games/planet28/tables/traits.ts'
import { listTraitsInForce } from '../rules/traits-in-force.ts'
import { findHooks, getNumberValue, getPairValue, getTextValue } from './row-values.ts'

/** What a trait does between games, besides the injuries that its row turns into others. */
export interface CampaignTraitHooks {
  /** Credits that it brings after each game. */
  incomeDice?(row: TraitRow): string
  /** Rounds of ammunition of any kind that its bearer makes after each game. */
  roundsAfterGame?(row: TraitRow): number
  /** Injuries of friends that its bearer heals after each game, doing nothing else. */
  healsFriends?(row: TraitRow): number
  /** Campaign points given and credits got for them. */
  conversion?(row: TraitRow): readonly [points: number, credits: number]
  /** All points that are not spent must become credits. */
  readonly mustConvert?: boolean
  /** Credits that its bearer asks for before each game. */
  feeBeforeGame?(row: TraitRow): number
}

const campaignTraitHooks: Readonly<Partial<Record<TraitId, CampaignTraitHooks>>> = {
  'ammo-smith': { roundsAfterGame: (row) => getNumberValue(row, 'ammoPerGame') },
  medic: { healsFriends: (row) => getNumberValue(row, 'injuriesHealed') },
  mercenary: {
    conversion: (row) => getPairValue(row, 'conversion'),
    feeBeforeGame: (row) => getNumberValue(row, 'feeCredits'),
  },
  rich: { incomeDice: (row) => getTextValue(row, 'creditsPerGame') },
  venal: { mustConvert: true },
}

/** Something that a trait gives, with the trait that it comes from. */
export interface FromTrait<Value> {
  readonly source: string
  readonly rule: string
  readonly value: Value
}

/** Credits that traits bring after each game, as dice texts (P28-TR-rich). */
export function listIncomeTraits(traits: readonly string[], rules: Rules): FromTrait<string>[] {
  return gather(traits, rules, (hooks, row) => hooks.incomeDice?.(row))
}

/** Rounds of ammunition that traits make after each game (P28-TR-ammo-smith). */
export function listRoundsAfterGame(traits: readonly string[], rules: Rules): FromTrait<number>[] {
  return gather(traits, rules, (hooks, row) => hooks.roundsAfterGame?.(row))
}

/** Injuries of friends that traits heal after each game (P28-TR-medic). */
export function listHealingTraits(traits: readonly string[], rules: Rules): FromTrait<number>[] {
  return gather(traits, rules, (hooks, row) => hooks.healsFriends?.(row))
}

/** Rates that traits change campaign points for credits at (P28-TR-mercenary). */
export function listConversionRates(traits: readonly string[], rules: Rules): FromTrait<readonly [number, number]>[] {
  return gather(traits, rules, (hooks, row) => hooks.conversion?.(row))
}

/** Traits that leave no campaign point unspent (P28-TR-venal). */
export function listForcedConversions(traits: readonly string[], rules: Rules): FromTrait<true>[] {
  return gather(traits, rules, (hooks) => (hooks.mustConvert === true ? true : undefined))
}

/** Credits that traits ask for before each game (P28-TR-mercenary). */
export function listFees(traits: readonly string[], rules: Rules): FromTrait<number>[] {
  return gather(traits, rules, (hooks, row) => hooks.feeBeforeGame?.(row))
}

function gather<Value>(
  traits: readonly string[],
  rules: Rules,
  ask: (hooks: CampaignTraitHooks, row: TraitRow) => Value | undefined,
): FromTrait<Value>[] {
  return listTraitsInForce(traits, rules.tables).flatMap(({ id, row }) => {
    const value = ask(hooksOf(id), row)
    return value === undefined ? [] : [{ source: row.name, rule: getRuleId('traits', id), value }]
  })
}

function hooksOf(id: string): CampaignTraitHooks {
  return findHooks(campaignTraitHooks, id) ?? {}
}
