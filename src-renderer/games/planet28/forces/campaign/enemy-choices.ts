import type { EnemyGrowthView } from '#shared/contract/planet28/advancement.ts'
import type { PurchaseChoiceView, PurchaseInput } from '#shared/contract/planet28/purchases.ts'
import { getOfferKey, formatPrice } from './purchase-kinds.ts'

/** One proposal for the enemies. */
export type GrowthProposal = EnemyGrowthView['proposals'][number]

/** What somebody makes of a proposal: the offer that is taken, or null to leave it out. */
export type GrowthDecision = PurchaseChoiceView | null

/** What may be taken in the place of a proposal, it first, as a select offers it. */
export function listProposalChoices({ offer, others }: GrowthProposal): { value: string; label: string }[] {
  return [offer, ...others].map((item) => ({ value: getOfferKey(item), label: `${item.label}, ${formatPrice(item)}` }))
}

/** The offer of a choice; the proposal itself where it is none of them. */
export function getChosenOffer({ offer, others }: GrowthProposal, key: string): PurchaseChoiceView {
  return others.find((candidate) => getOfferKey(candidate) === key) ?? offer
}

/** What is to be bought, in the order of the proposals. */
export function listPurchases(proposals: readonly GrowthProposal[], decisions: readonly GrowthDecision[]) {
  return proposals.flatMap(({ unit, version }, at) => {
    const offer = decisions[at]
    return offer ? [{ ...unit, version, purchase: offer.purchase satisfies PurchaseInput }] : []
  })
}
