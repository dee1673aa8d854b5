import { simulateBotSeries } from '#main/games/fistful/bots/simulate.ts'
import { findBattleOddsWithinLimit } from '#main/games/fistful/odds/battle-odds.ts'
import { MAX_FIGHT_STATES } from '#main/games/fistful/odds/fight-state-space.ts'
import {
  type CommandResult,
  type CommandLineCall,
  UsageError,
  parseCountOption,
  getTextOption,
} from '#main/hosts/cli/command.ts'
import { requirePlayableMap } from '#main/services/games/fistful/map.ts'
import type { Ships } from '#shared/games/fistful/model.ts'
import { BOT_STYLE_NAMES, BOT_STYLES, type BotStyle } from '#shared/games/fistful/tables/bot-styles.ts'
import { SHIP_KINDS } from '#shared/games/fistful/tables/ships.ts'
import { formatChance } from '#shared/kit/format.ts'
import { readOrGenerateGameMap, buildSettings } from './game-options.ts'
import { parseShips } from './read-input.ts'

const MOST_ENDS = 12

/** `orrery fistful odds SHIPS SHIPS`: the chances of a fight of A against B (FIST-COMBAT-2 to -10). */
export function showBattleOdds({ args: [, a, b, ...others] }: CommandLineCall): CommandResult {
  if (a === undefined || b === undefined || others.length > 0)
    throw new UsageError('Name the ships of A and of B, such as 2D1C1S 1D1C.')
  const odds = findBattleOddsWithinLimit(MAX_FIGHT_STATES, parseShips(a), parseShips(b))
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

/** `orrery fistful simulate [MAP…]`: plays games between bots and counts the wins. */
export async function simulateGames(call: CommandLineCall): Promise<CommandResult> {
  const seed = getTextOption(call, 'seed') ?? '1'
  const map = await readOrGenerateGameMap(call, seed)
  const settings = buildSettings(call, map)
  requirePlayableMap(map, settings, 'The map')
  const tempers = tempersOf(call)
  const figures = simulateBotSeries({
    map,
    settings,
    tempers,
    games: parseCountOption(call, 'games', { usual: 100, most: 10_000 }),
    seed,
  })
  const nameOf = (temper: BotStyle) => BOT_STYLES[temper].name
  return {
    data: { seed, tempers, ...figures },
    text: [
      `${figures.games} games, ${nameOf(tempers.A)} against ${nameOf(tempers.B)}, seats changed in every second one`,
      `${nameOf(tempers.A)} won ${figures.wins.A}, ${nameOf(tempers.B)} ${figures.wins.B}, drawn ${figures.draws}`,
      `share of the first ${(figures.shareOfA * 100).toFixed(1)} % (± ${(figures.error * 100).toFixed(1)})`,
      `${figures.decided} decided by a homeworld, ${figures.meanTurns.toFixed(1)} turns on average`,
    ].join('\n'),
  }
}

function tempersOf(call: CommandLineCall): { A: BotStyle; B: BotStyle } {
  const text = getTextOption(call, 'tempers') ?? 'conqueror,warden'
  const [a, b, ...others] = text
    .split(',')
    .map((name) => BOT_STYLE_NAMES.find((botStyleName) => botStyleName === name.trim().toLowerCase()))
  if (a === undefined || b === undefined || others.length > 0)
    throw new UsageError(`--tempers takes two of ${BOT_STYLE_NAMES.join(', ')}, such as raider,warden, not "${text}".`)
  return { A: a, B: b }
}
