import { isAtQuarter } from '../rules/squad-strength.ts'
import { isBelowHalf } from '../rules/wounds.ts'
import { type RollAsked, rollPaths } from './roll-chance.ts'
import { type AttackNumbers, hitChance, throughOdds } from './strike-odds.ts'
import type { DefenderNumbers, MemberNumbers } from './target-numbers.ts'

/** One way in which the target may stand between two attacks, and how likely it is. */
export interface Standing {
  /** The members that still fight, by their places: a bit each. */
  readonly fighting: number
  /** The hit-points and living armour of the member that suffers now. */
  readonly hitPoints: number
  readonly pool: number
  readonly tests: number
  /** Free rerolls that are left this turn. */
  readonly rerolls: number
  /** A character that runs and has not recovered, or members that left. */
  readonly ran: number
  /** What is left of a squad are characters (P28-SQ-12). */
  readonly isBrokenUp: boolean
  /** What the strikes since the last test did: members slain, and the hit-points before the last loss; null where nothing was lost. */
  readonly hurt: { readonly slain: number; readonly before: number } | null
  readonly chance: number
}

/** The target before anything strikes it. */
export function standingAtFirst(defender: DefenderNumbers): Standing {
  const { members, nerve } = defender
  const whole = {
    fighting: 2 ** members.length - 1,
    hitPoints: 0,
    pool: 0,
    tests: nerve.tests,
    rerolls: nerve.rerolls,
    ran: 0,
    isBrokenUp: false,
    hurt: null,
    chance: 1,
  }
  return withNext(whole, defender)
}

/** The place of the member that suffers, or null where nobody is left (P28-SQ-10). */
function placeOf({ fighting }: Standing, { order }: DefenderNumbers): number | null {
  return order.find((place) => isIn(fighting, place)) ?? null
}

/** Hit-points of all that still fight. */
export function hitPointsLeft(standing: Standing, defender: DefenderNumbers): number {
  const place = placeOf(standing, defender)
  return defender.members.reduce(
    (sum, member, at) =>
      sum + (isIn(standing.fighting, at) ? (at === place ? standing.hitPoints : member.hitPoints) : 0),
    0,
  )
}

/** Every way that the target may stand after one more strike, before anybody tests (P28-ATK-1). */
export function afterStrike(attack: AttackNumbers, one: Standing, defender: DefenderNumbers): Standing[] {
  const place = placeOf(one, defender)
  if (place === null || one.isBrokenUp) return [one]
  const { success } = hitChance(attack)
  const missed = { ...one, chance: one.chance * (1 - success) }
  const hit = [...throughOdds(attack, { pool: one.pool, place })].flatMap(([points, likely]) => {
    const struck = { ...one, chance: one.chance * success * likely }
    return struck.chance === 0 ? [] : [suffer(attack, struck, { points, defender })]
  })
  return missed.chance === 0 ? hit : [missed, ...hit]
}

/** Every way that it may stand once it has tested for what it suffered: after each shot, after all blows of a fight (P28-BREAK-1, P28-SQ-11). */
export function afterTests(one: Standing, defender: DefenderNumbers): Standing[] {
  const { hurt } = one
  if (hurt === null) return [one]
  const rested = { ...one, hurt: null }
  return defender.squad === null
    ? testCharacter(rested, { before: hurt.before, defender })
    : testSquad(rested, { slain: hurt.slain, defender })
}

/** Living armour, hit-points, and what goes on to the next of a squad by ruling (P28-ARM-living-armour, P28-DMG-1, `squadOverflow`). */
function suffer(
  attack: AttackNumbers,
  one: Standing,
  { points, defender }: { readonly points: number; readonly defender: DefenderNumbers },
): Standing {
  const place = placeOf(one, defender)
  if (place === null || points === 0 || attack.against[place]?.isHarmless === true) return one
  const lost = Math.min(one.hitPoints, Math.max(0, points - one.pool))
  const pool = Math.max(0, one.pool - points)
  if (lost === 0) return { ...one, pool }
  const slain = one.hurt?.slain ?? 0
  const hurt = { slain, before: one.hitPoints }
  if (lost < one.hitPoints) return { ...one, pool, hurt, hitPoints: one.hitPoints - lost }
  const fallen = { ...one, hurt: { ...hurt, slain: slain + 1 }, fighting: without(one.fighting, place) }
  const next = withNext(fallen, defender)
  const left = points - one.pool - lost
  return defender.squad?.carries === true ? suffer(attack, next, { points: left, defender }) : next
}

