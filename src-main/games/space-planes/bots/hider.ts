import type { TriedTurn } from '../best-turns.ts'
import { type Bot, percentOf } from './bot.ts'
import { openTrials } from './trials.ts'

/** So many manoeuvres it looks at. */
const LOOKS = 24

/** Keeps where nobody can hit it, and shoots from cover. */
export const hider: Bot = (battle, whims) => {
  const trials = openTrials(battle, whims)
  let best = trials.best()
  for (let look = 0; look < LOOKS; look += 1) {
    const turn = trials.next()
    if (turn && isSafer(turn, best)) best = turn
  }
  const shot = best.chance > 0 ? `${percentOf(best.chance)} to hit, ` : ''
  return {
    turn: best,
    why: `${shot}${best.answer > 0 ? `at most ${percentOf(best.answer)} to be hit.` : 'nobody can hit it.'}`,
  }
}

/** The weaker answer first, then the likelier hit, then what moves freely. */
function isSafer(one: TriedTurn, than: TriedTurn): boolean {
  if (one.answer !== than.answer) return one.answer < than.answer
  if (one.chance !== than.chance) return one.chance > than.chance
  return than.isCancelled && !one.isCancelled
}
