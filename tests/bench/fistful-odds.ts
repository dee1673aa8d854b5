import { simulateBotGame } from '#main/games/fistful/bots/simulate.ts'
import { computeBattleOdds } from '#main/games/fistful/odds/battle-odds.ts'
import type { Ships } from '#shared/games/fistful/model.ts'
import { BOT_STYLE_NAMES } from '#shared/games/fistful/tables/bot-styles.ts'
import { DEFAULT_SETTINGS } from '#shared/games/fistful/tables/settings.ts'
import { fistfulMap } from '../support/fistful-maps.ts'
import type { BenchmarkResult } from './benchmark-result.ts'
import { getMeasurementSize } from './measurement-size.ts'
import { median } from './statistics.ts'

const ODDS_MS = 50
const GAMES_A_SECOND = 50
const ROUNDS = getMeasurementSize(3)
const MAPS = 4

/** Fights of ten against ten, from one ship type per side to all mixed. */
const FIGHTS: readonly (readonly [Ships, Ships])[] = [
  [
    { D: 3, C: 3, S: 4 },
    { D: 4, C: 3, S: 3 },
  ],
  [
    { D: 3, C: 4, S: 3 },
    { D: 3, C: 4, S: 3 },
  ],
  [
    { D: 5, C: 5 },
    { C: 5, S: 5 },
  ],
  [{ S: 10 }, { D: 10 }],
]

/** Measures exact odds of ten ships against ten: the very first call, and the slowest of several mixes. */
export function measureOdds(): BenchmarkResult[] {
  const times = FIGHTS.map(([a, b]) => millisecondsOf(() => computeBattleOdds(a, b)))
  const [cold = 0] = times
  return [
    {
      what: 'exact odds of 10 against 10 ships, the dearest of the mixes, cold',
      value: Math.max(...times),
      goal: { atMost: ODDS_MS },
      unit: ' ms',
      from: `${FIGHTS.length} mixes once each, the first ${cold.toFixed(1)} ms, again ${millisecondsOf(oddsOnce).toFixed(1)} ms`,
    },
  ]
}

function oddsOnce(): void {
  computeBattleOdds(...(FIGHTS[0] ?? [{}, {}]))
}

/** Measures whole games between bots of every pair of personalities on maps of 60 stars; median of the rounds. */
export function measureBotGames(): BenchmarkResult[] {
  const maps = Array.from({ length: MAPS }, (_, at) => fistfulMap(`bench ${at}`))
  let turns = 0
  const playAll = (round: number) => {
    for (const [at, A] of BOT_STYLE_NAMES.entries())
      for (const B of BOT_STYLE_NAMES) {
        const map = maps[(at + round) % MAPS]
        if (map) turns += simulateBotGame(map, DEFAULT_SETTINGS, { A, B }, `bench ${round}`).turns
      }
  }
  playAll(0)
  turns = 0
  const times = Array.from({ length: ROUNDS }, (_, round) => millisecondsOf(() => playAll(round + 1)))
  const games = BOT_STYLE_NAMES.length ** 2
  return [
    {
      what: 'whole bot games per second on 60 stars',
      value: (games * 1000) / median(times),
      goal: { atLeast: GAMES_A_SECOND },
      unit: '',
      from: `${games} games a round, ${(turns / (games * ROUNDS)).toFixed(0)} turns a game, median of ${ROUNDS}`,
    },
  ]
}

function millisecondsOf(work: () => unknown): number {
  const started = performance.now()
  work()
  return performance.now() - started
}
