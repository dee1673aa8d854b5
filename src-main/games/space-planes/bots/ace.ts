import type { Dice } from '#main/games/kit/dice.ts'
import type { Battle } from '#shared/games/space-planes/battle.ts'
import { advanceTurn } from '../outcome.ts'
import { type EvaluatedTurn, listEvaluatedTurns } from '../rank-turns.ts'
import { beginTrialTransaction } from '../transaction.ts'
import { type BotStrategy, formatPercent } from './bot.ts'
import { computeDistanceFromFight, hasNoEnemyOnPlanes } from './distance.ts'
import { createTurnSampler } from './turn-sampler.ts'

/** Number of turns evaluated in depth, and of answers to each. */
const TURNS = 10
const ANSWERS = 60
/** Tie-breaker per millimetre: of equally good turns the one nearer to the enemy is preferred. */
const NEARNESS = 0.0002
/** Cost of an exchange in which the enemy shoots first. */
const EXCHANGE = 0.6

/** Weighs every turn against the best answer to it: what the next player can achieve with a manoeuvre and a shot. */
export const aceBot: BotStrategy = (battle, whims) => {
  const promising = listEvaluatedTurns(battle)
    .map((turn) => ({ turn, near: NEARNESS * computeDistanceFromFight(turn, battle.active) }))
    .map(({ turn, near }) => ({ turn, near, hope: turn.chance - turn.answer - near - waitIn(turn, battle.active) }))
    .toSorted((a, b) => b.hope - a.hope)
    .slice(0, TURNS)
  const weighed = promising.map(({ turn, near }) => {
    const answer = Math.max(turn.answer, answerTo(turn, battle, whims))
    return { turn, answer, worth: turn.chance - (1 - turn.chance / 2) * answer - near - waitIn(turn, battle.active) }
  })
  const [best] = weighed.toSorted((a, b) => b.worth - a.worth)
  if (!best) return { turn: createTurnSampler(battle, whims).best(), why: 'Nothing better is free.' }
  const { turn, answer } = best
  return { turn, why: `${formatPercent(turn.chance)} to hit against ${formatPercent(answer)} to be hit at worst.` }
}

/** Cost of waiting: the ship that levels the planes shoots first in the following exchange (SP-PLANE-3). */
function waitIn({ after }: EvaluatedTurn, seat: string): number {
  return hasNoEnemyOnPlanes(after, seat) ? EXCHANGE : 0
}

/** The best chance to hit of the next player over the sampled manoeuvres. */
function answerTo({ after }: EvaluatedTurn, { turn }: Battle, whims: Dice): number {
  const trial = beginTrialTransaction(after)
  if (after.phase === 'flying' && after.turn === turn) advanceTurn(trial)
  const next = trial.state
  if (next.phase !== 'flying') return 0
  const trials = createTurnSampler(next, whims)
  let most = trials.best().chance
  for (let look = 0; look < ANSWERS; look += 1) most = Math.max(most, trials.next()?.chance ?? 0)
  return most
}
