import { type Bot, percentOf } from './bot.ts'
import { openTrials } from './trials.ts'

/** So often it looks again where a manoeuvre would be cancelled. */
const LOOKS = 3

/** Flies anywhere, and shoots when it can. */
export const drifter: Bot = (battle, whims) => {
  const trials = openTrials(battle, whims)
  let turn = trials.next() ?? trials.best()
  for (let look = 1; look < LOOKS && turn.isCancelled; look += 1) turn = trials.next() ?? turn
  return { turn, why: turn.chance > 0 ? `It drifts by and shoots: ${percentOf(turn.chance)} to hit.` : 'It drifts.' }
}
