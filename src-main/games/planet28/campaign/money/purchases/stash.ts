import { getItemHooks } from '#main/games/planet28/special-rules/items.ts'
import type { CampaignWarband } from '#shared/games/planet28/campaign/forces.ts'
import type { AmountPart, LedgerLine } from '#shared/games/planet28/campaign/ledger.ts'
import type { PurchaseChoice } from '#shared/games/planet28/campaign/purchases.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import { listEquipmentIds, findEquipment } from '#shared/games/planet28/tables/equipment.ts'
import { formatCount } from '#shared/kit/format.ts'
import { sumPriceParts } from './plan.ts'
import type { PurchaseFunds } from './purchase-choice.ts'

/** A warband with its stash. */
type Owner = Pick<CampaignWarband, 'id' | 'stash'>

/** Funds for the stash. */
type Purse = Pick<PurchaseFunds, 'credits' | 'discount'>

/** Gear bought for the stash, or the reason why not. */
export type StashPurchaseResult =
  | {
      readonly ok: true
      readonly offer: PurchaseChoice
      readonly stash: readonly string[]
      readonly lines: readonly LedgerLine[]
    }
  | { readonly ok: false; readonly message: string }

const RULE = 'P28-BUILD-5'
const NOTHING = { currency: 'credits', price: 0, parts: [], creditParts: [] } as const

/** Offers for the stash: gear that has a price. Without a box only a box is on offer (P28-BUILD-5). */
export function listStashPurchaseChoices(owner: Owner, purse: Purse, rules: Rules): PurchaseChoice[] {
  const holds = (id: string): boolean => getItemHooks(id).holdsStash === true
  const ids = listEquipmentIds(rules.tables)
  const useful = owner.stash.some(holds) ? ids : ids.filter(holds)
  return useful.map((id) => createStashPurchaseChoice(owner, id, purse, rules)).filter(({ price }) => price > 0)
}

/** Offer of one piece for the stash, with the reason if it is not available (P28-BUILD-4, P28-BUILD-5). */
export function createStashPurchaseChoice(
  { id: warbandId, stash }: Owner,
  id: string,
  purse: Purse,
  rules: Rules,
): PurchaseChoice {
  const common = { purchase: { what: 'gear', id }, payer: { kind: 'warband', id: warbandId } } as const
  const gear = findEquipment(rules.tables, id)
  const unknown = `No gear is called "${id}". Choose another piece.`
  if (gear === null) return { ...common, ...NOTHING, label: id, rule: RULE, refusal: unknown }
  const { row, rule } = gear
  const own: AmountPart[] = row.cost === 0 ? [] : [{ source: row.name, value: row.cost, rule }]
  const parts = purse.discount ? [...own, purse.discount] : own
  const price = sumPriceParts(parts)
  const hasBox = [...stash, id].some((text) => getItemHooks(text).holdsStash === true)
  const noBox = hasBox ? null : 'Nothing holds a stash yet. Buy a safety deposit box first.'
  const refusal = noBox ?? lack(price, purse.credits)
  return { ...common, ...NOTHING, label: row.name, price, parts, rule, refusal }
}

/** Buys a piece for the stash with credits from the purse. */
export function buyForStash(owner: Owner, id: string, purse: Purse, rules: Rules): StashPurchaseResult {
  const offer = createStashPurchaseChoice(owner, id, purse, rules)
  if (offer.refusal !== null) return { ok: false, message: offer.refusal }
  const parts = offer.parts.map((part) => ({ ...part, value: -part.value }))
  const reason = `${offer.label} for the stash`
  const common = { key: `buy:stash:${id}`, account: offer.payer, currency: 'credits', reason, override: null } as const
  const line: LedgerLine = { ...common, amount: sumPriceParts(parts), rule: offer.rule, parts }
  return { ok: true, offer, stash: [...owner.stash, id], lines: line.amount === 0 ? [] : [line] }
}

function lack(price: number, credits: number): string | null {
  if (price <= credits) return null
  return `It costs ${formatCount(price, 'credit')}; the warband has ${credits} and lacks ${price - credits}.`
}
