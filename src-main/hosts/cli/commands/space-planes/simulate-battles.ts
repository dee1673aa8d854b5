import { emptyTally, figuresOf, playPart } from '#main/games/space-planes/bots/series.ts'
import { type Answer, argsOf, type Call, countOf, textOf, WrongUsage } from '#main/hosts/cli/command.ts'
import { MOST_GAMES, type SeriesFigures, type SeriesPlan } from '#shared/games/space-planes/series.ts'
import { PILOT_NAMES, type Pilot } from '#shared/games/space-planes/tables/pilots.ts'
import type { Band } from '#shared/kit/wilson.ts'
import { faceSetOf } from './faces-of.ts'
import { settingsOf } from './settings-from.ts'

/** `orrery space-planes simulate [FACES]`: battles between bots, and who won how often. */
export function simulateBattles(call: Call): Answer {
  const pilots = pilotsOf(call)
  const plan: SeriesPlan = {
    pilots: [...pilots],
    games: countOf(call, 'games', { usual: 100, most: MOST_GAMES }),
    seed: textOf(call, 'seed') ?? '1',
  }
  const [path] = argsOf(call, 'simulate [FACES]')
  const given = path === undefined ? null : faceSetOf(path)
  const played = { label: given?.name ?? 'Standard faces', settings: settingsOf(call), faces: given?.faces ?? null }
  const tally = playPart({ plan, played, from: 0, games: plan.games })
  const figures = figuresOf(played.label, tally.games === 0 ? emptyTally(plan) : tally)
  return { data: { plan, ...figures }, text: seriesLines(figures, pilots).join('\n') }
}

function seriesLines(figures: SeriesFigures, pilots: readonly Pilot[]): string[] {
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

function bandWords({ share, low, high }: Band): string {
  const [at, from, to] = [share, low, high].map((one) => (one * 100).toFixed(1))
  return `${at} % (${from} to ${to})`
}

function pilotsOf(call: Call): readonly Pilot[] {
  const text = textOf(call, 'pilots') ?? 'hunter,hunter'
  const pilots = text.split(',').map((name) => PILOT_NAMES.find((one) => one === name.trim().toLowerCase()))
  const known = pilots.flatMap((one) => one ?? [])
  if (known.length === pilots.length && known.length >= 2 && known.length <= 6) return known
  throw new WrongUsage(`--pilots takes 2 to 6 of ${PILOT_NAMES.join(', ')}, such as hunter,drifter, not "${text}".`)
}
