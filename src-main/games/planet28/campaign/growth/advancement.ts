import type { CampaignUnit } from '#shared/games/planet28/campaign/forces.ts'
import type { LedgerLine } from '#shared/games/planet28/campaign/ledger.ts'
import type { Offer, Purchase } from '#shared/games/planet28/campaign/purchases.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import { rowIds } from '#shared/games/planet28/tables/row.ts'
import { conversionOnOffer, healableConditions, planConversion, planHealing } from '../money/purchases/care.ts'
import {
  damageOf,
  gearOnOffer,
  planGear,
  planRepair,
  planSection,
  planWeapon,
  sectionsOnOffer,
  weaponsOnOffer,
} from '../money/purchases/gear.ts'
import { planHitPoints, planMembers, planSkill, planTalent, skillsOf, talentTable } from '../money/purchases/growth.ts'
import { barsOf } from '../money/purchases/legality.ts'
import { type Funds, linesFor, noOffer, offerOf } from '../money/purchases/offer.ts'
import type { Planned } from '../money/purchases/plan.ts'

export type { Funds } from '../money/purchases/offer.ts'

/** What was bought: the unit with it, the lines of the ledger, the conditions that ended. */
export interface Bought {
  readonly ok: true
  readonly offer: Offer
  readonly unit: CampaignUnit
  readonly lines: readonly LedgerLine[]
  readonly ended: readonly string[]
}

/** Why nothing was bought, and what to do about it. */
export interface NotBought {
  readonly ok: false
  readonly rule: string
  readonly message: string
}

/** All that a unit may look at of one kind, with prices, and why it may not be had where it may not (P28-CAMP-4, P28-VCAMP-1, P28-SQC-1). */
export function offersFor(unit: CampaignUnit, what: Purchase['what'], funds: Funds, rules: Rules): Offer[] {
  const before = barsOf(unit, rules)
  return listPurchases(unit, what, funds, rules).map((purchase) => {
    const plan = planFor(unit, purchase, rules)
    return 'refusal' in plan ? noOffer(unit, purchase, plan) : offerOf(purchase, plan, { unit, before, funds, rules })
  })
}

/** What one purchase costs, and why it may not be had where it may not (P28-CAMP-4). */
export function quote(unit: CampaignUnit, purchase: Purchase, funds: Funds, rules: Rules): Offer {
  const plan = planFor(unit, purchase, rules)
  if ('refusal' in plan) return noOffer(unit, purchase, plan)
  return offerOf(purchase, plan, { unit, before: barsOf(unit, rules), funds, rules })
}

/** Buys something for a unit, or says why not (P28-CAMP-4 to -6, P28-INJ-0, P28-VCAMP-1, P28-VCAMP-3, P28-SQC-1). */
export function buy(unit: CampaignUnit, purchase: Purchase, funds: Funds, rules: Rules): Bought | NotBought {
  const plan = planFor(unit, purchase, rules)
  if ('refusal' in plan) return { ok: false, rule: 'P28-CAMP-4', message: plan.refusal }
  const offer = offerOf(purchase, plan, { unit, before: barsOf(unit, rules), funds, rules })
  if (offer.refusal !== null) return { ok: false, rule: offer.rule, message: offer.refusal }
  return { ok: true, offer, unit: plan.after, lines: linesFor(unit, offer), ended: plan.ended ?? [] }
}

function listPurchases(unit: CampaignUnit, what: Purchase['what'], funds: Funds, rules: Rules): readonly Purchase[] {
  switch (what) {
    case 'skill':
      return skillsOf(unit).map((skill) => ({ what, skill }))
    case 'hit-points':
      return unit.kind === 'vehicle' ? [] : [{ what }]
    case 'trait':
    case 'ability':
      return newTalents(unit, what, rules).map((id) => ({ what, id }))
    case 'gear':
      return gearOnOffer(unit, rules).map((id) => ({ what, id }))
    case 'weapon':
      return weaponsOnOffer(unit, rules).map((id) => ({ what, id }))
    case 'section':
      return sectionsOnOffer(unit, rules)
    case 'heal':
      return healableConditions(unit)
    case 'repair':
      return damageOf(unit).length > 0 ? [{ what }] : []
    case 'members':
      return unit.kind === 'squad' ? [{ what, members: 1 }] : []
    case 'convert':
      return conversionOnOffer(unit, funds, rules)
  }
}

function planFor(unit: CampaignUnit, purchase: Purchase, rules: Rules): Planned {
  switch (purchase.what) {
    case 'skill':
      return planSkill(unit, purchase, rules)
    case 'hit-points':
      return planHitPoints(unit, rules)
    case 'trait':
    case 'ability':
      return planTalent(unit, purchase, rules)
    case 'gear':
      return planGear(unit, purchase, rules)
    case 'weapon':
      return planWeapon(unit, purchase, rules)
    case 'section':
      return planSection(unit, purchase, rules)
    case 'heal':
      return planHealing(unit, purchase)
    case 'repair':
      return planRepair(unit)
    case 'members':
      return planMembers(unit, purchase, rules)
    case 'convert':
      return planConversion(unit, purchase, rules)
  }
}

/** Traits and abilities in force that a unit has not got, unless they may repeat (P28-TR-0). */
function newTalents(unit: CampaignUnit, what: 'trait' | 'ability', rules: Rules): string[] {
  const { traits, abilities } = unit.profile
  const has = what === 'trait' ? traits : abilities
  const ids = rowIds(rules.tables[talentTable(unit, what)])
  return rules.settings.traitRepeats ? ids : ids.filter((id) => !has.includes(id))
}
