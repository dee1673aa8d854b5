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
import type { Planned, PurchaseOf } from '../money/purchases/plan.ts'

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
  return SHELVES[what].list(unit, rules, funds).map((purchase) => {
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

/** What of one kind a unit may look at, and what one of it comes to. */
interface Shelf<What extends Purchase['what']> {
  list(unit: CampaignUnit, rules: Rules, funds: Funds): readonly PurchaseOf<What>[]
  plan(unit: CampaignUnit, purchase: PurchaseOf<What>, rules: Rules): Planned
}

const SHELVES: { readonly [What in Purchase['what']]: Shelf<What> } = {
  skill: { list: (unit) => skillsOf(unit).map((skill) => ({ what: 'skill', skill })), plan: planSkill },
  'hit-points': {
    list: ({ kind }) => (kind === 'vehicle' ? [] : [{ what: 'hit-points' }]),
    plan: (unit, _purchase, rules) => planHitPoints(unit, rules),
  },
  trait: { list: (unit, rules) => newTalents(unit, 'trait', rules), plan: planTalent },
  ability: { list: (unit, rules) => newTalents(unit, 'ability', rules), plan: planTalent },
  gear: { list: (unit, rules) => gearOnOffer(unit, rules).map((id) => ({ what: 'gear', id })), plan: planGear },
  weapon: {
    list: (unit, rules) => weaponsOnOffer(unit, rules).map((id) => ({ what: 'weapon', id })),
    plan: planWeapon,
  },
  section: { list: sectionsOnOffer, plan: planSection },
  heal: { list: healableConditions, plan: planHealing },
  repair: { list: (unit) => (damageOf(unit).length > 0 ? [{ what: 'repair' }] : []), plan: planRepair },
  members: { list: ({ kind }) => (kind === 'squad' ? [{ what: 'members', members: 1 }] : []), plan: planMembers },
  convert: { list: conversionOnOffer, plan: planConversion },
}

function planFor(unit: CampaignUnit, purchase: Purchase, rules: Rules): Planned {
  return (SHELVES[purchase.what] as Shelf<Purchase['what']>).plan(unit, purchase, rules)
}

/** Traits and abilities in force that a unit has not got, unless they may repeat (P28-TR-0). */
function newTalents<What extends 'trait' | 'ability'>(unit: CampaignUnit, what: What, rules: Rules) {
  const { traits, abilities } = unit.profile
  const has = what === 'trait' ? traits : abilities
  const ids = rowIds(rules.tables[talentTable(unit, what)])
  return ids.filter((id) => rules.settings.traitRepeats || !has.includes(id)).map((id) => ({ what, id }))
}
