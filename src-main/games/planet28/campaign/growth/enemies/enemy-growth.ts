import type { Army } from '#main/games/planet28/campaign/aftermath/battle-sides.ts'
import type { CampaignUnit } from '#shared/games/planet28/campaign/forces.ts'
import type { LedgerLine } from '#shared/games/planet28/campaign/ledger.ts'
import type { PurchaseChoice } from '#shared/games/planet28/campaign/purchases.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import { buy, type PurchaseResult, type Funds, listOffers, createQuote } from '../advancement.ts'
import { sortByStrike, listWeaponWishes } from './enemy-weapons.ts'
import { type Wish, listWishes } from './enemy-wishes.ts'

/** What a warband has to spend; points by unit. */
export interface Purse {
  readonly pool: number
  readonly credits: number
  readonly points: ReadonlyMap<string, number>
}

/** One purchase that is proposed. */
export interface Proposal {
  /** The unit as the proposals before this one leave it. */
  readonly unit: CampaignUnit
  readonly offer: PurchaseChoice
  readonly because: string
}

/** Points that nobody proposes to spend, and what for. */
export interface UnspentPoints {
  readonly name: string
  readonly points: number
  readonly because: string
}

/** How the enemies would grow (P28-COOP-2). */
export interface Growth {
  readonly proposals: readonly Proposal[]
  readonly kept: readonly UnspentPoints[]
  /** What is left when all of it is bought. */
  readonly left: Purse
}

/** How far a unit has got. */
interface Grown {
  readonly unit: CampaignUnit
  readonly proposals: readonly Proposal[]
  readonly purse: Purse
  /** What the rest of its points waits for. */
  readonly waitsFor: PurchaseChoice | null
}

const MOST_PER_UNIT = 20
const ENDLESS: Funds = { points: 1e9, pool: 1e9, credits: 1e9 }
/** What may stand in the place of a proposal, by who pays. */
const INSTEAD = {
  points: ['skill', 'hit-points', 'weapon', 'trait', 'ability', 'heal', 'repair', 'members'],
  credits: ['gear', 'weapon'],
} as const

/** Proposes how enemies spend what they have: each unit its own points, then the purse for weapons; nothing is rolled (P28-COOP-2). */
export function proposeGrowth({ warband, rules }: Army, purse: Purse): Growth {
  const grown: Grown[] = []
  for (const unit of warband.units) grown.push(growUnit(unit, grown.at(-1)?.purse ?? purse, rules))
  const armed: Proposal[] = []
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

/** What could be bought in the place of a proposal without taking anything from the others: legal, and no dearer than it and what is left over. */
export function listAlternatives({ unit, offer }: Proposal, left: Purse, rules: Rules): PurchaseChoice[] {
  const { currency, payer, price } = offer
  const over = payer.kind === 'warband' ? (currency === 'points' ? left.pool : left.credits) : pointsOf(unit, left)
  const most = price + over
  const funds: Funds = { points: most, pool: payer.kind === 'warband' ? most : 0, credits: left.credits }
  const given = currency === 'credits' ? { points: 0, pool: 0, credits: most } : funds
  return INSTEAD[currency]
    .flatMap((what) => listOffers(unit, what, given, rules))
    .filter(
      (purchaseChoice) =>
        purchaseChoice.refusal === null &&
        purchaseChoice.currency === currency &&
        purchaseChoice.price > 0 &&
        !isSame(purchaseChoice, offer),
    )
}

function growUnit(start: CampaignUnit, purse: Purse, rules: Rules): Grown {
  let grown: Grown = { unit: start, proposals: [], purse, waitsFor: null }
  for (let left = MOST_PER_UNIT; left > 0; left -= 1) {
    const next = firstBought(grown.unit, listWishes(grown.unit, rules), grown.purse, rules)
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

/** The first wish that can be paid; what points are kept for ends the search. */
function firstBought(unit: CampaignUnit, wishes: readonly Wish[], purse: Purse, rules: Rules): Next {
  const { pool, credits } = purse
  for (const { purchase, because, isSavedFor, isFromPool } of wishes) {
    const sale = buy(unit, purchase, { points: pointsOf(unit, purse), pool, credits }, rules)
    const isRight = sale.ok && (!isFromPool || sale.offer.payer.kind === 'warband')
    if (isRight) return { bought: sale, because }
    if (sale.ok || !isSavedFor) continue
    const wanted = createQuote(unit, purchase, ENDLESS, rules)
    if (wanted.refusal === null) return { bought: null, waitsFor: wanted }
  }
  return { bought: null, waitsFor: null }
}

function spent(purse: Purse, lines: readonly LedgerLine[]): Purse {
  return lines.reduce<Purse>(({ pool, credits, points }, { account: { kind, id }, currency, amount }) => {
    if (currency === 'credits') return { pool, credits: credits + amount, points }
    if (kind === 'warband') return { pool: pool + amount, credits, points }
    return { pool, credits, points: new Map([...points, [id, (points.get(id) ?? 0) + amount]]) }
  }, purse)
}

function keptBy(grown: readonly Grown[], left: Purse): UnspentPoints[] {
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

function pointsOf({ id }: CampaignUnit, { points }: Purse): number {
  return points.get(id) ?? 0
}

function isSame(a: PurchaseChoice, b: PurchaseChoice): boolean {
  return JSON.stringify(a.purchase) === JSON.stringify(b.purchase)
}
