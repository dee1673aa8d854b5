import { type BotStrategy, formatPercent } from './bot.ts'
import { computeDistanceFromFight } from './distance.ts'
import { createTurnSampler } from './turn-sampler.ts'

/** Most manoeuvres sampled after the first. Sampling stops at a chance to hit of at least `GOOD_CHANCE`. */
const LOOKS = 36
const GOOD_CHANCE = 0.65
/** Maximises the chance to hit, and closes in. */
export const hunterBot: BotStrategy = (battle, whims) => {
  const trials = createTurnSampler(battle, whims)
  let best = trials.best()
  let distance = computeDistanceFromFight(best, battle.active)
  for (let look = 0; look < LOOKS && best.chance < GOOD_CHANCE; look += 1) {
    const turn = trials.next()
    if (!turn || turn.chance < best.chance) continue
    const mm = computeDistanceFromFight(turn, battle.active)
    if (turn.chance > best.chance || mm < distance) [best, distance] = [turn, mm]
  }
  return {
    turn: best,
    why: best.chance > 0 ? `${formatPercent(best.chance)} to hit, the best it has seen.` : 'It closes in.',
  }
}
