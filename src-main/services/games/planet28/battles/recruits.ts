import type { Author } from '#main/db/change-log/change-log.ts'
import { listUnknownRows } from '#main/games/planet28/builder/unknown-rows.ts'
import { listRecruitPayers, computeRecruitPrice } from '#main/games/planet28/campaign/growth/recruit.ts'
import { buildBlockingMessagesByKey } from '#main/games/planet28/campaign/money/purchases/legality.ts'
import { sumPriceParts } from '#main/games/planet28/campaign/money/purchases/plan.ts'
import { requireFound, RefusalError } from '#main/services/kit/refusal-error.ts'
import type { RecruitInput, RecruitPriceView, UnitStateView } from '#shared/contract/planet28/advancement.ts'
import type { CampaignUnit } from '#shared/games/planet28/campaign/forces.ts'
import type { LedgerAccount, AmountPart, LedgerLine } from '#shared/games/planet28/campaign/ledger.ts'
import { formatNameMidSentence } from '#shared/kit/format.ts'
import { getAccountName } from '../between-battles/between-battles-views.ts'
import type { CampaignForce } from '../between-battles/campaign-forces.ts'
import type { ForceDependencies } from '../forces/force-dependencies.ts'
import { type LedgerAccess, getWarbandAccount } from '../ledger/ledger-access.ts'
import type { SpendingDependencies } from './stash-purchases.ts'

/** Dependencies of recruiting. */
interface RecruitTools extends SpendingDependencies {
  readonly book: LedgerAccess
}

/** A recruit, the price, and the payer. */
interface Hire {
  readonly force: CampaignForce
  readonly unit: CampaignUnit
  readonly points: readonly AmountPart[]
  readonly credits: readonly AmountPart[]
  readonly payer: LedgerAccount
  readonly refusal: string | null
}

/** Initial fields of a recruited unit. */
const BLANK = { notes: '', background: '', portraitId: null, allowed: [], isArchived: false } as const

/** Recruits units between battles: points for the profile, credits for the gear (P28-CAMP-5, P28-VCAMP-2). */
export function createRecruitmentService(
  tools: ForceDependencies,
  { campaign, book, standings, enter, requireFought }: RecruitTools,
) {
  const { file, newId, editions, requireKnown } = tools
  const { warbands, characters, squads, vehicles } = file.rows

  function hireOf(input: RecruitInput): Hire {
    const force = requireFound(campaign.find(input.warbandId), 'warband')
    requireKnown([...force.unknown, ...unknownOf(input, force)], input.name)
    const unit = recruitUnit(input, newId())
    const { rules } = force.edition
    const { vehiclePoints, waivers } = force.force.warband
    const dues = { replacesDead: input.usesWaiver && waivers > 0, vehiclePoints }
    const { points, credits } = computeRecruitPrice(unit, dues, rules)
    const payers = listRecruitPayers(force.warband, rules.settings)
    const payer =
      input.payerId === null ? getWarbandAccount(force.warband.id) : payers.find(({ id }) => id === input.payerId)
    if (payer === undefined)
      throw new RefusalError('illegal', 'Your group pays for recruits from shared CP alone. Choose shared CP.')
    const hire = { force, unit, points, credits, payer }
    const [bar] = buildBlockingMessagesByKey(unit, rules).values()
    const noWaiver =
      input.usesWaiver && waivers === 0 ? 'No dead character waits to be replaced. Pay the 10 points.' : null
    return { ...hire, refusal: bar ?? noWaiver ?? lack(hire) }
  }

  function lack({ force, points, credits, payer }: Omit<Hire, 'refusal'>): string | null {
    const [price, gear] = [sumPriceParts(points), sumPriceParts(credits)]
    const held = book.held(payer, 'points')
    const purse = standings.treasury(force).credits
    if (price > held) return `It costs ${price} points; ${getAccountName(payer, force.warband)} has ${held}.`
    return gear > purse ? `Its gear costs ${gear} credits; the warband has ${purse}.` : null
  }

  function add({ unit, force: { warband } }: Hire): void {
    const common = { ...BLANK, id: unit.id, warbandId: warband.id, name: unit.name }
    if (unit.kind === 'character') characters.add({ ...common, profile: unit.profile })
    else if (unit.kind === 'squad') squads.add({ ...common, profile: unit.profile })
    else vehicles.add({ ...common, profile: unit.profile })
  }

  /** Uses up the waivers and points of scrapped vehicles included in the price. */
  function useDues({ force, points }: Hire, usesWaiver: boolean): void {
    const { id, waivers, vehiclePoints } = force.force.warband
    const scrapped = points.filter(({ rule, value }) => rule === 'P28-VDT-6' && value < 0)
    warbands.play(id, {
      waivers: usesWaiver ? waivers - 1 : waivers,
      vehiclePoints: vehiclePoints + sumPriceParts(scrapped),
    })
  }

  return {
    recruitPrice(input: RecruitInput): RecruitPriceView {
      const { points, credits, refusal } = hireOf(input)
      const [price, gear] = [sumPriceParts(points), sumPriceParts(credits)]
      return { points: price, credits: gear, pointParts: points, creditParts: credits, refusal }
    },
    recruit(input: RecruitInput, author: Author): UnitStateView {
      const hire = hireOf(input)
      const { force, unit, refusal } = hire
      requireFought(force)
      if (refusal !== null) throw new RefusalError('illegal', refusal)
      const price = sumPriceParts(hire.points)
      const label = `${unit.name} joins ${formatNameMidSentence(force.warband.name)} (${price} points)`
      file.changes.record(label, author, () => {
        enter(force, linesFor(hire))
        add(hire)
        useDues(hire, input.usesWaiver)
        editions.settle(force.warband.id)
      })
      return standings.view(campaign.getUnit(unit.kind, unit.id))
    },
  }
}

function recruitUnit(input: RecruitInput, id: string): CampaignUnit {
  const common = { id, warbandId: input.warbandId, name: input.name, conditions: [] }
  if (input.kind === 'character') return { ...common, kind: input.kind, profile: input.profile }
  if (input.kind === 'squad') return { ...common, kind: input.kind, profile: input.profile }
  return { ...common, kind: input.kind, profile: input.profile }
}

function unknownOf(input: RecruitInput, { edition }: CampaignForce): string[] {
  const { tables } = edition.rules
  if (input.kind === 'character') return listUnknownRows(input.kind, input.profile, tables)
  return input.kind === 'squad'
    ? listUnknownRows(input.kind, input.profile, tables)
    : listUnknownRows(input.kind, input.profile, tables)
}

function linesFor({ unit, points, credits, payer, force }: Hire): LedgerLine[] {
  const negated = (parts: readonly AmountPart[]) => parts.map((part) => ({ ...part, value: -part.value }))
  const common = { reason: `${unit.name} joins`, rule: unit.kind === 'vehicle' ? 'P28-VCAMP-2' : 'P28-CAMP-5' }
  const line = (key: string, account: LedgerAccount, currency: 'points' | 'credits', parts: readonly AmountPart[]) => {
    return { ...common, key, account, currency, amount: sumPriceParts(parts), parts, override: null }
  }
  return [
    line('recruit', payer, 'points', negated(points)),
    line('recruit:gear', getWarbandAccount(force.warband.id), 'credits', negated(credits)),
  ]
}
