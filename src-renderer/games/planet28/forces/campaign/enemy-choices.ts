import type { EnemyPurchaseProposalsView } from '#shared/contract/planet28/advancement.ts'
import type { PurchaseChoiceView, PurchaseInput } from '#shared/contract/planet28/purchases.ts'
import { getPurchaseKey, formatPurchasePrice } from './purchase-kinds.ts'

/** A proposed purchase of the enemies. */
export type GrowthProposal = EnemyPurchaseProposalsView['proposals'][number]

/** Decision on a proposal: the purchase to make, or null to leave it out. */
export type GrowthDecision = PurchaseChoiceView | null

/** Lists the alternatives of a proposal for a select field, with the proposal first. */
export function listProposalChoices({ offer, others }: GrowthProposal): { value: string; label: string }[] {
  return [offer, ...others].map((item) => ({
    value: getPurchaseKey(item),
    label: `${item.label}, ${formatPurchasePrice(item)}`,
  }))
}

/** Finds the offer of a choice. Defaults to the proposal. */
export function getChosenPurchase({ offer, others }: GrowthProposal, key: string): PurchaseChoiceView {
  return others.find((candidate) => getPurchaseKey(candidate) === key) ?? offer
}

/** Lists the purchases to make, in the order of the proposals. */
export function listDecidedPurchases(proposals: readonly GrowthProposal[], decisions: readonly GrowthDecision[]) {
  return proposals.flatMap(({ unit, version }, at) => {
    const offer = decisions[at]
    return offer ? [{ ...unit, version, purchase: offer.purchase satisfies PurchaseInput }] : []
  })
}
