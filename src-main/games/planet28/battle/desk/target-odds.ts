import type { AttackForecast, ChainForecast } from '#shared/games/planet28/battle/forecasts.ts'
import { attackOdds, damageAlone } from '../odds/attack-odds.ts'
import { chainOdds } from '../odds/chain-odds.ts'
import type { Chances } from '../odds/chances.ts'
import { hullOdds } from '../odds/hull-odds.ts'
import { defenderNumbers, type NamedDefender } from '../odds/target-numbers.ts'
import { type Scene, unitIn } from '../scene.ts'
import { curveOf } from './curve.ts'
import type { Strike } from './strikes.ts'

/** An attack of a chain, by its strikes at the target. */
export interface ChainedStrikes {
  readonly strikes: readonly Strike[]
  readonly isFight: boolean
}

/** What attacks in their order do to one target. */
export interface ChainedOdds extends Omit<ChainForecast, 'steps' | 'lost'> {
  readonly lost: Chances
  /** Hit-points that the target loses, whatever its odds count. */
  readonly lostHitPoints: Chances
  readonly killAfter: readonly number[]
}

/** What a strike does by itself: its damage, what the target loses, whether it falls. */
type StrikeOdds = Pick<AttackForecast, 'backfire' | 'kill' | 'breaks'> & {
  readonly hit: number
  readonly damage: Chances
  readonly lost: Chances
}

/** The target of attacks, weighed: people by who is left, vehicles by their sections. */
export interface WeighedTarget {
  /** The people who are attacked; null of vehicles. */
  readonly defender: NamedDefender | null
  alone(strike: Strike): StrikeOdds
  chained(attacks: readonly ChainedStrikes[]): ChainedOdds
}

/** Whoever is attacked, as the odds see them (P28-ATK-1, P28-VEH-DMG-1). */
export function weighTarget(scene: Scene, id: string, member?: string): WeighedTarget {
  const unit = unitIn(scene, id)
  if (unit.kind !== 'vehicle') return people(defenderNumbers(scene, id, member))
  const odds = (attacks: readonly (readonly Strike[])[]) =>
    hullOdds(
      attacks.map((strikes) => strikes.map(({ named, hull }) => ({ numbers: named.numbers, hull }))),
      unit,
      scene.rules,
    )
  return {
    defender: null,
    alone(strike) {
      const { lost, sectionAfter, shaken } = odds([[strike]])
      return { ...damageAlone(strike.named.numbers), lost, kill: sectionAfter[0] ?? 0, breaks: shaken }
    },
    chained(attacks) {
      const { lost, sectionAfter, sections, gone, shaken } = odds(attacks.map(({ strikes }) => strikes))
      const counted = { counts: 'sections', lost, lostHitPoints: lost } as const
      return { ...counted, killAfter: sectionAfter, sections, breaks: shaken, breaksUp: gone }
    },
  }
}

function people(defender: NamedDefender): WeighedTarget {
  const { members, squad } = defender.numbers
  const hitPoints = members.reduce((sum, member) => sum + member.hitPoints, 0)
  return {
    defender,
    alone: ({ named }) => attackOdds(named.numbers, defender.numbers),
    chained(attacks) {
      const steps = attacks.map(({ strikes, isFight }) => ({
        isFight,
        strikes: strikes.map(({ named }) => named.numbers),
      }))
      const odds = chainOdds(steps, defender.numbers)
      const { killAfter, breaks, breaksUp } = odds
      const lostHitPoints = lessThan(hitPoints, odds.left)
      const lost = squad === null ? lostHitPoints : lessThan(members.length, odds.members)
      const counts = squad === null ? 'hit-points' : 'members'
      return { counts, lost, lostHitPoints, killAfter, breaks, breaksUp, sections: [] }
    },
  }
}

/** Odds of what is lost, from those of what is left. */
function lessThan(before: number, left: Chances): Chances {
  return Array.from({ length: before + 1 }, (_none, lost) => left[before - lost] ?? 0)
}

/** The chain as a desk shows it. */
export function chainOf(
  { killAfter, lost, counts, breaks, breaksUp, sections }: ChainedOdds,
  attackers: readonly Omit<ChainForecast['steps'][number], 'kill'>[],
): ChainForecast {
  const steps = attackers.map((step, at) => ({ ...step, kill: killAfter[at] ?? 0 }))
  return { steps, counts, lost: curveOf(lost), breaks, breaksUp, sections }
}
