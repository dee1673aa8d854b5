import { computeCharacterCost } from '#main/games/planet28/builder/character-cost.ts'
import { computeSquadCost } from '#main/games/planet28/builder/squad-cost.ts'
import { computeVehicleCost } from '#main/games/planet28/builder/vehicle-cost.ts'
import type { CampaignUnit, CampaignWarband } from '#shared/games/planet28/campaign/forces.ts'
import type { LedgerAccount, AmountPart } from '#shared/games/planet28/campaign/ledger.ts'
import type { CostLine } from '#shared/games/planet28/model.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import { CHARACTER_START } from '#shared/games/planet28/starting-profiles.ts'
import { getMountedWeapon } from '#shared/games/planet28/tables/equipment.ts'
import type { Settings } from '#shared/games/planet28/tables/rulings.ts'
import { sumPriceParts } from '../money/purchases/plan.ts'

/** A new unit, as built. */
export type Recruit = CampaignUnit extends infer Unit
  ? Unit extends CampaignUnit
    ? Pick<Unit, 'kind' | 'profile'>
    : never
  : never

/**
 * Discounts on the price: a dead character that is replaced (P28-CAMP-5), and points of a scrapped vehicle
 * (P28-VDT-6).
 */
export interface RecruitDiscounts {
  readonly replacesDead: boolean
  readonly vehiclePoints: number
}

/**
 * Price of a new character, squad or vehicle in named parts: profile in campaign points, gear in credits (P28-CAMP-5,
 * P28-VCAMP-2, P28-VB-2).
 */
export function computeRecruitPrice(recruit: Recruit, dues: RecruitDiscounts, rules: Rules) {
  const lines = listCostLines(recruit, rules)
  const inCredits = gearRules(recruit, rules)
  const isGear = ({ part, rule }: CostLine): boolean =>
    part === 'equipment' || (part === 'weapons' && inCredits.has(rule))
  const points = partsOf(lines.filter((line) => !isGear(line)))
  const relief = reliefFor(recruit, dues, sumPriceParts(points))
  return { points: [...points, ...relief], credits: partsOf(lines.filter(isGear)) }
}

/** Accounts whose campaign points may pay for recruits: the warband's, or any (P28-CAMP-5, `recruitsPaidFrom`). */
export function listRecruitPayers({ id, units }: CampaignWarband, settings: Settings): LedgerAccount[] {
  const pool: LedgerAccount = { kind: 'warband', id }
  if (settings.recruitsPaidFrom === 'pool') return [pool]
  return [pool, ...units.map((unit): LedgerAccount => ({ kind: unit.kind, id: unit.id }))]
}

function listCostLines(recruit: Recruit, rules: Rules): readonly CostLine[] {
  if (recruit.kind === 'character') return computeCharacterCost(recruit.profile, rules).lines
  if (recruit.kind === 'squad') return computeSquadCost(recruit.profile, rules).lines
  return computeVehicleCost(recruit.profile, rules).lines
}

/** Rule ids of the character weapons on a vehicle, which must be paid in credits. */
function gearRules(recruit: Recruit, { tables }: Rules): Set<string> {
  if (recruit.kind !== 'vehicle') return new Set()
  const { sections, weapons } = recruit.profile
  const carried = [...sections.flatMap(({ weapon }) => weapon ?? []), ...weapons]
  const rows = carried.map((id) => getMountedWeapon(tables, id))
  return new Set(rows.filter(({ table }) => table === 'weapons').map(({ rule }) => rule))
}

/** Waived amount, at most the price. */
function reliefFor({ kind }: Recruit, { replacesDead, vehiclePoints }: RecruitDiscounts, price: number): AmountPart[] {
  const waived = kind === 'character' && replacesDead ? Math.min(CHARACTER_START.cost, price) : 0
  const scrapped = kind === 'vehicle' ? Math.min(vehiclePoints, price) : 0
  return [
    { source: 'Replaces a dead character', value: -waived, rule: 'P28-CAMP-5' },
    { source: 'From the vehicle that was scrapped', value: -scrapped, rule: 'P28-VDT-6' },
  ].filter(({ value }) => value < 0)
}

function partsOf(lines: readonly CostLine[]): AmountPart[] {
  return lines.filter(({ cost }) => cost !== 0).map(({ source, cost, rule }) => ({ source, value: cost, rule }))
}
