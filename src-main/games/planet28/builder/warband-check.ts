import type { Bill, CostLine, BuildProblem, WarbandPlan } from '#shared/games/planet28/model.ts'
import { getRulebookRow, getRuleId, type Rules } from '#shared/games/planet28/rulebook.ts'
import { PROFILE_LIMITS } from '#shared/games/planet28/starting-profiles.ts'
import { getItemHooks } from '../special-rules/items.ts'
import { listTraitsNeedingVehicle } from '../special-rules/traits.ts'
import { createBill, sumCosts } from './bill.ts'
import { type UnitBuildContext, createGearCostLine } from './profile-cost.ts'

/** One unit of a warband: a character counts 1, a squad its members, a vehicle 0 (P28-BUILD-1). */
export interface UnitForWarbandCheck {
  readonly id: string
  readonly cost: number
  readonly characters: number
  /** Name of a character, which may lead the warband. Null or undefined for other units. */
  readonly leaderName?: string | null
  /** Traits of a character or squad, used to see whether any needs a vehicle (P28-BUILD-6). */
  readonly traits?: readonly string[]
}

/** Bill of a warband: one line per unit and per piece of stashed gear. All gear counts at creation (P28-BUILD-5). */
export function createWarbandBill(
  units: readonly { readonly name: string; readonly cost: number }[],
  stash: readonly string[],
  rules: Rules,
): Bill {
  const members = units.map(({ name, cost }): CostLine => ({
    part: 'members',
    source: name,
    cost,
    rule: 'P28-BUILD-1',
  }))
  return createBill(members, stashLines(stash, rules), { least: 'none', rule: 'P28-BUILD-1' })
}

/** Unspent points, which become credits one for one (P28-BUILD-4). */
export function computeLeftoverCredits(plan: Pick<WarbandPlan, 'pointLimit'>, bill: Pick<Bill, 'cost'>): number {
  return Math.max(0, plan.pointLimit - bill.cost)
}

/**
 * Checks a warband as a whole (P28-BUILD-1, -5, -6). The problems of its units are checked separately. After its first
 * campaign battle a warband may exceed its point limit (P28-CAMP-4).
 */
export function checkWarband(
  plan: WarbandPlan,
  units: readonly UnitForWarbandCheck[],
  rules: Rules,
  { hasFought = false, opened = 0 }: Pick<UnitBuildContext, 'hasFought'> & { readonly opened?: number } = {},
): BuildProblem<WarbandPlan>[] {
  return [
    ...checkNumber(plan, units, rules),
    ...(hasFought ? [] : checkLimit(plan, units, { rules, opened })),
    ...checkStash(plan, rules),
    ...checkLeader(plan, units),
    ...checkVehicleTraits(units, rules),
  ]
}

function checkNumber(
  plan: WarbandPlan,
  units: readonly UnitForWarbandCheck[],
  rules: Rules,
): BuildProblem<WarbandPlan>[] {
  const least = rules.settings.minCharacters
  const characters = units.reduce((sum, unit) => sum + unit.characters, 0)
  if (plan.play !== 'opposed' || least === 'free' || characters >= least) return []
  const code = 'min-characters'
  const message = `The warband has ${characters} of at least ${least} characters (vehicles do not count). Add ${least - characters}.`
  return [{ key: code, rule: 'P28-BUILD-1', code, severity: 'refused', message, fixes: [] }]
}

/** Checks the point limit. Opening credits of the purse count as spent points (P28-BUILD-4). */
function checkLimit(
  plan: WarbandPlan,
  units: readonly UnitForWarbandCheck[],
  { rules, opened }: { readonly rules: Rules; readonly opened: number },
): BuildProblem<WarbandPlan>[] {
  const cost = units.reduce((sum, unit) => sum + unit.cost, 0) + sumCosts(stashLines(plan.stash, rules)) + opened
  const { pointLimit } = plan
  if (cost <= pointLimit) return []
  const code = 'over-limit'
  const message = `The warband costs ${cost} of ${pointLimit} points. Save ${cost - pointLimit}.`
  const raised = [{ label: `Set the limit to ${cost}`, profile: { ...plan, pointLimit: cost } }]
  const fixes = cost > PROFILE_LIMITS.points ? [] : raised
  return [{ key: code, rule: 'P28-BUILD-1', code, severity: 'refused', message, fixes }]
}

