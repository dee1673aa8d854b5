import { countMembers } from '#main/games/planet28/builder/squad-members.ts'
import type { CampaignUnit } from '#shared/games/planet28/campaign/forces.ts'
import type { LedgerLine } from '#shared/games/planet28/campaign/ledger.ts'
import type { Purchase } from '#shared/games/planet28/campaign/purchases.ts'
import type { OffTableRequest } from '#shared/games/planet28/off-table-model.ts'
import { findEquipment } from '#shared/games/planet28/tables/equipment.ts'
import { formatCount } from '#shared/kit/format.ts'
import { buyForUnit, buildPurchaseChoice } from '../growth/advancement.ts'
import type { DiceProvider } from './day-input.ts'
import {
  type DayState,
  type GroupOrderContext,
  grantWant,
  type WantResult,
  findGroupMember,
  refuseWant,
  getDayWarband,
  replaceUnit,
  replaceWarband,
} from './day-state.ts'
import { createPriceDifferencePart, haggleForOrderLine, findHaggler } from './haggling.ts'
import { recordServiceUse, lookUpServiceGood } from './services.ts'

/** Unlimited funds, used to find the price of a purchase first. */
const PLENTY = { points: 1_000_000, pool: 1_000_000, credits: 1_000_000 }

/** A wanted piece of gear and its index in the order. */
type GearWant = Extract<OffTableRequest, { what: 'gear' }> & { readonly index: number }

/**
 * Sells gear at the prices of a place, less haggling, to a member of the group or to the warband's stash (P28-CAMP-6,
 * P28-OFF-1).
 */
export function grantGear(
  state: DayState,
  errand: GroupOrderContext,
  want: GearWant,
  diceFor: DiceProvider,
): WantResult {
  const { id, unitId } = want
  const { group, service } = errand
  const { rules } = getDayWarband(state, group.warbandId)
  const label = findEquipment(rules.tables, id)?.row.name ?? id
  const buyer = unitId === group.warbandId ? null : findGroupMember(state, group, unitId)
  const wanted = { goodId: id, pieces: piecesFor(buyer) }
  const served = lookUpServiceGood(state, errand, wanted)
  if ('refusal' in served) return refuseWant(state, `${label}: ${served.refusal}`)
  if (buyer === null && unitId !== group.warbandId) return refuseWant(state, `${label}: nobody of the group wants it.`)
  if (buyer !== null && state.spentMedics.includes(buyer.id)) {
    return refuseWant(state, `${buyer.name} has healed somebody and has time for nothing else.`)
  }
  const printed = printedPrice(buyer, id, state, errand)
  if ('refusal' in printed) return refuseWant(state, `${printed.label}: ${printed.refusal}`)
  const asked = priceHere(printed, served.good?.price ?? null, service?.pricePercent ?? 100)
  const deal = { price: asked, index: want.index, label: printed.label, pieces: wanted.pieces }
  const bargain = haggleForOrderLine(state, errand, deal, diceFor)
  const { questions } = bargain
  const sources = [
    ...(asked === printed.price ? [] : [errand.place.name]),
    ...(bargain.price === asked ? [] : ['Haggle']),
  ]
  const discount = createPriceDifferencePart(printed.price, bargain.price, sources)
  const bought = take(state, errand, { id, buyer, label: printed.label, price: bargain.price, discount })
  if ('refusal' in bought) return refuseWant(state, `${printed.label}: ${bought.refusal}`, questions)
  const whose = buyer === null ? 'for the stash' : `for ${buyer.name}`
  const text = `${printed.label} ${whose}, ${formatCount(bargain.price, 'credit')}${words(printed.price, bargain.price, sources)}.`
  const { takenOff } = bought.state
  const off = (takenOff[errand.order.id] ?? 0) + asked - bargain.price
  const after = { ...bought.state, takenOff: { ...takenOff, [errand.order.id]: off } }
  const haggler = questions.length === 0 ? null : findHaggler(state, errand, rules)
  const busyIds = [buyer?.id ?? [], haggler?.id ?? []].flat()
  return grantWant(recordServiceUse(after, errand, wanted), text, { lines: bought.lines, questions, busyIds })
}

/** Number of pieces bought: one per member for a squad (P28-SQ-2). */
function piecesFor(buyer: CampaignUnit | null): number {
  return buyer?.kind === 'squad' ? countMembers(buyer.profile) : 1
}

interface Printed {
  readonly label: string
  readonly price: number
  readonly times: number
}

/** Printed price of a row. A squad pays per member, and a vehicle mounts weapons (P28-SQ-2, P28-VB-2). */
function printedPrice(
  buyer: CampaignUnit | null,
  id: string,
  state: DayState,
  { group }: GroupOrderContext,
): Printed | { label: string; refusal: string } {
  const { rules } = getDayWarband(state, group.warbandId)
  if (buyer === null) {
    const gear = findEquipment(rules.tables, id)
    return gear === null
      ? { label: id, refusal: 'no gear is called so.' }
      : { label: gear.row.name, price: gear.row.cost, times: 1 }
  }
  const { label, price, currency, refusal } = buildPurchaseChoice(buyer, purchaseOf(buyer, id), PLENTY, rules)
  if (refusal !== null) return { label, refusal }
  if (currency === 'points') return { label, refusal: 'it is built for campaign points, not sold for credits.' }
  return { label, price, times: piecesFor(buyer) }
}

function priceHere({ price, times }: Printed, own: number | null, percent: number): number {
  return own === null ? Math.floor((price * percent) / 100) : own * times
}

interface Deal {
  readonly id: string
  readonly buyer: CampaignUnit | null
  readonly label: string
  readonly price: number
  readonly discount: ReturnType<typeof createPriceDifferencePart>
}

function take(
  state: DayState,
  { group }: GroupOrderContext,
  { id, buyer, label, price, discount }: Deal,
): { state: DayState; lines: readonly LedgerLine[] } | { refusal: string } {
  const dayWarband = getDayWarband(state, group.warbandId)
  const { points, pool, credits, rules, warband } = dayWarband
  if (buyer !== null) {
    const funds = { points: points[buyer.id] ?? 0, pool, credits, discount }
    const bought = buyForUnit(buyer, purchaseOf(buyer, id), funds, rules)
    return bought.ok ? { state: replaceUnit(state, bought.unit), lines: bought.lines } : { refusal: bought.message }
  }
  if (price > credits) return { refusal: `it costs ${formatCount(price, 'credit')}; the warband has ${credits}.` }
  const changed = { ...dayWarband, warband: { ...warband, stash: [...warband.stash, id] } }
  const parts = [{ source: label, value: -price, rule: 'P28-CAMP-6' }]
  const account = { kind: 'warband', id: warband.id } as const
  const line = {
    key: `stash:${id}`,
    account,
    currency: 'credits',
    amount: -price,
    reason: label,
    rule: 'P28-CAMP-6',
    parts,
    override: null,
  } as const
  return { state: replaceWarband(state, changed), lines: price === 0 ? [] : [line] }
}

function purchaseOf({ kind }: CampaignUnit, id: string): Purchase {
  return kind === 'vehicle' ? { what: 'weapon', id } : { what: 'gear', id }
}

function words(printed: number, price: number, sources: readonly string[]): string {
  return printed === price ? '' : ` instead of ${printed} (${sources.join(' and ')})`
}
