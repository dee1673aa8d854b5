import type { Odds } from '#shared/games/planet28/dice-odds.ts'
import { type AttackNumbers, breakChance, damageOdds, type DefenderNumbers } from './attack-odds.ts'

/** What several attacks on one target do, in their order. */
export interface ChainOdds {
  /** Hit-points that are left after all of them. */
  readonly left: Odds
  /** How likely the target is dead after each. */
  readonly killAfter: readonly number[]
  /** How likely it ran. */
  readonly breaks: number
}

/** One way the target may stand between two attacks. */
interface Standing {
  readonly hitPoints: number
  readonly pool: number
  readonly tests: number
  readonly chance: number
}

interface Gone {
  killed: number
  broken: number
  readonly left: Map<number, number>
}

/** Attack after attack over every way the target may stand, exactly; who ran or fell is attacked no more (P28-BREAK-1, P28-BREAK-2). */
export function chainOdds(attacks: readonly AttackNumbers[], defender: DefenderNumbers): ChainOdds {
  const { hitPoints, pool } = defender
  let standing: readonly Standing[] = [{ hitPoints, pool, tests: 0, chance: 1 }]
  const gone: Gone = { killed: 0, broken: 0, left: new Map() }
  const killAfter = attacks.map((attack) => {
    standing = merged(standing.flatMap((one) => outcomes(attack, { one, defender, gone })))
    return gone.killed
  })
  const left = new Map(gone.left)
  if (gone.killed > 0) left.set(0, gone.killed)
  for (const one of standing) left.set(one.hitPoints, (left.get(one.hitPoints) ?? 0) + one.chance)
  return { left, killAfter, breaks: gone.broken }
}

/** How the target may stand after one attack; who fell or ran goes to `gone`. */
function outcomes(
  attack: AttackNumbers,
  { one, defender, gone }: { one: Standing; defender: DefenderNumbers; gone: Gone },
): Standing[] {
  const now = { ...defender, hitPoints: one.hitPoints, pool: one.pool }
  return [...damageOdds(attack, { pool: one.pool })].flatMap(([points, likely]) => {
    const chance = one.chance * likely
    if (chance === 0) return []
    const lost = Math.min(one.hitPoints, Math.max(0, points - one.pool))
    const hitPoints = one.hitPoints - lost
    if (hitPoints === 0) {
      gone.killed += chance
      return []
    }
    const runs = breakChance(now, lost, one.tests)
    gone.broken += chance * runs
    if (runs > 0) gone.left.set(hitPoints, (gone.left.get(hitPoints) ?? 0) + chance * runs)
    const tests = one.tests + (runs > 0 ? 1 : 0)
    return [{ hitPoints, pool: Math.max(0, one.pool - points), tests, chance: chance * (1 - runs) }]
  })
}

function merged(standing: readonly Standing[]): Standing[] {
  const byKey = new Map<string, Standing>()
  for (const one of standing) {
    const key = `${one.hitPoints}/${one.pool}/${one.tests}`
    const same = byKey.get(key)
    byKey.set(key, same === undefined ? one : { ...same, chance: same.chance + one.chance })
  }
  return [...byKey.values()]
}
