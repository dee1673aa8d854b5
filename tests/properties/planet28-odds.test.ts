import { expect, test, vi } from 'vitest'
import { SimulationDice } from '#main/games/kit/dice.ts'
import { decide } from '#main/games/planet28/battle/decide.ts'
import { computeAttackSequenceOdds } from '#main/games/planet28/battle/odds/attack-sequence-odds.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import {
  anyAttack,
  type Attack,
  enumerateAttackOutcomes,
  hasRun,
  hitPoints,
  type Outcome,
  getTargetStateKey,
} from '../support/planet28-attacks.ts'
import { runs } from '../support/soak.ts'

const ATTACKS = runs({ part: 6, whole: 1000 })
const CHAINS = runs({ part: 2, whole: 200 })
/** Attacks that are thrown, and how often each. */
const THROWN = runs({ part: 5, whole: 50 })
const THROWS = runs({ part: 400, whole: 20_000 })
const STANDARD_ERRORS = 4

// Counting every way takes its time in the soak.
vi.setConfig({ testTimeout: 3_600_000 })

test(`${ATTACKS} attacks by chance have the odds of every die that can fall (P28-ATK-1)`, () => {
  for (let at = 0; at < ATTACKS; at += 1) {
    const { battle, attack } = anyAttack(`attack ${at}`)
    const ways = [...enumerateAttackOutcomes(battle, attack).values()]
    const odds = computeAttackSequenceOdds(battle, [attack])?.attacks[0]
    const chanceOf = (holds: (outcome: Outcome) => boolean) =>
      ways.reduce((sum, item) => sum + (holds(item) ? item.chance : 0), 0)
    const name = `attack ${at}`
    expect(odds?.hit, name).toBeCloseTo(
      chanceOf(({ isHit }) => isHit),
      12,
    )
    expect(odds?.kill, name).toBeCloseTo(
      chanceOf((outcome) => hitPoints(outcome.battle) === 0),
      12,
    )
    expect(odds?.breaks, name).toBeCloseTo(
      chanceOf((outcome) => hasRun(outcome.battle)),
      12,
    )
    for (const [lost, chance] of odds?.lost.entries() ?? [])
      expect(chance, name).toBeCloseTo(
        chanceOf((outcome) => hitPoints(battle) - hitPoints(outcome.battle) === lost),
        12,
      )
  }
})

/** The same battle before the next attack: whoever attacks can, and nothing waits for the table. */
const again = (battle: Battle): Battle => ({
  ...battle,
  due: [],
  units: battle.units.map((unit) => (unit.id === 'us' ? { ...unit, turn: { ...unit.turn, actions: 2 } } : unit)),
})

test(`${CHAINS} chains of three have the odds of every way of each after every way of those before (P28-BREAK-1, P28-BREAK-2)`, () => {
  for (let at = 0; at < CHAINS; at += 1) {
    const { battle, attack } = anyAttack(`chain ${at}`)
    const chain = computeAttackSequenceOdds(battle, [attack, attack, attack])?.chain
    let standing = [{ battle, chance: 1 }]
    for (let nth = 0; nth < 3; nth += 1) {
      const next = new Map<string, { battle: Battle; chance: number }>()
      for (const item of standing) {
        const isOut = hasRun(item.battle) || hitPoints(item.battle) === 0
        const ways = isOut
          ? [{ ...item, chance: 1 }]
          : [...enumerateAttackOutcomes(again(item.battle), attack).values()]
        for (const way of ways) {
          const key = getTargetStateKey(way.battle)
          const chance = (next.get(key)?.chance ?? 0) + item.chance * way.chance
          next.set(key, { battle: way.battle, chance })
        }
      }
      standing = [...next.values()]
      const killed = standing.reduce((sum, item) => sum + (hitPoints(item.battle) === 0 ? item.chance : 0), 0)
      expect(chain?.killAfter[nth], `chain ${at}`).toBeCloseTo(killed, 12)
    }
    const ran = standing.reduce((sum, item) => sum + (hasRun(item.battle) ? item.chance : 0), 0)
    expect(chain?.breaks, `chain ${at}`).toBeCloseTo(ran, 12)
  }
})

/** How often so many throws of an attack hit, killed and broke. */
function throwAttack(battle: Battle, attack: Attack, seed: number): { hit: number; kill: number; breaks: number } {
  const dice = new SimulationDice('thrown attacks', seed)
  const sums = { hit: 0, kill: 0, breaks: 0 }
  for (let nth = 0; nth < THROWS; nth += 1) {
    const decision = decide(battle, attack, dice)
    if (!decision.ok) throw new Error(decision.refusal.message)
    sums.hit += Number(decision.events.some(({ type }) => type === 'succeeded'))
    sums.kill += Number(hitPoints(decision.after) === 0)
    sums.breaks += Number(hasRun(decision.after))
  }
  return sums
}

test(`${THROWN * THROWS} attacks thrown lie within ${STANDARD_ERRORS} standard errors of their odds (P28-ATK-1)`, () => {
  for (let at = 0; at < THROWN; at += 1) {
    const { battle, attack } = anyAttack(`thrown ${at}`)
    const odds = computeAttackSequenceOdds(battle, [attack])?.attacks[0]
    const thrown = throwAttack(battle, attack, at)
    for (const what of ['hit', 'kill', 'breaks'] as const) {
      const chance = odds?.[what] ?? 0
      const error = Math.sqrt((chance * (1 - chance)) / THROWS)
      expect(Math.abs(thrown[what] / THROWS - chance), `${what} of thrown ${at}`).toBeLessThanOrEqual(
        STANDARD_ERRORS * error,
      )
    }
  }
})
