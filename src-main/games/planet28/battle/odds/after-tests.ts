import { isBelowHalfHitPoints } from '../damage/wounds.ts'
import { isAtQuarterStrength } from '../morale/squad-strength.ts'
import { isWoundedAt } from './after-strike.ts'
import type { DefenderForOdds, MemberForOdds } from './defender-for-odds.ts'
import { computeRageGrowthChances, NO_RAGE_GROWTH, getPsycheGain } from './rage.ts'
import { computeSkillRollChances, type SkillRollForOdds, listRollOutcomes } from './roll-chance.ts'
import {
  getChanceIndex,
  countMemberBits,
  sumOtherHitPoints,
  hasMemberBit,
  type TargetSituation,
  type TargetState,
  type TargetStates,
  removeMemberBit,
} from './target-states.ts'

interface Testing {
  readonly defender: DefenderForOdds
  readonly into: TargetStates
}

/**
 * Adds every possible state after the tests for the damage suffered: after each shot, or after all blows of a fight
 * (P28-BREAK-1, P28-SQ-11).
 */
export function addStatesAfterTests(standing: TargetState, testing: Testing): void {
  if (standing.hurt === null) {
    testing.into.addAll(standing)
    return
  }
  const test = testing.defender.squad === null ? testCharacter : testSquad
  for (const raging of afterRage(standing, testing.defender)) test(raging, testing)
}

/** Every possible growth of rage of a survivor through the wounds it tests for (P28-TR-zealot, P28-ATK-1 step 13). */
function afterRage(standing: TargetState, { nerve: { rages } }: DefenderForOdds): readonly TargetState[] {
  const { member, hurt, chances } = standing
  if (member === null || hurt === null || hurt.wounds === 0) return [standing]
  return computeRageGrowthChances(rages, standing.grown, hurt.wounds).map(({ grown, chance }) => ({
    ...standing,
    grown,
    chances: chances.map((value) => value * chance),
  }))
}

/** A break test including the rage bonus on Psyche. */
function raging(
  roll: SkillRollForOdds,
  { grown }: TargetSituation,
  { nerve: { rages } }: DefenderForOdds,
): SkillRollForOdds {
  return grown === NO_RAGE_GROWTH ? roll : { ...roll, target: roll.target + getPsycheGain(rages, grown) }
}

/**
 * Tests a character that is alive, below half and not on its last hit point; it runs on a failure (P28-BREAK-1,
 * P28-BREAK-2, P28-BREAK-5).
 */
function testCharacter(standing: TargetState, { defender, into }: Testing): void {
  const { member, hurt } = standing
  const rested = restedFrom(standing)
  if (member === null) {
    into.addNext(rested, standing.chances[0] ?? 0)
    return
  }
  const { nerve } = defender
  const roll = nerve.roll === null ? null : hurt?.wasWounded === true ? nerve.roll.wounded : nerve.roll.fresh
  // The target has already taken the tests before the first attack.
  const asked =
    roll === null ? null : raging({ ...roll, target: roll.target - (standing.tests - nerve.tests) }, standing, defender)
  const free = asked === null ? [] : listRollOutcomes(asked, standing.rerolls)
  const end = ({ isSuccess, rerolls, chance }: (typeof free)[number]) => {
    const tests = isSuccess && nerve.isForgiven ? 0 : standing.tests + 1
    return { chance, to: into.at({ ...rested, rerolls, tests, ran: isSuccess ? standing.ran : 1 }) }
  }
  const price = nerve.paid?.hitPoints ?? 0
  const kept = free.map((path) => ({ ...end(path), price: 0 }))
  const paid =
    asked === null
      ? []
      : withPaid(free, asked, { nerve, had: standing.rerolls }).map((path) => ({
          ...end(path),
          price: path.isPaid ? price : 0,
        }))
  eachCell(standing, member, ({ hitPoints, cell, chance }) => {
    if (hitPoints === 1) addTo(into.at({ ...rested, ran: 0 }), cell, chance)
    else if (asked === null || !isBelowHalfHitPoints(hitPoints, member.start)) addTo(into.at(rested), cell, chance)
    else for (const item of hitPoints > price ? paid : kept) addTo(item.to, cell - item.price, chance * item.chance)
  })
}

type RollPath = ReturnType<typeof listRollOutcomes>[number]

