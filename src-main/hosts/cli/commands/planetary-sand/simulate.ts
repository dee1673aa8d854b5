import { randomBytes } from 'node:crypto'
import { listSeriesCaseLabels, computeWeaponWorth } from '#main/games/planetary-sand/bots/series-cases.ts'
import { summarizeTally, playSeriesBatch } from '#main/games/planetary-sand/bots/series.ts'
import {
  type CommandResult,
  parseArguments,
  type CommandLineCall,
  parseCountOption,
  getTextOption,
  UsageError,
} from '#main/hosts/cli/command.ts'
import {
  type SandBotSeriesCaseResult,
  SandBotSeriesPlan,
  type WeaponWorth,
} from '#shared/games/planetary-sand/series.ts'
import { type BotStyleId, BOT_STYLES } from '#shared/games/planetary-sand/tables/bot-styles.ts'
import { SCENARIOS } from '#shared/games/planetary-sand/tables/phases.ts'
import { WEAPONS } from '#shared/games/planetary-sand/tables/weapons.ts'
import { formatChance, formatCount } from '#shared/kit/format.ts'
import { parseAirOption, parseGravityOption, parseTableId } from './options.ts'

const MOST_MEN = 100
const UNIT = 8
const GAMES = 20
const MOST_GAMES = 2000

/**
 * `orrery planetary-sand simulate 8 8`: battles of riflemen between bots, each on its own seeded field with
 * alternating sides, and the wins of each; with `--weapon`, the value of that weapon.
 */
export function simulateBattles(call: CommandLineCall): CommandResult {
  const men = parseArguments(call, 'simulate MEN MEN').map(Number)
  const isCount = (count: number | undefined) =>
    Number.isInteger(count) && Number(count) > 0 && Number(count) <= MOST_MEN
  if (men.length !== 2 || !men.every(isCount))
    throw new UsageError(`Name the men of both sides, 1 to ${MOST_MEN}, such as simulate 8 8.`)
  const weapon = getTextOption(call, 'weapon')
  const plan = SandBotSeriesPlan.parse({
    tempers: tempersOf(call),
    games: parseCountOption(call, 'limit', { usual: GAMES, most: MOST_GAMES }),
    seed: getTextOption(call, 'seed') ?? randomBytes(8).toString('hex'),
    scenario: parseTableId(SCENARIOS, getTextOption(call, 'scenario') ?? 'basic', 'scenario'),
    gravity: parseGravityOption(call),
    air: parseAirOption(call),
    armies: [riflemen('Red', men[0] ?? 0), riflemen('Blue', men[1] ?? 0)],
    weapon: weapon === null ? null : parseTableId(WEAPONS, weapon, 'weapon'),
  })
  const figures = listSeriesCaseLabels(plan).map((label, at) =>
    summarizeTally(label, playSeriesBatch({ plan, at, from: 0, games: plan.games })),
  )
  const worth = computeWeaponWorth(plan, figures)
  const lines = figures.flatMap((figure) => listResultLines(figure, plan))
  const valued =
    worth && `Worth in riflemen: ${playedWords(worth)} by the battles, ${worth.valued.toFixed(1)} by our value.`
  return {
    data: { seed: plan.seed, figures, worth },
    text: [...lines, ...(valued ? [valued] : []), `The same again: --seed ${plan.seed}`].join('\n'),
  }
}

function playedWords({ played, low, high, hasGames }: WeaponWorth): string {
  if (played === null) return hasGames ? 'unknown, as riflemen more won no more often,' : 'too few games'
  return `${played.toFixed(1)} (${low?.toFixed(1) ?? '?'} to ${high?.toFixed(1) ?? '?'})`
}

function tempersOf(call: CommandLineCall): [BotStyleId, BotStyleId] {
  const [a, b = a, ...more] = (getTextOption(call, 'tempers') ?? 'steady')
    .split(',')
    .map((word) => parseTableId(BOT_STYLES, word.trim(), 'temper'))
  if (!a || !b || more.length > 0)
    throw new UsageError(`--tempers takes one or two of ${Object.keys(BOT_STYLES).join(', ')}.`)
  return [a, b]
}

function riflemen(side: string, count: number) {
  const figures = Array.from({ length: count }, (_, at) => ({
    id: `${side} ${at + 1}`,
    unit: `${side} ${Math.floor(at / UNIT) + 1}`,
    weapon: 'zap-rifle',
    hasSuit: true,
  }))
  return { figures }
}

function listResultLines(
  { label, games, sides, tempers, draws, meanTurns }: SandBotSeriesCaseResult,
  plan: SandBotSeriesPlan,
): string[] {
  const share = (name: string, band: SandBotSeriesCaseResult['sides'][number] | undefined) =>
    band ? `  ${name}: ${formatChance(band.share)} (${formatChance(band.low)} to ${formatChance(band.high)})` : ''
  const names = plan.tempers.map((id) => BOT_STYLES[id].title)
  return [
    `${label}: ${formatCount(games, 'battle')}, ${draws} drawn, which count for nobody, ${meanTurns.toFixed(1)} turns`,
    ...plan.seats.map((seat, at) => share(seat, sides[at])),
    ...(names[0] === names[1] ? [] : names.map((name, at) => share(name, tempers[at]))),
  ]
}
