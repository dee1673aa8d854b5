import type { CampaignUnit } from '#shared/games/planet28/campaign/forces.ts'
import type { LedgerAccount, AmountPart, LedgerLine } from '#shared/games/planet28/campaign/ledger.ts'
import type { PurchaseChoice, Purchase } from '#shared/games/planet28/campaign/purchases.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import { formatCount } from '#shared/kit/format.ts'
import { findNewBlockingProblem } from './legality.ts'
import { type PurchasePlanRefusal, type PurchasePlan, sumPriceParts } from './plan.ts'

/** Available funds: the unit's own points, the pool of its warband, and the warband's credits. */
export interface PurchaseFunds {
  readonly points: number
  readonly pool: number
  readonly credits: number
  /** Whether the pool is a share that any unit may spend, as in co-op play (P28-COOP-1). */
  readonly isPoolFree?: boolean
  /** Haggling discount on a price in credits, as a negative part (P28-AB-haggle). */
  readonly discount?: AmountPart | null
}

/** The buying unit, its funds, and the problems that barred it from play before. */
export interface PurchaseContext {
  readonly unit: CampaignUnit
  readonly before: ReadonlyMap<string, string>
  readonly funds: PurchaseFunds
  readonly rules: Rules
}

/** Creates an offer: price, payer, and the reason if it is not available (P28-CAMP-4, P28-INJ-0). */
export function createPlannedPurchaseChoice(
  purchase: Purchase,
  plan: PurchasePlan,
  { unit, before, funds, rules }: PurchaseContext,
): PurchaseChoice {
  const { label, currency, rule, creditParts = [] } = plan
  const discount = currency === 'credits' ? (funds.discount ?? null) : null
  const parts = discount === null ? plan.parts : [...plan.parts, discount]
  const price = sumPriceParts(parts)
  const isOwn = plan.payer !== 'purse' && (funds.points >= price || !mayPoolPay(plan, funds))
  const refusal = findNewBlockingProblem(before, plan.after, rules) ?? lack(plan, price, unit, funds)
  const payer = isOwn ? accountOf(unit) : purseOf(unit)
  return { purchase, label, currency, price, parts, creditParts, rule, payer, refusal }
}

/** Creates an offer that is not available. */
export function createRefusedPurchaseChoice(
  unit: CampaignUnit,
  purchase: Purchase,
  { label, refusal }: PurchasePlanRefusal,
): PurchaseChoice {
  const nothing = { currency: 'points', price: 0, parts: [], creditParts: [] } as const
  return { purchase, label, ...nothing, rule: 'P28-CAMP-4', payer: accountOf(unit), refusal }
}

/** Ledger lines of a purchase. Payments are negative. */
export function listPurchaseLedgerLines(unit: CampaignUnit, offer: PurchaseChoice): LedgerLine[] {
  const { label, currency, parts, creditParts, rule, payer } = offer
  const common = { reason: label, rule, override: null }
  const key = `buy:${purchaseKey(offer.purchase)}`
  const lines = [
    { ...common, key, account: payer, currency, ...paid(parts) },
    { ...common, key: `${key}:credits`, account: purseOf(unit), currency: 'credits' as const, ...paid(creditParts) },
  ]
  return lines.filter(({ amount }) => amount !== 0)
}

function paid(parts: readonly AmountPart[]) {
  const negated = parts.map((part) => ({ ...part, value: -part.value }))
  return { amount: sumPriceParts(negated), parts: negated }
}

function purchaseKey({ what, ...details }: Purchase): string {
  return [what, ...Object.values(details)].join(':')
}

function accountOf({ kind, id }: CampaignUnit): LedgerAccount {
  return { kind, id }
}

function purseOf({ warbandId }: CampaignUnit): LedgerAccount {
  return { kind: 'warband', id: warbandId }
}

/** Whether the pool pays if the unit's own points do not suffice (P28-INJ-0, P28-COOP-1). */
function mayPoolPay({ payer }: PurchasePlan, { isPoolFree }: PurchaseFunds): boolean {
  return payer === 'ownElsePool' || (payer === 'own' && isPoolFree === true)
}

/** Reason why a plan cannot be paid, or null. */
function lack(plan: PurchasePlan, price: number, { name }: CampaignUnit, funds: PurchaseFunds): string | null {
  const credits = sumPriceParts(plan.creditParts ?? []) + (plan.currency === 'credits' ? price : 0)
  if (credits > funds.credits) {
    return `It costs ${formatCount(credits, 'credit')}; the warband has ${funds.credits} and lacks ${credits - funds.credits}.`
  }
  if (plan.currency === 'credits' || funds.points >= price) return null
  const cost = `It costs ${formatCount(price, 'point')}; ${name} has ${funds.points}`
  if (!mayPoolPay(plan, funds)) return `${cost} and lacks ${price - funds.points}.`
  return funds.pool >= price ? null : `${cost} and shared CP are ${funds.pool}: one of them must pay all.`
}
