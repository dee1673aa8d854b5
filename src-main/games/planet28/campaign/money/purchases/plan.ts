import { countMembers } from '#main/games/planet28/builder/squad-members.ts'
import type { CampaignUnit } from '#shared/games/planet28/campaign/forces.ts'
import type { AmountPart, Currency } from '#shared/games/planet28/campaign/ledger.ts'
import type { Purchase } from '#shared/games/planet28/campaign/purchases.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'

/** Payer: the unit itself, the unit or else the pool of its warband, or the purse (for gear). */
export type PaymentSource = 'own' | 'ownElsePool' | 'purse'

/** A planned purchase, before legality and funds are checked. */
export interface PurchasePlan {
  readonly label: string
  readonly currency: Currency
  /** Parts that add up to the price. */
  readonly parts: readonly AmountPart[]
  /** Credits in addition to the price: gear of new members (positive), converted points (negative). */
  readonly creditParts?: readonly AmountPart[]
  readonly rule: string
  readonly payer: PaymentSource
  /** The unit after the purchase. */
  readonly after: CampaignUnit
  /** Conditions that the purchase ends. */
  readonly ended?: readonly string[]
}

/** A purchase that is not possible: what it would be, why not, and the remedy. */
export interface PurchasePlanRefusal {
  readonly label: string
  readonly refusal: string
}

export type PurchasePlanResult = PurchasePlan | PurchasePlanRefusal

export type PurchaseOfKind<What extends Purchase['what']> = Extract<Purchase, { readonly what: What }>

/**
 * Number of times the price of an improvement is paid: once per living member of a squad, unless ruled otherwise
 * (P28-SQC-1, `squadSpend`).
 */
export function getPriceMultiplier(unit: CampaignUnit, { settings }: Rules): number {
  return unit.kind === 'squad' && settings.squadSpend === 'perMember' ? countMembers(unit.profile) : 1
}

/** Price part multiplied by a count. */
export function createMultipliedPart(times: number, source: string, value: number, rule: string): AmountPart {
  return { source: times === 1 ? source : `${times} × ${source}`, value: times * value, rule }
}

/** Replaces a part of a unit's profile. */
export function changeUnitProfile<Unit extends CampaignUnit>(unit: Unit, change: Partial<Unit['profile']>): Unit {
  return { ...unit, profile: { ...unit.profile, ...change } }
}

export function sumPriceParts(parts: readonly AmountPart[]): number {
  return parts.reduce((sum, { value }) => sum + value, 0)
}
