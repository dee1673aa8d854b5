import { createSeededDice } from '#main/games/kit/dice.ts'
import { countMembers } from '#main/games/planet28/builder/squad-members.ts'
import { type PurchaseFunds, buildPurchaseChoice } from '#main/games/planet28/campaign/growth/advancement.ts'
import { canHaggle, rollDiscount } from '#main/games/planet28/campaign/money/haggle.ts'
import type { Purchase } from '#shared/games/planet28/campaign/purchases.ts'
import type { createBetweenBattlesViewBuilder, UnitInWarband } from '../between-battles/between-battles-views.ts'
import type { CampaignForce } from '../between-battles/campaign-forces.ts'
import { createUnitActivityTracker } from '../between-battles/unit-activity.ts'
import type { ForceDependencies } from '../forces/force-dependencies.ts'

/** Computes discounts on prices in credits. Seeded, so that redoing gives the same dice (P28-AB-haggle). */
export function createDiscountCalculator(
  tools: ForceDependencies,
  standings: ReturnType<typeof createBetweenBattlesViewBuilder>,
) {
  const { campaign, ledger } = tools.file.rows
  const spareTime = createUnitActivityTracker(tools)

  /** The discount by a unit of the warband that can haggle and is not at work. */
  function discountOn(
    { warband: { id, units }, edition: { rules } }: CampaignForce,
    price: number,
    pieces = 1,
  ): PurchaseFunds['discount'] {
    const { atWork } = spareTime(id)
    const haggler = units.find((unit) => !atWork.has(unit.id) && canHaggle(unit.profile.abilities, rules))
    if (haggler === undefined) return null
    const dice = createSeededDice(`${campaign.get().diceSeed}/haggle/${id}/${ledger.countSpent(id)}`)
    const { abilities } = haggler.profile
    const off = rollDiscount({ price, pieces }, { abilities, rules }, dice)
    return off && { ...off, source: `${off.source} (${haggler.name})`, by: haggler.id }
  }

  /** The funds, and the discount by haggling. */
  function haggled(place: UnitInWarband, purchase: Purchase): PurchaseFunds {
    const funds = standings.fundsOf(place)
    const { currency, price } = buildPurchaseChoice(place.unit, purchase, funds, place.edition.rules)
    const pieces = place.unit.kind === 'squad' && purchase.what === 'gear' ? countMembers(place.unit.profile) : 1
    return currency === 'credits' ? { ...funds, discount: discountOn(place, price, pieces) ?? null } : funds
  }

  return { discountOn, haggled }
}
