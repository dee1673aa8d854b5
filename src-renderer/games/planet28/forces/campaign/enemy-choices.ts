import type { EnemyGrowthView } from '#shared/contract/planet28/advancement.ts'
import type { OfferView, PurchaseInput } from '#shared/contract/planet28/purchases.ts'
import { offerKey, priceWords } from './purchase-kinds.ts'

/** One proposal for the enemies. */
export type Proposal = EnemyGrowthView['proposals'][number]

/** What somebody makes of a proposal: the offer that is taken, or null to leave it out. */
export type Decision = OfferView | null

/** What may be taken in the place of a proposal, it first, as a select offers it. */
export function choicesOf({ offer, others }: Proposal): { value: string; label: string }[] {
  return [offer, ...others].map((one) => ({ value: offerKey(one), label: `${one.label}, ${priceWords(one)}` }))
}

/** The offer of a choice; the proposal itself where it is none of them. */
export function offerOf({ offer, others }: Proposal, key: string): OfferView {
  return others.find((one) => offerKey(one) === key) ?? offer
}

/** What is to be bought, in the order of the proposals. */
export function purchasesOf(proposals: readonly Proposal[], decisions: readonly Decision[]) {
  return proposals.flatMap(({ unit, version }, at) => {
    const offer = decisions[at]
    return offer ? [{ ...unit, version, purchase: offer.purchase satisfies PurchaseInput }] : []
  })
}
