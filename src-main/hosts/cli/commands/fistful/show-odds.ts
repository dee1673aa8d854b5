import { findBattleOddsWithin } from '#main/games/fistful/odds/battle-odds.ts'
import { MAX_POSITIONS } from '#main/games/fistful/odds/fight-space.ts'
import { type CommandResult, type Call, UsageError } from '#main/hosts/cli/command.ts'
import type { Ships } from '#shared/games/fistful/model.ts'
import { SHIP_KINDS } from '#shared/games/fistful/tables/ships.ts'
import { formatChance } from '#shared/kit/format.ts'
import { parseShips } from './read-input.ts'

const MOST_ENDS = 12

/** `orrery fistful odds SHIPS SHIPS`: the chances of a fight of A against B (FIST-COMBAT-2 to -10). */
export function showBattleOdds({ args: [, a, b, ...others] }: Call): CommandResult {
  if (a === undefined || b === undefined || others.length > 0)
    throw new UsageError('Name the ships of A and of B, such as 2D1C1S 1D1C.')
  const odds = findBattleOddsWithin(MAX_POSITIONS, parseShips(a), parseShips(b))
  if (!odds) throw new UsageError('So many ships are too many to be counted: name at most about 40 a side.')
  if (!odds.isFought) return { data: odds, text: 'Nobody fights: transports alone do not shoot at each other.' }
  const ends = odds.ends
    .slice(0, MOST_ENDS)
    .map(({ winner, survivors, chance }) => `  ${formatChance(chance)}  ${winner} keeps ${codeOf(survivors)}`)
  return {
    data: odds,
    text: [
      `A wins ${formatChance(odds.win.A)}, B wins ${formatChance(odds.win.B)}`,
      `A loses ${odds.losses.A.points.toFixed(2)} points on average, B ${odds.losses.B.points.toFixed(2)}`,
      ...ends,
      ...(odds.ends.length > MOST_ENDS ? [`  and ${odds.ends.length - MOST_ENDS} more ways`] : []),
    ].join('\n'),
  }
}

const codeOf = (ships: Ships) => SHIP_KINDS.flatMap((kind) => (ships[kind] ? [`${ships[kind]}${kind}`] : [])).join('')
