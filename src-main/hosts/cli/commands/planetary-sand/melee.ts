import { computeNeededGuards } from '#main/games/planetary-sand/melee/guards.ts'
import { cancelPairs } from '#main/games/planetary-sand/melee/hand-to-hand.ts'
import { MAX_CANCELLED_PAIRS } from '#main/games/planetary-sand/melee/resolve-melees.ts'
import { type CommandResult, parseArguments, type Call, UsageError } from '#main/hosts/cli/command.ts'
import { parseSettingsOption } from './options.ts'

const MOST_MEN = 10_000

/** `orrery planetary-sand melee 5 4`: men cancel out until one side has twice the other (SAND-HTH-2, SAND-HTH-3). */
export function resolveMelee(call: Call): CommandResult {
  const [a = NaN, b = NaN] = parseArguments(call, 'melee MEN MEN').map(Number)
  const isCount = (men: number) => Number.isInteger(men) && men >= 0 && men <= MOST_MEN
  if (!isCount(a) || !isCount(b))
    throw new UsageError(`Name the men of both sides, 0 to ${MOST_MEN}, such as melee 5 4.`)
  const { pairs, captured } = cancelPairs([a, b], MAX_CANCELLED_PAIRS[parseSettingsOption(call).melee])
  if (captured === null) {
    const goesOn = Math.min(a, b) > pairs ? ' They fight on next turn.' : ''
    return { data: { pairs, captured: null }, text: `Each loses ${pairs}.${goesOn}` }
  }
  const men = [a, b][captured] ?? 0
  const taken = men - pairs
  const side = captured === 0 ? 'first' : 'second'
  return {
    data: { pairs, captured: side, men: taken, guards: computeNeededGuards(taken, false) },
    text: `Each loses ${pairs}; ${taken} of the ${side} side ${taken === 1 ? 'is' : 'are'} captured, guards: ${computeNeededGuards(taken, false)}.`,
  }
}
