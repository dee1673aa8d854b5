import type { Author } from '#main/db/change-log/change-log.ts'
import {
  listFeePaymentLedgerLines,
  findFee,
  listStartingCreditLedgerLines,
} from '#main/games/planet28/campaign/aftermath/battle-fees.ts'
import {
  type PurchaseResult,
  buyForUnit,
  listPurchaseChoices,
  buildPurchaseChoice,
} from '#main/games/planet28/campaign/growth/advancement.ts'
import { getConditionRow } from '#main/games/planet28/campaign/growth/condition-rows.ts'
import { requireFound, RefusalError } from '#main/services/kit/refusal-error.ts'
import { requireRowUnchanged } from '#main/services/kit/service-dependencies.ts'
import type { ServiceMethodInput } from '#shared/contract/contract.ts'
import type { UnitStateView, WarbandStateView } from '#shared/contract/planet28/advancement.ts'
import type { AccountBalanceView } from '#shared/contract/planet28/ledger.ts'
import type { PurchaseChoiceView } from '#shared/contract/planet28/purchases.ts'
import type { UnitKind } from '#shared/games/planet28/campaign/battle-record.ts'
import type { CampaignUnit } from '#shared/games/planet28/campaign/forces.ts'
import type { LedgerLine, NamedLedgerLine } from '#shared/games/planet28/campaign/ledger.ts'
import type { PurchaseChoice, Purchase } from '#shared/games/planet28/campaign/purchases.ts'
import { formatNameMidSentence } from '#shared/kit/format.ts'
import {
  createBetweenBattlesViewBuilder,
  getAccountName,
  buildPurchaseChoiceView,
  type UnitInWarband,
} from '../between-battles/between-battles-views.ts'
import { type CampaignForce, createCampaignForceStore } from '../between-battles/campaign-forces.ts'
import { createPurchaseTimeRefusalFinder } from '../between-battles/unit-activity.ts'
import type { ForceDependencies } from '../forces/force-dependencies.ts'
import { createLedgerAccess } from '../ledger/ledger-access.ts'
import { createEnemyGrowthService } from './enemy-growth.ts'
import { createDiscountCalculator } from './haggling.ts'
import { createLedgerService } from './ledger.ts'
import { createRecruitmentService } from './recruits.ts'
import { createStashPurchaseService } from './stash-purchases.ts'

/** A unit by kind and id. */
export interface UnitRef {
  readonly kind: UnitKind
  readonly id: string
}

