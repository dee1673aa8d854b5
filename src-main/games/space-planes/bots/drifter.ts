import { type BotStrategy, formatPercent } from './bot.ts'
import { computeDistanceFromFight } from './distance.ts'
import { createTurnSampler } from './turn-sampler.ts'

/** Number of manoeuvres sampled: few, so that it flies almost randomly. */
const LOOKS = 6

/** Flies almost randomly, with a tendency towards the enemy, and shoots when it can. */
export const drifterBot: BotStrategy = (battle, whims) => {
  const trials = createTurnSampler(battle, whims)
  let turn = trials.next() ?? trials.best()
  for (let look = 1; look < LOOKS && turn.chance === 0; look += 1) {
    const otherTurn = trials.next()
    const isNearer =
      otherTurn && computeDistanceFromFight(otherTurn, battle.active) < computeDistanceFromFight(turn, battle.active)
    if (otherTurn && (otherTurn.chance > 0 || isNearer)) turn = otherTurn
  }
  return {
    turn,
    why: turn.chance > 0 ? `It drifts by and shoots: ${formatPercent(turn.chance)} to hit.` : 'It drifts.',
  }
}
