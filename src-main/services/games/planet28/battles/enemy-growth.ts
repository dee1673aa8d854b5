import type { Author } from '#main/db/change-log/change-log.ts'
import {
  listAlternativePurchases,
  type EnemyGrowthProposal,
  type ProposedPurchase,
  proposeEnemyGrowth,
  type WarbandFunds,
} from '#main/games/planet28/campaign/growth/enemies/enemy-growth.ts'
import { requireFound, RefusalError } from '#main/services/kit/refusal-error.ts'
import { requireRowUnchanged } from '#main/services/kit/service-dependencies.ts'
import type { ServiceMethodInput } from '#shared/contract/contract.ts'
import type { EnemyPurchaseProposalsView, WarbandStateView } from '#shared/contract/planet28/advancement.ts'
import type { CampaignUnit } from '#shared/games/planet28/campaign/forces.ts'
import type { PurchaseChoice, Purchase } from '#shared/games/planet28/campaign/purchases.ts'
import { formatCount, formatList } from '#shared/kit/format.ts'
import {
  type createBetweenBattlesViewBuilder,
  buildPurchaseChoiceView,
} from '../between-battles/between-battles-views.ts'
import type { CampaignForce, CampaignForceStore } from '../between-battles/campaign-forces.ts'
import type { ForceDependencies } from '../forces/force-dependencies.ts'
import { type LedgerAccess, getUnitAccount } from '../ledger/ledger-access.ts'

type UnitRef = Pick<CampaignUnit, 'kind' | 'id'>

/** Dependencies of spending for enemies. */
interface GrowthTools {
  readonly campaign: CampaignForceStore
  readonly book: LedgerAccess
  readonly standings: ReturnType<typeof createBetweenBattlesViewBuilder>
  /** Makes one purchase for a unit, inside a change. */
  readonly buyFor: (ref: UnitRef, purchase: Purchase) => PurchaseChoice
}

/** Number of purchases that a label names; further ones are counted. */
const NAMED = 3

/** Grows the enemies of solo and co-op games by proposals (P28-COOP-2). */
export function createEnemyGrowthService(tools: ForceDependencies, { campaign, book, standings, buyFor }: GrowthTools) {
  const { file, requireKnown } = tools

  function getEnemies(warbandId: string): CampaignForce {
    const force = requireFound(campaign.find(warbandId), 'warband')
    const { name } = force.warband
    requireKnown(force.unknown, name)
    if (standings.isEnemy(warbandId)) return force
    const whose = `${name} was not run by the list of enemies in its last battle.`
    throw new RefusalError('illegal', `${whose} Spend its points on the pages of its units.`)
  }

  function purseOf(force: CampaignForce): WarbandFunds {
    const points = force.warband.units.map((unit) => [unit.id, book.held(getUnitAccount(unit), 'points')] as const)
    return { ...standings.treasury(force), points: new Map(points) }
  }

  function proposalView(force: CampaignForce, proposal: ProposedPurchase, { left }: EnemyGrowthProposal) {
    const { unit, offer, because } = proposal
    const { kind, id, name } = unit
    const others = listAlternativePurchases(proposal, left, force.edition.rules)
    return {
      unit: { kind, id },
      name,
      version: file.changes.versionOf(kind, id),
      because,
      offer: buildPurchaseChoiceView(force, offer),
      others: others.map((purchaseChoice) => buildPurchaseChoiceView(force, purchaseChoice)),
    }
  }

  return {
    propose({ warbandId }: { warbandId: string }): EnemyPurchaseProposalsView {
      const force = getEnemies(warbandId)
      const { warband, edition } = force
      const purse = purseOf(force)
      const growth = proposeEnemyGrowth({ warband, rules: edition.rules }, purse)
      const proposals = growth.proposals.map((proposal) => proposalView(force, proposal, growth))
      const { pool, credits } = purse
      return { warbandId, name: warband.name, pool, purse: credits, proposals, kept: [...growth.kept] }
    },
    grow({ warbandId, purchases }: ServiceMethodInput<'advancement', 'grow'>, author: Author): WarbandStateView {
      const { warband } = getEnemies(warbandId)
      const named = purchases.map((purchase) => {
        const unit = warband.units.find(({ id, kind }) => id === purchase.id && kind === purchase.kind)
        return { ...purchase, name: requireFound(unit ?? null, purchase.kind).name }
      })
      for (const { kind, id, version } of named) requireRowUnchanged(file, kind, id, version)
      file.changes.record(growthLabel(warband.name, named), author, () => {
        for (const { kind, id, purchase } of named) buyFor({ kind, id }, purchase)
      })
      return standings.warband(getEnemies(warbandId))
    },
  }
}

/** History label, such as “The Choir grows by 4 purchases: Gnaw, Hook and Rook”. */
function growthLabel(warband: string, purchases: readonly { readonly name: string }[]): string {
  const names = [...new Set(purchases.map(({ name }) => name))]
  const over = names.length - NAMED
  const who = over > 1 ? [...names.slice(0, NAMED), `${over} others`] : names
  return `${warband} grows by ${formatCount(purchases.length, 'purchase')}: ${formatList(who)}`
}
