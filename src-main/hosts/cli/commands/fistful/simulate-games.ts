import { simulateSeries } from '#main/games/fistful/bots/simulate.ts'
import { type Answer, type Call, countOf, textOf, WrongUsage } from '#main/hosts/cli/command.ts'
import { requirePlayable } from '#main/services/games/fistful/map.ts'
import { TEMPER_NAMES, TEMPERS, type Temper } from '#shared/games/fistful/tables/tempers.ts'
import { gameMapOrNew, settingsOf } from './game-terms.ts'

/** `orrery fistful simulate [MAP…]`: games between bots, and who won how often. */
export async function simulateGames(call: Call): Promise<Answer> {
  const seed = textOf(call, 'seed') ?? '1'
  const map = await gameMapOrNew(call, seed)
  const settings = settingsOf(call, map)
  requirePlayable(map, settings, 'The map')
  const tempers = tempersOf(call)
  const figures = simulateSeries({
    map,
    settings,
    tempers,
    games: countOf(call, 'games', { usual: 100, most: 10_000 }),
    seed,
  })
  const nameOf = (temper: Temper) => TEMPERS[temper].name
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

function tempersOf(call: Call): { A: Temper; B: Temper } {
  const text = textOf(call, 'tempers') ?? 'conqueror,warden'
  const [a, b, ...others] = text.split(',').map((name) => TEMPER_NAMES.find((one) => one === name.trim().toLowerCase()))
  if (a === undefined || b === undefined || others.length > 0)
    throw new WrongUsage(`--tempers takes two of ${TEMPER_NAMES.join(', ')}, such as raider,warden, not "${text}".`)
  return { A: a, B: b }
}
