import type { Bill, UnequippedProfile, CostLine, SquadProfile } from '#shared/games/planet28/model.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import { createBill } from './bill.ts'
import { listProfileCostLinesExceptGear, type UnitBuildContext, createGearCostLine } from './profile-cost.ts'
import { countMembers } from './squad-members.ts'

/** Cost of one member without gear, at least its floor (P28-SQ-2, P28-BUILD-3). */
export function computeMemberCost(profile: UnequippedProfile, rules: Rules, options: UnitBuildContext = {}): number {
  return memberBill(profile, rules, options).cost
}

/**
 * Bill of a squad: each line of the profile times the number of members, each piece of gear times its carriers
 * (P28-SQ-2).
 */
export function computeSquadCost(profile: SquadProfile, rules: Rules, options: UnitBuildContext = {}): Bill {
  const members = countMembers(profile)
  const { lines } = memberBill(profile, rules, options)
  const body = lines.map((line) => times(members, line))
  const bill = createBill(body, gearLines(profile, rules), { least: 'none', rule: 'P28-BUILD-3' })
  const floor = body.filter(({ part }) => part === 'floor').reduce((sum, { cost }) => sum + cost, 0)
  return { ...bill, formula: bill.formula - floor }
}

function memberBill(profile: UnequippedProfile, rules: Rules, options: UnitBuildContext): Bill {
  return createBill(listProfileCostLinesExceptGear(profile, rules, options), [], {
    least: rules.settings.profileFloor,
    rule: 'P28-BUILD-3',
  })
}

function gearLines(profile: SquadProfile, rules: Rules): CostLine[] {
  const pieces = new Map<string, number>()
  for (const { members, equipment } of profile.loadouts)
    for (const id of equipment) pieces.set(id, (pieces.get(id) ?? 0) + members)
  return [...pieces].map(([id, number]) => times(number, createGearCostLine(id, rules)))
}

function times(number: number, line: CostLine): CostLine {
  return { ...line, source: `${number} × ${line.source}`, cost: line.cost * number }
}