/** Alive and below half, not on its last hit-point: it tests, and runs where it fails (P28-BREAK-1, P28-BREAK-2, P28-BREAK-5). */
function testCharacter(
  one: Standing,
  { before, defender }: { readonly before: number; readonly defender: DefenderNumbers },
): Standing[] {
  const { members, nerve } = defender
  const [member] = members
  if (one.fighting === 0 || member === undefined) return [one]
  if (one.hitPoints === 1) return [{ ...one, ran: 0 }]
  if (nerve.roll === null || !isBelowHalf(one.hitPoints, member.start)) return [one]
  const roll = isWoundedAt(before, member) ? nerve.roll.wounded : nerve.roll.fresh
  // The target has the tests before the first attack in it already.
  const asked = { ...roll, target: roll.target - (one.tests - nerve.tests) }
  return rollPaths(asked, one.rerolls).map(({ isSuccess, rerolls, chance }) => ({
    ...one,
    rerolls,
    tests: isSuccess && nerve.isForgiven ? 0 : one.tests + 1,
    ran: isSuccess ? one.ran : 1,
    chance: one.chance * chance,
  }))
}

function isWoundedAt(hitPoints: number, { start, isWounded, hitPoints: atFirst }: MemberNumbers): boolean {
  return isBelowHalf(hitPoints, start) || (isWounded && hitPoints === atFirst)
}

/** At a quarter of its strength each member left stays or leaves; with two left it breaks up (P28-SQ-11, P28-SQ-12). */
function testSquad(
  one: Standing,
  { slain, defender }: { readonly slain: number; readonly defender: DefenderNumbers },
): Standing[] {
  const { squad } = defender
  if (squad === null) return [one]
  const isSmall = (now: Standing) => countOf(now.fighting) <= squad.breaksUpAt
  const isDue =
    isAtQuarter(hitPointsLeft(one, defender), squad.start) &&
    (one.tests === 0 || slain > 0) &&
    (squad.testsFirst || !isSmall(one))
  const tested = isDue ? testMembers({ ...one, tests: one.tests + 1 }, defender) : [one]
  return tested.map((now) => (isSmall(now) ? { ...now, isBrokenUp: true } : now))
}

/** One member after the other; who fails is gone. */
function testMembers(one: Standing, defender: DefenderNumbers): Standing[] {
  const { members, squad } = defender
  if (squad?.tests !== true) return [one]
  const suffers = placeOf(one, defender)
  const all = members.reduce<readonly Standing[]>(
    (standing, member, place) => {
      if (!isIn(one.fighting, place)) return standing
      const roll = stayRoll(member, place === suffers ? one.hitPoints : member.hitPoints)
      return standing.flatMap((now) =>
        rollPaths(roll, now.rerolls).map(({ isSuccess, rerolls, chance }) => ({
          ...now,
          rerolls,
          fighting: isSuccess ? now.fighting : without(now.fighting, place),
          ran: now.ran + (isSuccess ? 0 : 1),
          chance: now.chance * chance,
        })),
      )
    },
    [one],
  )
  return all.map((now) => (placeOf(now, defender) === suffers ? now : withNext(now, defender)))
}

function stayRoll(member: MemberNumbers, hitPoints: number): RollAsked {
  return isWoundedAt(hitPoints, member) ? member.stays.wounded : member.stays.whole
}

/** The next to suffer is as it was at first. */
function withNext(one: Standing, defender: DefenderNumbers): Standing {
  const place = placeOf(one, defender)
  const member = place === null ? undefined : defender.members[place]
  return { ...one, hitPoints: member?.hitPoints ?? 0, pool: member?.pool ?? 0 }
}

const isIn = (fighting: number, place: number) => Math.floor(fighting / 2 ** place) % 2 === 1
const without = (fighting: number, place: number) => (isIn(fighting, place) ? fighting - 2 ** place : fighting)

/** How many members a set has. */
export function countOf(fighting: number): number {
  return [...fighting.toString(2)].filter((bit) => bit === '1').length
}
