import { MOST_PAIRS } from '#main/games/planetary-sand/melee/fight.ts'
import { guardsFor } from '#main/games/planetary-sand/melee/guards.ts'
import { cancel } from '#main/games/planetary-sand/melee/hand-to-hand.ts'
import { type Answer, argsOf, type Call, WrongUsage } from '#main/hosts/cli/command.ts'
import { settingsOf } from './given.ts'

const MOST_MEN = 10_000

/** `orrery planetary-sand melee 5 4`: men cancel until one side has twice the other (SAND-HTH-2, SAND-HTH-3). */
export function meleeOf(call: Call): Answer {
  const [one = NaN, other = NaN] = argsOf(call, 'melee MEN MEN').map(Number)
  const isCount = (men: number) => Number.isInteger(men) && men >= 0 && men <= MOST_MEN
  if (!isCount(one) || !isCount(other))
    throw new WrongUsage(`Name the men of both sides, 0 to ${MOST_MEN}, such as melee 5 4.`)
  const { pairs, captured } = cancel([one, other], MOST_PAIRS[settingsOf(call).melee])
  if (captured === null) {
    const goesOn = Math.min(one, other) > pairs ? ' They fight on next turn.' : ''
    return { data: { pairs, captured: null }, text: `Each loses ${pairs}.${goesOn}` }
  }
  const men = [one, other][captured] ?? 0
  const taken = men - pairs
  const side = captured === 0 ? 'first' : 'second'
  return {
    data: { pairs, captured: side, men: taken, guards: guardsFor(taken, false) },
    text: `Each loses ${pairs}; ${taken} of the ${side} side ${taken === 1 ? 'is' : 'are'} captured, guards: ${guardsFor(taken, false)}.`,
  }
}
