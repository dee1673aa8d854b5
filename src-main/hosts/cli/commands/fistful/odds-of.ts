import { oddsWithin } from '#main/games/fistful/odds/battle-odds.ts'
import { AT_MOST } from '#main/games/fistful/odds/fight-space.ts'
import { type Answer, type Call, WrongUsage } from '#main/hosts/cli/command.ts'
import type { Ships } from '#shared/games/fistful/model.ts'
import { SHIP_KINDS } from '#shared/games/fistful/tables/ships.ts'
import { chanceWords } from '#shared/kit/words.ts'
import { parseShips } from './read-input.ts'

const MOST_ENDS = 12

/** `orrery fistful odds SHIPS SHIPS`: how a fight of A against B goes (FIST-COMBAT-2 to -10). */
export function oddsOf({ args: [, a, b, ...others] }: Call): Answer {
  if (a === undefined || b === undefined || others.length > 0)
    throw new WrongUsage('Name the ships of A and of B, such as 2D1C1S 1D1C.')
  const odds = oddsWithin(AT_MOST, parseShips(a), parseShips(b))
  if (!odds) throw new WrongUsage('So many ships are too many to be counted: name at most about 40 a side.')
  if (!odds.isFought) return { data: odds, text: 'Nobody fights: transports alone do not shoot at each other.' }
  const ends = odds.ends
    .slice(0, MOST_ENDS)
    .map(({ winner, survivors, chance }) => `  ${chanceWords(chance)}  ${winner} keeps ${codeOf(survivors)}`)
  return {
    data: odds,
    text: [
      `A wins ${chanceWords(odds.win.A)}, B wins ${chanceWords(odds.win.B)}`,
      `A loses ${odds.losses.A.points.toFixed(2)} points on average, B ${odds.losses.B.points.toFixed(2)}`,
      ...ends,
      ...(odds.ends.length > MOST_ENDS ? [`  and ${odds.ends.length - MOST_ENDS} more ways`] : []),
    ].join('\n'),
  }
}

const codeOf = (ships: Ships) => SHIP_KINDS.flatMap((kind) => (ships[kind] ? [`${ships[kind]}${kind}`] : [])).join('')
