import type { EvaluatedTurn } from '../rank-turns.ts'
import { type BotStrategy, formatPercent } from './bot.ts'
import { computeDistanceFromFight, hasNoEnemyOnPlanes } from './distance.ts'
import { createTurnSampler } from './turn-sampler.ts'

/** Number of manoeuvres sampled. */
const LOOKS = 24
/** Cost of an exchange in which the enemy shoots first. */
const EXCHANGE = 0.5

/** Avoids enemy lines of fire and shoots from cover. */
export const hiderBot: BotStrategy = (battle, whims) => {
  const trials = createTurnSampler(battle, whims)
  let best = trials.best()
  for (let look = 0; look < LOOKS; look += 1) {
    const turn = trials.next()
    if (turn && isSafer(turn, best, battle.active)) best = turn
  }
  const shot = best.chance > 0 ? `${formatPercent(best.chance)} to hit, ` : ''
  return {
    turn: best,
    why: `${shot}${best.answer > 0 ? `at most ${formatPercent(best.answer)} to be hit.` : 'nobody can hit it.'}`,
  }
}

/**
 * Orders turns by ascending enemy chance (a stand-off counts as `EXCHANGE`), then descending chance to hit,
 * then distance from the fight.
 */
function isSafer(turn: EvaluatedTurn, than: EvaluatedTurn, seat: string): boolean {
  const [risk, otherRisk] = [riskIn(turn, seat), riskIn(than, seat)]
  if (risk !== otherRisk) return risk < otherRisk
  if (turn.chance !== than.chance) return turn.chance > than.chance
  return computeDistanceFromFight(turn, seat) < computeDistanceFromFight(than, seat)
}

/**
 * Risk of a turn: the chance of the best answer minus its own chance to hit, or the cost of an exchange in a
 * stand-off.
 */
function riskIn({ answer, chance, after }: EvaluatedTurn, seat: string): number {
  return hasNoEnemyOnPlanes(after, seat) ? EXCHANGE : Math.max(0, answer - chance)
}
