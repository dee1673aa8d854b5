import type { Odds } from '#shared/games/planet28/dice-odds.ts'
import { afterStrike, afterTests, countOf, hitPointsLeft, type Standing, standingAtFirst } from './after-strike.ts'
import type { AttackNumbers } from './strike-odds.ts'
import type { DefenderNumbers } from './target-numbers.ts'

/** What several attacks on one target do, in their order. */
export interface ChainOdds {
  /** Hit-points that are left after all of them, those of members that ran not counted. */
  readonly left: Odds
  /** Members that are left. */
  readonly members: Odds
  /** How likely nobody of the target is left after each attack: dead, or for squads gone. */
  readonly killAfter: readonly number[]
  /** How likely it ran, or somebody of it left. */
  readonly breaks: number
  /** How likely a squad is two characters or less in the end (P28-SQ-12). */
  readonly breaksUp: number
}

/** An attack with its strikes; in a fight the target tests once for all of them, of shots for each (P28-ATK-1). */
export interface ChainedAttack {
  readonly strikes: readonly AttackNumbers[]
  readonly isFight: boolean
}

/** Attack after attack, over every way the target may stand, exactly; who ran, fell or broke up is attacked no more (P28-BREAK-1, P28-SQ-7, P28-SQ-11). */
export function chainOdds(attacks: readonly ChainedAttack[], defender: DefenderNumbers): ChainOdds {
  let standing: readonly Standing[] = [standingAtFirst(defender)]
  const isOut = ({ ran }: Standing) => ran > 0 && defender.squad === null
  const tested = (all: readonly Standing[]) => all.flatMap((one) => afterTests(one, defender))
  const killAfter = attacks.map(({ strikes, isFight }) => {
    const out = standing.filter(isOut)
    let struck = standing.filter((one) => !isOut(one))
    for (const strike of strikes) {
      const after = struck.flatMap((one) => afterStrike(strike, one, defender))
      struck = merged(isFight ? after : tested(after))
    }
    standing = [...out, ...(isFight ? merged(tested(struck)) : struck)]
    return sumOf(standing, ({ fighting }) => fighting === 0)
  })
  return {
    left: tallied(standing, (one) => hitPointsLeft(one, defender)),
    members: tallied(standing, ({ fighting }) => countOf(fighting)),
    killAfter,
    breaks: sumOf(standing, ({ ran }) => ran > 0),
    breaksUp: sumOf(standing, ({ isBrokenUp }) => isBrokenUp),
  }
}

function sumOf(standing: readonly Standing[], holds: (one: Standing) => boolean): number {
  return standing.reduce((sum, one) => sum + (holds(one) ? one.chance : 0), 0)
}

function tallied(standing: readonly Standing[], valueOf: (one: Standing) => number): Odds {
  const odds = new Map<number, number>()
  for (const one of standing) odds.set(valueOf(one), (odds.get(valueOf(one)) ?? 0) + one.chance)
  return odds
}

/** Ways in which the target stands alike, together. */
function merged(standing: readonly Standing[]): Standing[] {
  const byKey = new Map<string, Standing>()
  for (const one of standing) {
    const { fighting, hitPoints, pool, tests, rerolls, ran, isBrokenUp, hurt } = one
    const key = `${fighting}/${hitPoints}/${pool}/${tests}/${rerolls}/${ran}/${isBrokenUp}/${hurt?.slain}/${hurt?.before}`
    const same = byKey.get(key)
    byKey.set(key, same === undefined ? one : { ...same, chance: same.chance + one.chance })
  }
  return [...byKey.values()]
}
