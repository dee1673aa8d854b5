import type { TriedTurn } from '../best-turns.ts'
import { type Bot, percentOf } from './bot.ts'
import { distanceIn, isStandOff } from './distance.ts'
import { openTrials } from './trials.ts'

/** So many manoeuvres it looks at. */
const LOOKS = 24
/** What an exchange costs that the enemy begins. */
const EXCHANGE = 0.5

/** Keeps where nobody can hit it, and shoots from cover. */
export const hider: Bot = (battle, whims) => {
  const trials = openTrials(battle, whims)
  let best = trials.best()
  for (let look = 0; look < LOOKS; look += 1) {
    const turn = trials.next()
    if (turn && isSafer(turn, best, battle.active)) best = turn
  }
  const shot = best.chance > 0 ? `${percentOf(best.chance)} to hit, ` : ''
  return {
    turn: best,
    why: `${shot}${best.answer > 0 ? `at most ${percentOf(best.answer)} to be hit.` : 'nobody can hit it.'}`,
  }
}

/** The weaker answer first, a stand-off being as bad as one that it may get; then the likelier hit, then what is nearer to the fight. */
function isSafer(one: TriedTurn, than: TriedTurn, seat: string): boolean {
  const [risk, other] = [riskIn(one, seat), riskIn(than, seat)]
  if (risk !== other) return risk < other
  if (one.chance !== than.chance) return one.chance > than.chance
  return distanceIn(one, seat) < distanceIn(than, seat)
}

/** Risk of a turn: the chance of the best answer less its own chance to hit, or the cost of an exchange in a stand-off. */
function riskIn({ answer, chance, after }: TriedTurn, seat: string): number {
  return isStandOff(after, seat) ? EXCHANGE : Math.max(0, answer - chance)
}