/** Creates the service of growth between battles (P28-CAMP-4 to -6, P28-VCAMP-1 to -3, P28-SQC-1). */
export function createAdvancementService(tools: ForceDependencies) {
  const { file, editions, requireKnown } = tools
  const { conditions } = file.rows
  const campaign = createCampaignForceStore(tools)
  const book = createLedgerAccess(tools)
  const ledger = createLedgerService(tools)
  const standings = createBetweenBattlesViewBuilder(tools, campaign, book)
  const recruits = createRecruitmentService(tools, { campaign, book, standings, enter, requireFought })
  const { discountOn, haggled } = createDiscountCalculator(tools, standings)
  const whyNoTime = createPurchaseTimeRefusalFinder(tools)
  const { changes } = file

  function requireTime(unit: CampaignUnit): void {
    const why = whyNoTime(unit)
    if (why !== null) throw new RefusalError('illegal', why)
  }

  function getUnit({ kind, id }: UnitRef): UnitInWarband {
    const place = campaign.getUnit(kind, id)
    requireKnown(place.unknown, place.warband.name)
    return place
  }
  const standing = (ref: UnitRef): UnitStateView => standings.view(getUnit(ref))

  /** Writes ledger lines of a warband. The first ones also book the points left over from building. */
  function enter(force: CampaignForce, lines: readonly LedgerLine[]): void {
    const { id } = force.force.warband
    const opening = listStartingCreditLedgerLines(id, campaign.leftover(force))
    const named = [...opening, ...lines].map((line): NamedLedgerLine => {
      return { ...line, accountName: getAccountName(line.account, force.warband) }
    })
    book.write(named, null)
  }

  const enemies = createEnemyGrowthService(tools, { campaign, book, standings, buyFor })

  /** Makes one purchase in the present state. Call inside a change. */
  function buyFor(ref: UnitRef, purchase: Purchase): PurchaseChoice {
    const place = getUnit(ref)
    requireTime(place.unit)
    const bought = buyForUnit(place.unit, purchase, haggled(place, purchase), place.edition.rules)
    if (!bought.ok) throw new RefusalError('illegal', `${place.unit.name}: ${bought.message}`)
    writeBought(place, bought)
    return bought.offer
  }

  function writeBought(place: UnitInWarband, { unit, lines, ended }: PurchaseResult): void {
    enter(place, lines)
    campaign.writeProfile({ ...unit, unitId: unit.id })
    campaign.writeGrowth(unit)
    ended.forEach(conditions.remove)
    editions.settle(place.warband.id)
  }

  return {
    ofWarband({ warbandId }: { warbandId: string }): WarbandStateView {
      const force = requireFound(campaign.find(warbandId), 'warband')
      requireKnown(force.unknown, force.warband.name)
      return standings.warband(force)
    },
    standing,
    offers({ what, ...ref }: UnitRef & { what: Purchase['what'] }): PurchaseChoiceView[] {
      const place = getUnit(ref)
      const offers = listPurchaseChoices(place.unit, what, standings.fundsOf(place), place.edition.rules)
      const noTime = whyNoTime(place.unit)
      return offers.map((offer) => buildPurchaseChoiceView(place, { ...offer, refusal: noTime ?? offer.refusal }))
    },
    quote({ purchase, ...ref }: UnitRef & { purchase: Purchase }): PurchaseChoiceView {
      const place = getUnit(ref)
      const offer = buildPurchaseChoice(place.unit, purchase, standings.fundsOf(place), place.edition.rules)
      return buildPurchaseChoiceView(place, { ...offer, refusal: whyNoTime(place.unit) ?? offer.refusal })
    },
    buy({ version, purchase, ...ref }: ServiceMethodInput<'advancement', 'buy'>, author: Author): UnitStateView {
      const place = getUnit(ref)
      requireRowUnchanged(file, ref.kind, ref.id, version)
      requireFought(place)
      requireTime(place.unit)
      const bought = buyForUnit(place.unit, purchase, haggled(place, purchase), place.edition.rules)
      if (!bought.ok) throw new RefusalError('illegal', bought.message)
      changes.record(buyLabel(place.unit.name, bought.offer), author, () => writeBought(place, bought))
      return standing(ref)
    },
    ...recruits,
    ...enemies,
    ...createStashPurchaseService(tools, { campaign, standings, enter, discountOn, requireFought }),
    payFees(
      { warbandId, unitIds }: ServiceMethodInput<'advancement', 'payFees'>,
      author: Author,
    ): AccountBalanceView[] {
      const force = requireFound(campaign.find(warbandId), 'warband')
      requireKnown(force.unknown, force.warband.name)
      const asked = force.warband.units.filter(({ id }) => unitIds === null || unitIds.includes(id))
      const fees = asked.flatMap((unit) => {
        const fee = findFee(unit, book.held, force.edition.rules)
        return fee === null || fee.isPaid ? [] : [{ unit, fee }]
      })
      const total = fees.reduce((sum, { fee }) => sum + fee.credits, 0)
      requireFees(force, total, standings.treasury(force).credits)
      const who = new Intl.ListFormat('en-GB').format(fees.map(({ unit }) => unit.name))
      const label = `${force.warband.name} pays ${who} for the next battle (${total} credits)`
      changes.record(label, author, () =>
        enter(
          force,
          fees.flatMap(({ unit, fee }) => listFeePaymentLedgerLines(unit, fee)),
        ),
      )
      return ledger.balances({ warbandId })
    },
    endCondition({ conditionId, reason }: { conditionId: string; reason: string }, author: Author): UnitStateView {
      const { unitKind, unitId, condition } = requireFound(conditions.find(conditionId), 'condition')
      const { unit } = campaign.getUnit(unitKind, unitId)
      const what = getConditionRow(condition).name.toLowerCase()
      changes.record(`End ${what} of ${unit.name}: ${reason}`, author, () => conditions.remove(conditionId))
      return standing({ kind: unitKind, id: unitId })
    },
  }
}

/**
 * Refuses purchases before the first settled battle: until then a warband is built within its points (P28-BUILD-1,
 * P28-BUILD-4).
 */
function requireFought({ force: { warband } }: CampaignForce): void {
  if (!warband.hasFought)
    throw new RefusalError('illegal', `${warband.name} has not fought yet: build it on its page, within its points.`)
}

function requireFees({ warband: { name } }: CampaignForce, total: number, purse: number): void {
  if (total === 0) throw new RefusalError('conflict', 'Nobody here waits for a fee.')
  if (total <= purse) return
  const lack = `${name} has ${purse} of the ${total} credits that they want.`
  throw new RefusalError('illegal', `${lack} Pay some of them, or play without them.`)
}

/** History label, such as “Ysolde buys Brave (15 points)”. */
function buyLabel(name: string, { purchase, label, price, currency, creditParts }: PurchaseChoice): string {
  const credits = creditParts.reduce((sum, { value }) => sum + value, 0)
  const gear = credits > 0 ? `, ${credits} credits` : ''
  const paid = price === 1 ? `1 ${currency.slice(0, -1)}` : `${price} ${currency}`
  if (purchase.what === 'convert') return `${name} turns ${formatNameMidSentence(label)}`
  const isCare = purchase.what === 'heal' || purchase.what === 'repair'
  const does = isCare
    ? `: ${label.toLowerCase()}`
    : purchase.what === 'members'
      ? ` takes on ${label}`
      : ` buys ${label}`
  return `${name}${does} (${paid}${gear})`
}