/** Extends outcomes by a paid reroll of failures; by setting only if no free reroll was used (P28-IT-strange-idol). */
function withPaid(
  free: readonly RollPath[],
  asked: SkillRollForOdds,
  { nerve, had }: { readonly nerve: DefenderForOdds['nerve']; readonly had: number },
): (RollPath & { readonly isPaid: boolean })[] {
  const { success } = computeSkillRollChances({ ...asked, rerolls: 0 })
  return free.flatMap((path): (RollPath & { readonly isPaid: boolean })[] => {
    const isRolledAgain = !path.isSuccess && nerve.paid !== null && !(nerve.paid.isOnly && path.rerolls < had)
    if (!isRolledAgain) return [{ ...path, isPaid: false }]
    return [
      { ...path, isPaid: true, isSuccess: true, chance: path.chance * success },
      { ...path, isPaid: true, chance: path.chance * (1 - success) },
    ]
  })
}

function restedFrom({ fighting, tests, rerolls, ran, isBrokenUp, grown }: TargetState): TargetSituation {
  return { fighting, tests, rerolls, ran, isBrokenUp, grown, hurt: null }
}

function addTo({ chances }: TargetState, cell: number, chance: number): void {
  chances[cell] = (chances[cell] ?? 0) + chance
}

function eachCell(
  { chances }: TargetState,
  member: MemberForOdds,
  see: (path: { readonly hitPoints: number; readonly cell: number; readonly chance: number }) => void,
): void {
  for (let pool = 0; pool <= member.pool; pool += 1)
    for (let hitPoints = 0; hitPoints <= member.hitPoints; hitPoints += 1) {
      const cell = getChanceIndex(member, hitPoints, pool)
      const chance = chances[cell] ?? 0
      if (chance > 0) see({ hitPoints, cell, chance })
    }
}

/**
 * Tests a squad: at a quarter of its strength each remaining member stays or leaves; with two left it splits
 * (P28-SQ-11, P28-SQ-12).
 */
function testSquad(standing: TargetState, { defender, into }: Testing): void {
  const { squad } = defender
  const { member, place, hurt } = standing
  const rested = restedFrom(standing)
  const isSmall = (situation: TargetSituation) => countMemberBits(situation.fighting) <= (squad?.breaksUpAt ?? 0)
  const settled = (situation: TargetSituation): TargetSituation =>
    isSmall(situation) ? { ...situation, isBrokenUp: true } : situation
  if (squad === null || member === null || place === null) {
    into.addNext(settled(rested), standing.chances[0] ?? 0)
    return
  }
  const others = sumOtherHitPoints(standing, defender)
  const mayTest = (standing.tests === 0 || (hurt?.slain ?? 0) > 0) && (squad.testsFirst || !isSmall(standing))
  eachCell(standing, member, ({ hitPoints, cell, chance }) => {
    const isDue = mayTest && isAtQuarterStrength(others + hitPoints, squad.start)
    const ends = isDue
      ? testMembers({ ...rested, tests: rested.tests + 1 }, { defender, suffers: place, hitPoints })
      : [{ now: rested, chance: 1 }]
    for (const { now, chance: likely } of ends) {
      const there = settled(now)
      if (hasMemberBit(now.fighting, place)) addTo(into.at(there), cell, chance * likely)
      else into.addNext(there, chance * likely)
    }
  })
}

interface End {
  readonly now: TargetSituation
  readonly chance: number
}

/** Tests the members one after the other; those who fail leave. */
function testMembers(
  situation: TargetSituation,
  {
    defender,
    suffers,
    hitPoints,
  }: { readonly defender: DefenderForOdds; readonly suffers: number; readonly hitPoints: number },
): readonly End[] {
  if (defender.squad?.tests !== true) return [{ now: situation, chance: 1 }]
  return defender.members.reduce<readonly End[]>(
    (ends, member, place) => {
      const { stays } = member
      if (stays === null || !hasMemberBit(situation.fighting, place)) return ends
      const isWounded = isWoundedAt(place === suffers ? hitPoints : member.hitPoints, member)
      const roll = raging(isWounded ? stays.wounded : stays.whole, situation, defender)
      return ends.flatMap((end) =>
        listRollOutcomes(roll, end.now.rerolls).map(({ isSuccess, rerolls, chance }) => ({
          now: {
            ...end.now,
            rerolls,
            fighting: isSuccess ? end.now.fighting : removeMemberBit(end.now.fighting, place),
            ran: end.now.ran + (isSuccess ? 0 : 1),
          },
          chance: end.chance * chance,
        })),
      )
    },
    [{ now: situation, chance: 1 }],
  )
}