/** Checks that gear in the stash has a box. One box holds any amount (P28-BUILD-5, P28-IT-safety-deposit-box). */
function checkStash(plan: WarbandPlan, rules: Rules): BuildProblem<WarbandPlan>[] {
  const boxes = plan.stash.filter(isBox)
  const pieces = plan.stash.length - boxes.length
  const boxId = Object.keys(rules.tables.items).find(isBox)
  if (boxId === undefined) return []
  const { name } = getRulebookRow(rules.tables, 'items', boxId)
  if (boxes.length === 0 && pieces > 0) {
    const code = 'stash-box'
    const message = `${pieces === 1 ? '1 piece of gear lies' : `${pieces} pieces of gear lie`} in the stash without a ${name}. Buy one, or let somebody carry the gear.`
    const fixes = [{ label: `Buy a ${name.toLowerCase()}`, profile: { ...plan, stash: [...plan.stash, boxId] } }]
    return [{ key: code, rule: 'P28-BUILD-5', code, severity: 'refused', message, fixes }]
  }
  if (boxes.length < 2) return []
  const code = 'box-count'
  const message = `${boxes.length} of ${name} in the stash; one holds everything. Remove ${boxes.length - 1}.`
  const first = plan.stash.findIndex(isBox)
  const stash = plan.stash.filter((id, at) => !isBox(id) || at === first)
  const fixes = [{ label: `Keep one ${name.toLowerCase()}`, profile: { ...plan, stash } }]
  return [{ key: code, rule: getRuleId('items', boxId), code, severity: 'flagged', message, fixes }]
}

function isBox(id: string): boolean {
  return getItemHooks(id).holdsStash === true
}

/** Maximum number of candidates offered as leader. With more, the warband page is as quick as a list of buttons. */
const MOST_HEIRS = 4

function checkLeader(plan: WarbandPlan, units: readonly UnitForWarbandCheck[]): BuildProblem<WarbandPlan>[] {
  if (plan.leaderId === null || units.some(({ id }) => id === plan.leaderId)) return []
  const code = 'leader'
  const message = 'The leader is not in this warband any more. Choose another, or none.'
  const heirs = units.flatMap(({ id, leaderName }) => (leaderName ? [{ id, leaderName }] : [])).slice(0, MOST_HEIRS)
  const fixes = [
    ...heirs.map(({ id, leaderName }) => ({ label: `${leaderName} leads`, profile: { ...plan, leaderId: id } })),
    { label: 'No leader', profile: { ...plan, leaderId: null } },
  ]
  return [{ key: code, rule: 'P28-BUILD-1', code, severity: 'flagged', message, fixes }]
}

/** Flags traits that work aboard a vehicle only, in a warband without vehicles (P28-BUILD-6). */
function checkVehicleTraits(units: readonly UnitForWarbandCheck[], rules: Rules): BuildProblem<WarbandPlan>[] {
  if (units.some(({ characters }) => characters === 0)) return []
  const traits = new Set(units.flatMap((unit) => listTraitsNeedingVehicle(unit.traits ?? [], rules)))
  return [...traits].map((id) => {
    const { name } = getRulebookRow(rules.tables, 'traits', id)
    const message = `${name} works aboard a vehicle, and this warband has none. Add a vehicle, or remove the trait.`
    return { key: `no-vehicle:${id}`, rule: 'P28-BUILD-6', code: 'no-vehicle', severity: 'flagged', message, fixes: [] }
  })
}

function stashLines(stash: readonly string[], rules: Rules): CostLine[] {
  return stash.map((id) => createGearCostLine(id, rules))
}
