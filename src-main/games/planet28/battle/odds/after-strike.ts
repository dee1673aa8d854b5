import { isBelowHalfHitPoints } from '../damage/wounds.ts'
import type { DefenderForOdds, MemberForOdds } from './defender-for-odds.ts'
import { type AttackForOdds, computeHitAndBackfireChances, computeDamageDistribution } from './strike-odds.ts'
import {
  getChanceIndex,
  type TargetSituation,
  type TargetState,
  type TargetStates,
  removeMemberBit,
} from './target-states.ts'

/** Adds every possible state of the target after one more strike, before any tests (P28-ATK-1). */
export function addStatesAfterStrike(
  attack: AttackForOdds,
  standing: TargetState,
  { defender, into }: { readonly defender: DefenderForOdds; readonly into: TargetStates },
): void {
  const { place, member, chances, isBrokenUp } = standing
  if (place === null || member === null || isBrokenUp) {
    into.addAll(standing)
    return
  }
  const { success } = computeHitAndBackfireChances(attack)
  const isHarmless = attack.against[place]?.isHarmless === true
  const isRaging = defender.nerve.rages.length > 0
  const struck = struckWays(standing, { member, place, into, isRaging })
  for (let pool = 0; pool <= member.pool; pool += 1) {
    const through = computeDamageDistribution(attack, { isInPool: pool > 0, place })
    for (let hitPoints = 1; hitPoints <= member.hitPoints; hitPoints += 1) {
      const chance = chances[getChanceIndex(member, hitPoints, pool)] ?? 0
      if (chance === 0) continue
      struck.unhurt(hitPoints, pool, chance * (isHarmless ? 1 : 1 - success))
      if (isHarmless) continue
      const hit = chance * success
      for (let points = 0; points < through.length; points += 1) {
        const likely = through[points] ?? 0
        if (likely > 0) suffer({ struck, attack, defender }, { hitPoints, pool, points, chance: hit * likely })
      }
    }
  }
}

interface Suffering {
  readonly hitPoints: number
  readonly pool: number
  readonly points: number
  readonly chance: number
}

interface Strike {
  readonly struck: Ways
  readonly attack: AttackForOdds
  readonly defender: DefenderForOdds
}

/**
 * Applies damage to living armour, then hit points. By setting, the excess carries over to the next member of a squad
 * (P28-ARM-living-armour, P28-DMG-1, `squadOverflow`).
 */
function suffer(strike: Strike, { hitPoints, pool, points, chance }: Suffering): void {
  const { struck, defender } = strike
  const lost = points - pool
  if (lost <= 0) struck.unhurt(hitPoints, pool - points, chance)
  else if (lost < hitPoints) struck.hurt(hitPoints, lost, chance)
  else if (defender.squad?.carries === true && lost > hitPoints) carry(strike, { hitPoints, lost, chance })
  else struck.slain(hitPoints, chance)
}

/** Applies excess damage to the next member, reduced only by living armour (P28-SQ-10). */
function carry(
  { struck, attack, defender }: Strike,
  { hitPoints, lost, chance }: { readonly hitPoints: number; readonly lost: number; readonly chance: number },
): void {
  const next = struck.afterDeath(hitPoints)
  const { place, member } = next
  if (place === null || member === null || attack.against[place]?.isHarmless === true) {
    struck.slain(hitPoints, chance)
    return
  }
  const isRaging = defender.nerve.rages.length > 0
  const on = { struck: struckWays(next, { member, place, into: struck.into, isRaging }), attack, defender }
  suffer(on, { hitPoints: member.hitPoints, pool: member.pool, points: lost - hitPoints, chance })
}

/** Accumulates the outcomes of a strike; each resulting situation is looked up once. */
interface Ways {
  readonly into: TargetStates
  unhurt(hitPoints: number, pool: number, chance: number): void
  hurt(hitPoints: number, lost: number, chance: number): void
  slain(hitPoints: number, chance: number): void
  afterDeath(hitPoints: number): TargetState
}

function struckWays(
  situation: TargetSituation,
  {
    member,
    place,
    into,
    isRaging,
  }: {
    readonly member: MemberForOdds
    readonly place: number
    readonly into: TargetStates
    readonly isRaging: boolean
  },
): Ways {
  const { slain = 0, wounds: before = 0 } = situation.hurt ?? {}
  const wounds = isRaging ? before + 1 : 0
  const wounded: (TargetState | undefined)[] = []
  const dead: (TargetState | undefined)[] = []
  let same: TargetState | undefined
  const hurtOne = (wasWounded: boolean) =>
    (wounded[Number(wasWounded)] ??= into.at({ ...situation, hurt: { slain, wasWounded, wounds } }))
  const afterDeath = (hitPoints: number) => {
    const wasWounded = isWoundedAt(hitPoints, member)
    const fighting = removeMemberBit(situation.fighting, place)
    return (dead[Number(wasWounded)] ??= into.at({
      ...situation,
      fighting,
      hurt: { slain: slain + 1, wasWounded, wounds: 0 },
    }))
  }
  const add = ({ chances }: TargetState, cell: number, chance: number) => {
    chances[cell] = (chances[cell] ?? 0) + chance
  }
  return {
    into,
    afterDeath,
    unhurt: (hitPoints, pool, chance) =>
      add((same ??= into.at(situation)), getChanceIndex(member, hitPoints, pool), chance),
    hurt: (hitPoints, lost, chance) =>
      add(hurtOne(isWoundedAt(hitPoints, member)), getChanceIndex(member, hitPoints - lost, 0), chance),
    slain: (hitPoints, chance) => {
      const next = afterDeath(hitPoints)
      add(next, next.member === null ? 0 : getChanceIndex(next.member, next.member.hitPoints, next.member.pool), chance)
    },
  }
}

/** Whether a member with these hit points has the wound penalty. */
export function isWoundedAt(hitPoints: number, { start, isWounded, hitPoints: atFirst }: MemberForOdds): boolean {
  return isBelowHalfHitPoints(hitPoints, start) || (isWounded && hitPoints === atFirst)
}
