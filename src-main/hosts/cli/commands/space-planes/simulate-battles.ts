import { createSeriesTally, summarizeTally, playPlanesSeriesBatch } from '#main/games/space-planes/bots/series.ts'
import {
  type CommandResult,
  parseArguments,
  type CommandLineCall,
  parseCountOption,
  getTextOption,
  UsageError,
} from '#main/hosts/cli/command.ts'
import {
  MAX_GAMES_PER_CASE,
  type PlanesBotSeriesCaseResult,
  type PlanesBotSeriesPlan,
} from '#shared/games/space-planes/series.ts'
import { BOT_PILOT_NAMES, type BotPilot } from '#shared/games/space-planes/tables/pilots.ts'
import type { ConfidenceInterval } from '#shared/kit/wilson.ts'
import { readFaceSetFile } from './faces.ts'
import { parseSettingsOption } from './settings-option.ts'

/** `orrery space-planes simulate [FACES]`: plays battles between bots and counts the wins. */
export function simulateBattles(call: CommandLineCall): CommandResult {
  const pilots = pilotsOf(call)
  const plan: PlanesBotSeriesPlan = {
    pilots: [...pilots],
    games: parseCountOption(call, 'games', { usual: 100, most: MAX_GAMES_PER_CASE }),
    seed: getTextOption(call, 'seed') ?? '1',
  }
  const [path] = parseArguments(call, 'simulate [FACES]')
  const given = path === undefined ? null : readFaceSetFile(path)
  const played = {
    label: given?.name ?? 'Standard faces',
    settings: parseSettingsOption(call),
    faces: given?.faces ?? null,
  }
  const tally = playPlanesSeriesBatch({ plan, played, from: 0, games: plan.games })
  const figures = summarizeTally(played.label, tally.games === 0 ? createSeriesTally(plan) : tally)
  return { data: { plan, ...figures }, text: seriesLines(figures, pilots).join('\n') }
}

function seriesLines(figures: PlanesBotSeriesCaseResult, pilots: readonly BotPilot[]): string[] {
  const { games, seats, undecided, unfired, decided, meanTurns, hits } = figures
  return [
    `${games} games, bots one seat farther in each of them`,
    `${undecided} undecided, which count for nobody; ${unfired} without a shot`,
    ...seats.map((band, seat) => `seat ${seat + 1}: ${bandWords(band)}`),
    ...figures.pilots.map((band, at) => `${pilots[at]}: ${bandWords(band)}`),
    `${decided} decided before the turn limit, ${meanTurns.toFixed(1)} turns on average`,
    `shots that hit: ${bandWords(hits)}`,
  ]
}

function bandWords({ share, low, high }: ConfidenceInterval): string {
  const [at, from, to] = [share, low, high].map((value) => (value * 100).toFixed(1))
  return `${at} % (${from} to ${to})`
}

function pilotsOf(call: CommandLineCall): readonly BotPilot[] {
  const text = getTextOption(call, 'pilots') ?? 'hunter,hunter'
  const pilots = text
    .split(',')
    .map((name) => BOT_PILOT_NAMES.find((pilotName) => pilotName === name.trim().toLowerCase()))
  const known = pilots.flatMap((pilot) => pilot ?? [])
  if (known.length === pilots.length && known.length >= 2 && known.length <= 6) return known
  throw new UsageError(`--pilots takes 2 to 6 of ${BOT_PILOT_NAMES.join(', ')}, such as hunter,drifter, not "${text}".`)
}
