import type { CampaignUnit } from '#shared/games/planet28/campaign/forces.ts'
import type { LedgerLine } from '#shared/games/planet28/campaign/ledger.ts'
import type { PurchaseChoice, Purchase } from '#shared/games/planet28/campaign/purchases.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import { listRowIds } from '#shared/games/planet28/tables/row.ts'
import {
  listPointConversionPurchases,
  listHealingPurchases,
  planConversion,
  planHealing,
} from '../money/purchases/care.ts'
import {
  listRepairableDamageConditions,
  listGearForSale,
  planGearPurchase,
  planRepair,
  planSectionPurchase,
  planWeaponPurchase,
  listSectionPurchases,
  listWeaponsForSale,
} from '../money/purchases/gear.ts'
import {
  planHitPointPurchase,
  planMemberPurchase,
  planSkillPurchase,
  planTraitOrAbilityPurchase,
  listRaisableSkills,
  getTraitOrAbilityTable,
} from '../money/purchases/growth.ts'
import { buildBlockingMessagesByKey } from '../money/purchases/legality.ts'
import type { PurchasePlanResult, PurchaseOfKind } from '../money/purchases/plan.ts'
import {
  type PurchaseFunds,
  listPurchaseLedgerLines,
  createRefusedPurchaseChoice,
  createPlannedPurchaseChoice,
} from '../money/purchases/purchase-choice.ts'

export type { PurchaseFunds } from '../money/purchases/purchase-choice.ts'

/** Result of a purchase: the unit with it, the ledger lines, and the conditions that ended. */
export interface PurchaseResult {
  readonly ok: true
  readonly offer: PurchaseChoice
  readonly unit: CampaignUnit
  readonly lines: readonly LedgerLine[]
  readonly ended: readonly string[]
}

/** Reason why nothing was bought, and the remedy. */
export interface PurchaseRefusal {
  readonly ok: false
  readonly rule: string
  readonly message: string
}

/**
 * Lists all purchases of one kind for a unit, with prices, and the reason for those that are not available
 * (P28-CAMP-4, P28-VCAMP-1, P28-SQC-1).
 */
export function listPurchaseChoices(
  unit: CampaignUnit,
  what: Purchase['what'],
  funds: PurchaseFunds,
  rules: Rules,
): PurchaseChoice[] {
  const before = buildBlockingMessagesByKey(unit, rules)
  return SHELVES[what].list(unit, rules, funds).map((purchase) => {
    const plan = planFor(unit, purchase, rules)
    return 'refusal' in plan
      ? createRefusedPurchaseChoice(unit, purchase, plan)
      : createPlannedPurchaseChoice(purchase, plan, { unit, before, funds, rules })
  })
}

/** Price of one purchase, and the reason if it is not available (P28-CAMP-4). */
export function buildPurchaseChoice(
  unit: CampaignUnit,
  purchase: Purchase,
  funds: PurchaseFunds,
  rules: Rules,
): PurchaseChoice {
  const plan = planFor(unit, purchase, rules)
  if ('refusal' in plan) return createRefusedPurchaseChoice(unit, purchase, plan)
  return createPlannedPurchaseChoice(purchase, plan, {
    unit,
    before: buildBlockingMessagesByKey(unit, rules),
    funds,
    rules,
  })
}

/**
 * Buys something for a unit, or returns the reason why not (P28-CAMP-4 to -6, P28-INJ-0, P28-VCAMP-1, P28-VCAMP-3,
 * P28-SQC-1).
 */
export function buyForUnit(
  unit: CampaignUnit,
  purchase: Purchase,
  funds: PurchaseFunds,
  rules: Rules,
): PurchaseResult | PurchaseRefusal {
  const plan = planFor(unit, purchase, rules)
  if ('refusal' in plan) return { ok: false, rule: 'P28-CAMP-4', message: plan.refusal }
  const offer = createPlannedPurchaseChoice(purchase, plan, {
    unit,
    before: buildBlockingMessagesByKey(unit, rules),
    funds,
    rules,
  })
  if (offer.refusal !== null) return { ok: false, rule: offer.rule, message: offer.refusal }
  return { ok: true, offer, unit: plan.after, lines: listPurchaseLedgerLines(unit, offer), ended: plan.ended ?? [] }
}

/** Handler of one kind of purchase: lists what a unit may consider and plans one purchase. */
interface Shelf<What extends Purchase['what']> {
  list(unit: CampaignUnit, rules: Rules, funds: PurchaseFunds): readonly PurchaseOfKind<What>[]
  plan(unit: CampaignUnit, purchase: PurchaseOfKind<What>, rules: Rules): PurchasePlanResult
}

const SHELVES: { readonly [What in Purchase['what']]: Shelf<What> } = {
  skill: {
    list: (unit) => listRaisableSkills(unit).map((skill) => ({ what: 'skill', skill })),
    plan: planSkillPurchase,
  },
  'hit-points': {
    list: ({ kind }) => (kind === 'vehicle' ? [] : [{ what: 'hit-points' }]),
    plan: (unit, _purchase, rules) => planHitPointPurchase(unit, rules),
  },
  trait: { list: (unit, rules) => newTalents(unit, 'trait', rules), plan: planTraitOrAbilityPurchase },
  ability: { list: (unit, rules) => newTalents(unit, 'ability', rules), plan: planTraitOrAbilityPurchase },
  gear: {
    list: (unit, rules) => listGearForSale(unit, rules).map((id) => ({ what: 'gear', id })),
    plan: planGearPurchase,
  },
  weapon: {
    list: (unit, rules) => listWeaponsForSale(unit, rules).map((id) => ({ what: 'weapon', id })),
    plan: planWeaponPurchase,
  },
  section: { list: listSectionPurchases, plan: planSectionPurchase },
  heal: { list: listHealingPurchases, plan: planHealing },
  repair: {
    list: (unit) => (listRepairableDamageConditions(unit).length > 0 ? [{ what: 'repair' }] : []),
    plan: planRepair,
  },
  members: {
    list: ({ kind }) => (kind === 'squad' ? [{ what: 'members', members: 1 }] : []),
    plan: planMemberPurchase,
  },
  convert: { list: listPointConversionPurchases, plan: planConversion },
}

function planFor(unit: CampaignUnit, purchase: Purchase, rules: Rules): PurchasePlanResult {
  return (SHELVES[purchase.what] as Shelf<Purchase['what']>).plan(unit, purchase, rules)
}

/** Traits and abilities in force that a unit lacks, or all of them if they may repeat (P28-TR-0). */
function newTalents<What extends 'trait' | 'ability'>(unit: CampaignUnit, what: What, rules: Rules) {
  const { traits, abilities } = unit.profile
  const has = what === 'trait' ? traits : abilities
  const ids = listRowIds(rules.tables[getTraitOrAbilityTable(unit, what)])
  return ids.filter((id) => rules.settings.traitRepeats || !has.includes(id)).map((id) => ({ what, id }))
}
