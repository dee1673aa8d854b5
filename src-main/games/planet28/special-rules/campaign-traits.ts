import { type Rules, getRuleId } from '#shared/games/planet28/rulebook.ts'
import type { TraitId, TraitRow } from '#shared/games/planet28/tables/traits.ts'
import { findHooks, getRowNumber, getRowNumberPair, getRowText } from './row-values.ts'
import { listTraitsInForce } from './traits-in-force.ts'

/** Effects of a trait between games, except for injuries that its row converts. */
export interface CampaignTraitHooks {
  /** Credits gained after each game. */
  incomeDice?(row: TraitRow): string
  /** Number of rounds of ammunition, of any kind, made after each game. */
  roundsAfterGame?(row: TraitRow): number
  /** Number of injuries of friends healed after each game, instead of any other activity. */
  healsFriends?(row: TraitRow): number
  /** Campaign points given and credits received for them. */
  conversion?(row: TraitRow): readonly [points: number, credits: number]
  /** Whether all unspent points must be converted to credits. */
  readonly mustConvert?: boolean
  /** Fee in credits before each game. */
  feeBeforeGame?(row: TraitRow): number
}

const campaignTraitHooks: Readonly<Partial<Record<TraitId, CampaignTraitHooks>>> = {
  'ammo-smith': { roundsAfterGame: (row) => getRowNumber(row, 'ammoPerGame') },
  medic: { healsFriends: (row) => getRowNumber(row, 'injuriesHealed') },
  mercenary: {
    conversion: (row) => getRowNumberPair(row, 'conversion'),
    feeBeforeGame: (row) => getRowNumber(row, 'feeCredits'),
  },
  rich: { incomeDice: (row) => getRowText(row, 'creditsPerGame') },
  venal: { mustConvert: true },
}

/** A value granted by a trait, with its source. */
export interface TraitGrantedValue<Value> {
  readonly source: string
  readonly rule: string
  readonly value: Value
}

/** Traits that bring credits after each game, with their dice (P28-TR-rich). */
export function listIncomeTraits(traits: readonly string[], rules: Rules): TraitGrantedValue<string>[] {
  return gather(traits, rules, (hooks, row) => hooks.incomeDice?.(row))
}

/** Traits that make rounds of ammunition after each game, with their number (P28-TR-ammo-smith). */
export function listAmmunitionTraits(traits: readonly string[], rules: Rules): TraitGrantedValue<number>[] {
  return gather(traits, rules, (hooks, row) => hooks.roundsAfterGame?.(row))
}

/** Traits that heal injuries of friends after each game, with their number (P28-TR-medic). */
export function listHealingTraits(traits: readonly string[], rules: Rules): TraitGrantedValue<number>[] {
  return gather(traits, rules, (hooks, row) => hooks.healsFriends?.(row))
}

/** Conversion rates of campaign points to credits granted by traits (P28-TR-mercenary). */
export function listConversionRates(
  traits: readonly string[],
  rules: Rules,
): TraitGrantedValue<readonly [number, number]>[] {
  return gather(traits, rules, (hooks, row) => hooks.conversion?.(row))
}

/** Traits that force all unspent campaign points to be converted (P28-TR-venal). */
export function listForcedConversionTraits(traits: readonly string[], rules: Rules): TraitGrantedValue<true>[] {
  return gather(traits, rules, (hooks) => (hooks.mustConvert === true ? true : undefined))
}

/** Traits that demand a fee before each game, in credits (P28-TR-mercenary). */
export function listFeeTraits(traits: readonly string[], rules: Rules): TraitGrantedValue<number>[] {
  return gather(traits, rules, (hooks, row) => hooks.feeBeforeGame?.(row))
}

function gather<Value>(
  traits: readonly string[],
  rules: Rules,
  ask: (hooks: CampaignTraitHooks, row: TraitRow) => Value | undefined,
): TraitGrantedValue<Value>[] {
  return listTraitsInForce(traits, rules.tables).flatMap(({ id, row }) => {
    const value = ask(hooksOf(id), row)
    return value === undefined ? [] : [{ source: row.name, rule: getRuleId('traits', id), value }]
  })
}

function hooksOf(id: string): CampaignTraitHooks {
  return findHooks(campaignTraitHooks, id) ?? {}
}
