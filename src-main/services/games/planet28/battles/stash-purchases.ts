import type { Author } from '#main/db/change-log/change-log.ts'
import type { PurchaseFunds } from '#main/games/planet28/campaign/growth/advancement.ts'
import {
  buyForStash,
  createStashPurchaseChoice,
  listStashPurchaseChoices,
} from '#main/games/planet28/campaign/money/purchases/stash.ts'
import { requireFound, RefusalError } from '#main/services/kit/refusal-error.ts'
import { requireRowUnchanged } from '#main/services/kit/service-dependencies.ts'
import type { ServiceMethodInput } from '#shared/contract/contract.ts'
import type { WarbandStateView } from '#shared/contract/planet28/advancement.ts'
import type { PurchaseChoiceView } from '#shared/contract/planet28/purchases.ts'
import type { LedgerLine } from '#shared/games/planet28/campaign/ledger.ts'
import { formatCount } from '#shared/kit/format.ts'
import {
  type createBetweenBattlesViewBuilder,
  buildPurchaseChoiceView,
} from '../between-battles/between-battles-views.ts'
import type { CampaignForce, CampaignForceStore } from '../between-battles/campaign-forces.ts'
import type { ForceDependencies } from '../forces/force-dependencies.ts'

/** Shared dependencies of spending between battles. */
export interface SpendingDependencies {
  readonly campaign: CampaignForceStore
  readonly standings: ReturnType<typeof createBetweenBattlesViewBuilder>
  /** Writes ledger lines of a warband. */
  readonly enter: (force: CampaignForce, lines: readonly LedgerLine[]) => void
  /** Refuses if no battle is settled yet. */
  readonly requireFought: (force: CampaignForce) => void
}

/** Dependencies of purchases for the stash. */
interface StashTools extends SpendingDependencies {
  /** The discount on a price in credits by a unit of the warband. */
  readonly discountOn: (force: CampaignForce, price: number) => PurchaseFunds['discount']
}

/** Buys gear for the stash between battles (P28-BUILD-5). */
export function createStashPurchaseService(
  tools: ForceDependencies,
  { campaign, standings, enter, discountOn, requireFought }: StashTools,
) {
  const { file, editions, requireKnown } = tools
  const { warbands } = file.rows

  function getForce(warbandId: string): CampaignForce {
    const force = requireFound(campaign.find(warbandId), 'warband')
    requireKnown(force.unknown, force.warband.name)
    return force
  }

  return {
    stashOffers({ warbandId }: { warbandId: string }): PurchaseChoiceView[] {
      const force = getForce(warbandId)
      const offers = listStashPurchaseChoices(force.warband, standings.treasury(force), force.edition.rules)
      return offers.map((offer) => buildPurchaseChoiceView(force, offer))
    },
    buyForStash(
      { warbandId, version, id }: ServiceMethodInput<'advancement', 'buyForStash'>,
      author: Author,
    ): WarbandStateView {
      const force = getForce(warbandId)
      requireRowUnchanged(file, 'warband', warbandId, version)
      requireFought(force)
      const { warband, edition } = force
      const { credits } = standings.treasury(force)
      const { price } = createStashPurchaseChoice(warband, id, { credits }, edition.rules)
      const sale = buyForStash(warband, id, { credits, discount: discountOn(force, price) ?? null }, edition.rules)
      if (!sale.ok) throw new RefusalError('illegal', sale.message)
      const { label, price: paid } = sale.offer
      const change = `${warband.name} buys ${label} for the stash (${formatCount(paid, 'credit')})`
      file.changes.record(change, author, () => {
        enter(force, sale.lines)
        warbands.update({ ...force.force.warband, stash: sale.stash })
        editions.settle(warbandId)
      })
      return standings.warband(getForce(warbandId))
    },
  }
}
