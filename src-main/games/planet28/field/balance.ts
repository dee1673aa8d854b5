import { SimulationDice } from '#main/games/kit/dice.ts'
import type { UnitOptions } from '#shared/games/planet28/battle/options.ts'
import { type BalanceResult, BALANCE_ERROR_RATE, type BalanceQuestion } from '#shared/games/planet28/field/balance.ts'
import type { PlacedSection } from '#shared/games/planet28/model.ts'
import { computeSprtVerdict } from '#shared/kit/sprt.ts'
import { computeWilsonInterval } from '#shared/kit/wilson.ts'
import type { PracticePlan } from './play.ts'
import { simulatePractice } from './simulate.ts'

/** A balance question and the battles that decide it. */
export interface BalancePlan extends PracticePlan {
  readonly question: BalanceQuestion
  readonly margin: number
  readonly most: number
  readonly seed: string
}

/** A range of the battles of a question: index of the first, and the number of battles. */
export interface BalanceBatch {
  readonly plan: BalancePlan
  readonly from: number
  readonly games: number
}

/**
 * Score of each battle, in order: 1 won, -1 lost, 0 drawn, from the point of view of the first side or the first bot.
 */
export interface BalanceTally {
  readonly scores: readonly number[]
  /** Number of turns of each battle. */
  readonly turns: readonly number[]
}

export const EMPTY_BALANCE_TALLY: BalanceTally = { scores: [], turns: [] }

/** Fights a batch of battles of a question. Deterministic: the same plan and battle numbers give the same scores. */
export function playBalanceBatch({ plan, from, games }: BalanceBatch): BalanceTally {
  const played = Array.from({ length: games }, (_game, at) => playOne(plan, from + at))
  return { scores: played.map(({ score }) => score), turns: played.map(({ turns }) => turns) }
}

export function addBalanceTallies(a: BalanceTally, b: BalanceTally): BalanceTally {
  return { scores: [...a.scores, ...b.scores], turns: [...a.turns, ...b.turns] }
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, value) => sum + value, 0)

interface Played {
  readonly score: number
  /** Mean of both battles if a battle is fought twice. */
  readonly turns: number
}

function playOne(plan: BalancePlan, run: number): Played {
  const { question, seed } = plan
  const chance = () => ({
    dice: new SimulationDice(`${seed}/dice`, run),
    whims: new SimulationDice(`${seed}/whims`, run),
  })
  if (question.ask === 'chances') {
    const { score, turns } = simulatePractice(plan, chance())
    return { score, turns }
  }
  if (question.ask === 'directors') {
    const isFirst = run % 2 === 0
    const directors = isFirst ? [question.one, question.other] : [question.other, question.one]
    const { score, turns } = simulatePractice({ ...plan, directors }, chance())
    return { score: isFirst ? score : 0 - score, turns }
  }
  const [kept, bare] = [simulatePractice(plan, chance()), simulatePractice(replaceItemInPlan(plan, question), chance())]
  return { score: Math.sign(kept.score - bare.score), turns: (kept.turns + bare.turns) / 2 }
}

/** Maximum number of battles still to be fought. 0 once the verdict is clear. */
export function countBattlesLeft({ most, margin }: BalancePlan, { scores }: BalanceTally): number {
  return clearAfter(scores, margin) === null ? most - scores.length : 0
}

/**
 * Number of battles after which the verdict was clear, or null. Later battles, which another thread was already
 * fighting, do not count, so the verdict depends on the plan alone.
 */
function clearAfter(scores: readonly number[], margin: number): number | null {
  let [wins, losses] = [0, 0]
  for (const [at, score] of scores.entries()) {
    if (score > 0) wins += 1
    else if (score < 0) losses += 1
    if (computeSprtVerdict({ wins, losses }, { margin, error: BALANCE_ERROR_RATE }) !== null) return at + 1
  }
  return null
}

/** Evaluates the battles fought so far. */
export function computeBalanceResult({ most, margin }: BalancePlan, { scores, turns }: BalanceTally): BalanceResult {
  const counted = scores.slice(0, clearAfter(scores, margin) ?? scores.length)
  const [wins, losses] = [1, -1].map((sign) => counted.filter((score) => score === sign).length) as [number, number]
  const draws = counted.length - wins - losses
  return {
    played: counted.length,
    most,
    wins,
    losses,
    draws,
    share: computeWilsonInterval(wins + draws / 2, counted.length),
    verdict: computeSprtVerdict({ wins, losses }, { margin, error: BALANCE_ERROR_RATE }),
    meanTurns: counted.length === 0 ? 0 : total(turns.slice(0, counted.length)) / counted.length,
  }
}

/** Replaces or removes a piece of gear of the first side in the plan of a battle. */
export function replaceItemInPlan(
  plan: PracticePlan,
  { row, instead }: Extract<BalanceQuestion, { ask: 'gear' }>,
): PracticePlan {
  const [first] = plan.options.sides
  const swap = (gear: readonly string[]) =>
    gear.flatMap((id) => (id !== row ? [id] : instead === null ? [] : [instead]))
  const swapMount = ({ weapon, ...section }: PlacedSection): PlacedSection => {
    const [mounted] = weapon === undefined ? [] : swap([weapon])
    return mounted === undefined ? section : { ...section, weapon: mounted }
  }
  const bare = (unit: UnitOptions): UnitOptions => {
    if (unit.side !== first?.id) return unit
    if (unit.kind === 'vehicle')
      return { ...unit, profile: { ...unit.profile, sections: unit.profile.sections.map(swapMount) } }
    if (unit.kind === 'squad') {
      const loadouts = unit.profile.loadouts.map((loadout) => ({ ...loadout, equipment: swap(loadout.equipment) }))
      return { ...unit, profile: { ...unit.profile, loadouts } }
    }
    const { hands, ...rest } = unit
    const held = hands === undefined ? {} : { hands: swap(hands) }
    return { ...rest, ...held, profile: { ...unit.profile, equipment: swap(unit.profile.equipment) } }
  }
  return { ...plan, options: { ...plan.options, units: plan.options.units.map(bare) } }
}
