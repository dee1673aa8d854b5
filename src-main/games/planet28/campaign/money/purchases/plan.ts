import { countMembers } from '#main/games/planet28/builder/squad-members.ts'
import type { CampaignUnit } from '#shared/games/planet28/campaign/forces.ts'
import type { AmountPart, Currency } from '#shared/games/planet28/campaign/ledger.ts'
import type { Purchase } from '#shared/games/planet28/campaign/purchases.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'

/** Who pays: the unit itself, else the pool of its warband; gear is paid from the purse. */
export type Payer = 'own' | 'ownElsePool' | 'purse'

/** A purchase worked out, before anybody asks whether it is legal and paid for. */
export interface PurchasePlan {
  readonly label: string
  readonly currency: Currency
  /** What it costs; they add up to the price. */
  readonly parts: readonly AmountPart[]
  /** Credits beside the price: what gear of new members costs (above 0), what points become (below 0). */
  readonly creditParts?: readonly AmountPart[]
  readonly rule: string
  readonly payer: Payer
  /** The unit with what was bought. */
  readonly after: CampaignUnit
  /** Conditions that end by it. */
  readonly ended?: readonly string[]
}

/** A purchase that cannot be had: what it would be, why not, and what to do. */
export interface PlanRefusal {
  readonly label: string
  readonly refusal: string
}

/** A plan, or why there is none. */
export type PlanResult = PurchasePlan | PlanRefusal

/** The purchases of one kind. */
export type PurchaseOfKind<What extends Purchase['what']> = Extract<Purchase, { readonly what: What }>

/** How many pay for an improvement: each living member of a squad, unless ruled otherwise (P28-SQC-1, `squadSpend`). */
export function countPayingMembers(unit: CampaignUnit, { settings }: Rules): number {
  return unit.kind === 'squad' && settings.squadSpend === 'perMember' ? countMembers(unit.profile) : 1
}

/** A price that is paid so many times. */
export function createMultipliedPart(times: number, source: string, value: number, rule: string): AmountPart {
  return { source: times === 1 ? source : `${times} × ${source}`, value: times * value, rule }
}

/** A unit of which some of the profile is otherwise. */
export function withProfile<Unit extends CampaignUnit>(unit: Unit, change: Partial<Unit['profile']>): Unit {
  return { ...unit, profile: { ...unit.profile, ...change } }
}

/** What parts add up to. */
export function sumParts(parts: readonly AmountPart[]): number {
  return parts.reduce((sum, { value }) => sum + value, 0)
}
