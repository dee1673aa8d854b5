import type { WarbandWithRules } from '#main/games/planet28/campaign/aftermath/battle-sides.ts'
import type { CampaignUnit } from '#shared/games/planet28/campaign/forces.ts'
import type { LedgerLine } from '#shared/games/planet28/campaign/ledger.ts'
import type { PurchaseChoice } from '#shared/games/planet28/campaign/purchases.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import { listRowIds } from '#shared/games/planet28/tables/row.ts'
import {
  buyForUnit,
  type PurchaseResult,
  type PurchaseFunds,
  listPurchaseChoices,
  buildPurchaseChoice,
} from '../advancement.ts'
import { type PurchaseWish, listPurchaseWishes, formatOneDecimal } from './enemy-wishes.ts'
import { getAttackSkill, findStrongestWeapon, findMeanWeaponDamage } from './weapon-damage.ts'

/** Funds of a warband. Points are listed per unit. */
export interface WarbandFunds {
  readonly pool: number
  readonly credits: number
  readonly points: ReadonlyMap<string, number>
}

/** One proposed purchase. */
export interface ProposedPurchase {
  /** The unit after all proposals before this one. */
  readonly unit: CampaignUnit
  readonly offer: PurchaseChoice
  readonly because: string
}

/** Points that no proposal spends, and what they are saved for. */
export interface UnspentPoints {
  readonly name: string
  readonly points: number
  readonly because: string
}

/** Proposed growth of the enemies (P28-COOP-2). */
export interface EnemyGrowthProposal {
  readonly proposals: readonly ProposedPurchase[]
  readonly kept: readonly UnspentPoints[]
  /** Funds left after all proposals. */
  readonly left: WarbandFunds
}

/** Growth of one unit. */
interface Grown {
  readonly unit: CampaignUnit
  readonly proposals: readonly ProposedPurchase[]
  readonly purse: WarbandFunds
  /** Purchase that the remaining points are saved for. */
  readonly waitsFor: PurchaseChoice | null
}

const MOST_PER_UNIT = 20
const ENDLESS: PurchaseFunds = { points: 1e9, pool: 1e9, credits: 1e9 }
/** Kinds of purchase that may replace a proposal, by currency. */
const INSTEAD = {
  points: ['skill', 'hit-points', 'weapon', 'trait', 'ability', 'heal', 'repair', 'members'],
  credits: ['gear', 'weapon'],
} as const

/**
 * Wishes for weapons that cost credits and do more damage than those of the unit, strongest first. They need no
 * ammunition and use the skill the unit fights with (P28-COOP-2).
 */
function listWeaponWishes(unit: CampaignUnit, rules: Rules): PurchaseWish[] {
  const best = findStrongestWeapon(unit, rules)
  const isRanged = getAttackSkill(unit, rules) === 'S'
  const { weapons } = rules.tables
  const better = listRowIds(weapons).flatMap((id) => {
    const strike = findMeanWeaponDamage(id, rules)
    const fits = weapons[id]?.ammo === null && strike?.isRanged === isRanged
    return fits && strike.mean > (best?.mean ?? 0) ? [{ id, strike }] : []
  })
  return better
    .toSorted((a, b) => b.strike.mean - a.strike.mean)
    .map(({ id, strike }) => {
      const before =
        best === null ? 'It has no weapon' : `The ${best.name.toLowerCase()} hits for ${formatOneDecimal(best.mean)}`
      const because = `${before}; this one hits for ${formatOneDecimal(strike.mean)} on average.`
      const what = unit.kind === 'vehicle' ? 'weapon' : 'gear'
      return { purchase: { what, id }, because, isSavedFor: false, isFromPool: false }
    })
}

/** Sorts units by damage, weakest first, so that the weakest is armed first. */
function sortByStrike(units: readonly CampaignUnit[], rules: Rules): CampaignUnit[] {
  const mean = (unit: CampaignUnit): number => findStrongestWeapon(unit, rules)?.mean ?? 0
  return units.toSorted((a, b) => mean(a) - mean(b))
}

/**
 * Proposes purchases for enemies: each unit spends its own points, then the purse pays for weapons. Nothing is rolled
 * (P28-COOP-2).
 */
