import { simulateSeries } from '#main/games/fistful/bots/simulate.ts'
import { type CommandResult, type Call, parseCountOption, getTextOption, UsageError } from '#main/hosts/cli/command.ts'
import { requirePlayableMap } from '#main/services/games/fistful/map.ts'
import { BOT_STYLE_NAMES, BOT_STYLES, type BotStyle } from '#shared/games/fistful/tables/bot-styles.ts'
import { readOrGenerateGameMap, buildSettings } from './game-options.ts'

/** `orrery fistful simulate [MAP…]`: plays games between bots and counts the wins. */
export async function simulateGames(call: Call): Promise<CommandResult> {
  const seed = getTextOption(call, 'seed') ?? '1'
  const map = await readOrGenerateGameMap(call, seed)
  const settings = buildSettings(call, map)
  requirePlayableMap(map, settings, 'The map')
  const tempers = tempersOf(call)
  const figures = simulateSeries({
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

function tempersOf(call: Call): { A: BotStyle; B: BotStyle } {
  const text = getTextOption(call, 'tempers') ?? 'conqueror,warden'
  const [a, b, ...others] = text
    .split(',')
    .map((name) => BOT_STYLE_NAMES.find((botStyleName) => botStyleName === name.trim().toLowerCase()))
  if (a === undefined || b === undefined || others.length > 0)
    throw new UsageError(`--tempers takes two of ${BOT_STYLE_NAMES.join(', ')}, such as raider,warden, not "${text}".`)
  return { A: a, B: b }
}