export function proposeEnemyGrowth({ warband, rules }: WarbandWithRules, purse: WarbandFunds): EnemyGrowthProposal {
  const grown: Grown[] = []
  for (const unit of warband.units) grown.push(growUnit(unit, grown.at(-1)?.purse ?? purse, rules))
  const armed: ProposedPurchase[] = []
  let left = grown.at(-1)?.purse ?? purse
  for (const unit of sortByStrike(
    grown.map((item) => item.unit),
    rules,
  )) {
    const next = firstBought(unit, listWeaponWishes(unit, rules), left, rules)
    if (!next.bought) continue
    armed.push({ unit, offer: next.bought.offer, because: next.because })
    left = spent(left, next.bought.lines)
  }
  const proposals = [...grown.flatMap((item) => item.proposals), ...armed]
  return { proposals, kept: keptBy(grown, left), left }
}

/**
 * Purchases that could replace a proposal without affecting the others: legal, and no more expensive than the proposal
 * plus the remaining funds.
 */
export function listAlternativePurchases(
  { unit, offer }: ProposedPurchase,
  left: WarbandFunds,
  rules: Rules,
): PurchaseChoice[] {
  const { currency, payer, price } = offer
  const over = payer.kind === 'warband' ? (currency === 'points' ? left.pool : left.credits) : pointsOf(unit, left)
  const most = price + over
  const funds: PurchaseFunds = { points: most, pool: payer.kind === 'warband' ? most : 0, credits: left.credits }
  const given = currency === 'credits' ? { points: 0, pool: 0, credits: most } : funds
  return INSTEAD[currency]
    .flatMap((what) => listPurchaseChoices(unit, what, given, rules))
    .filter(
      (purchaseChoice) =>
        purchaseChoice.refusal === null &&
        purchaseChoice.currency === currency &&
        purchaseChoice.price > 0 &&
        !isSame(purchaseChoice, offer),
    )
}

function growUnit(start: CampaignUnit, purse: WarbandFunds, rules: Rules): Grown {
  let grown: Grown = { unit: start, proposals: [], purse, waitsFor: null }
  for (let left = MOST_PER_UNIT; left > 0; left -= 1) {
    const next = firstBought(grown.unit, listPurchaseWishes(grown.unit, rules), grown.purse, rules)
    if (!next.bought) return { ...grown, waitsFor: next.waitsFor }
    const { offer, unit, lines } = next.bought
    const proposals = [...grown.proposals, { unit: grown.unit, offer, because: next.because }]
    grown = { unit, proposals, purse: spent(grown.purse, lines), waitsFor: null }
  }
  return grown
}

type Next =
  | { readonly bought: PurchaseResult; readonly because: string }
  | { readonly bought: null; readonly waitsFor: PurchaseChoice | null }

/** First affordable wish. The search ends at a wish that points are saved for. */
function firstBought(unit: CampaignUnit, wishes: readonly PurchaseWish[], purse: WarbandFunds, rules: Rules): Next {
  const { pool, credits } = purse
  for (const { purchase, because, isSavedFor, isFromPool } of wishes) {
    const sale = buyForUnit(unit, purchase, { points: pointsOf(unit, purse), pool, credits }, rules)
    const isRight = sale.ok && (!isFromPool || sale.offer.payer.kind === 'warband')
    if (isRight) return { bought: sale, because }
    if (sale.ok || !isSavedFor) continue
    const wanted = buildPurchaseChoice(unit, purchase, ENDLESS, rules)
    if (wanted.refusal === null) return { bought: null, waitsFor: wanted }
  }
  return { bought: null, waitsFor: null }
}

function spent(purse: WarbandFunds, lines: readonly LedgerLine[]): WarbandFunds {
  return lines.reduce<WarbandFunds>(({ pool, credits, points }, { account: { kind, id }, currency, amount }) => {
    if (currency === 'credits') return { pool, credits: credits + amount, points }
    if (kind === 'warband') return { pool: pool + amount, credits, points }
    return { pool, credits, points: new Map([...points, [id, (points.get(id) ?? 0) + amount]]) }
  }, purse)
}

function keptBy(grown: readonly Grown[], left: WarbandFunds): UnspentPoints[] {
  const own = grown.flatMap(({ unit, waitsFor }): UnspentPoints[] => {
    const points = pointsOf(unit, left)
    if (points <= 0) return []
    const because =
      waitsFor === null ? 'Too few for anything useful.' : `Kept for ${waitsFor.label}: ${waitsFor.price}.`
    return [{ name: unit.name, points, because }]
  })
  const pool = { name: 'The pool', points: left.pool, because: 'Kept to heal, to refill squads and to recruit.' }
  return left.pool > 0 ? [...own, pool] : own
}

function pointsOf({ id }: CampaignUnit, { points }: WarbandFunds): number {
  return points.get(id) ?? 0
}

function isSame(a: PurchaseChoice, b: PurchaseChoice): boolean {
  return JSON.stringify(a.purchase) === JSON.stringify(b.purchase)
}
