import { createSeededDice } from '#main/games/kit/dice.ts'
import type { GameMap, GameState, Side, TurnReport } from '#shared/games/fistful/model.ts'
import { getOtherSide, SIDES } from '#shared/games/fistful/model.ts'
import type { BotStyle } from '#shared/games/fistful/tables/bot-styles.ts'
import type { FistfulSettings } from '#shared/games/fistful/tables/settings.ts'
import { resolveTurn } from '../commands/resolve-turn.ts'
import { computeFleetPoints, sumColonySizes } from '../rules/victory.ts'
import { placeHomeworld, createGame } from '../setup.ts'
import { planBotOrders } from './bot-orders.ts'
import { chooseBotHomeworld } from './homeworld.ts'

/** Turn limit for games without one, so that bot games end (FIST-VIC-3). */
export const BOT_TURN_LIMIT = 60

/** Both sides' figures at the end of a turn. */
export interface TurnStatistics {
  readonly turn: number
  readonly sides: Readonly<Record<Side, { readonly colonies: number; readonly size: number; readonly points: number }>>
}

/** Plays a whole game between two bots, deterministic per seed. `watch` is called for every turn. */
export function simulateBotGame(
  map: GameMap,
  settings: FistfulSettings,
  tempers: Readonly<Record<Side, BotStyle>>,
  seed: string,
  watch: (report: TurnReport, state: GameState) => void = () => {},
) {
  const [dice, whims] = [
    createSeededDice(`${seed}/turns`),
    { A: createSeededDice(`${seed}/A`), B: createSeededDice(`${seed}/B`) },
  ]
  let state = createGame(map, { ...settings, turnLimit: settings.turnLimit || BOT_TURN_LIMIT })
  for (const side of SIDES)
    state = placeHomeworld(state, side, chooseBotHomeworld(state, side, tempers[side], whims[side]))
  const series: TurnStatistics[] = []
  for (let turn = 1; ; turn += 1) {
    const orders = {
      A: planBotOrders(state, 'A', tempers.A, whims.A),
      B: planBotOrders(state, 'B', tempers.B, whims.B),
    }
    const resolved = resolveTurn(state, orders, dice)
    state = resolved.state
    series.push(figuresOf(state, turn))
    watch(resolved.report, state)
    if (state.result) return { result: state.result, turns: turn, series }
  }
}

function figuresOf(state: GameState, turn: number): TurnStatistics {
  const figuresFor = (side: Side) => ({
    colonies: Object.values(state.colonies).filter(({ owner }) => owner === side).length,
    size: sumColonySizes(state, side),
    points: computeFleetPoints(state, side),
  })
  return { turn, sides: { A: figuresFor('A'), B: figuresFor('B') } }
}

/** Parameters of a series of games. */
export interface BotSeriesPlan {
  readonly map: GameMap
  readonly settings: FistfulSettings
  readonly tempers: Readonly<Record<Side, BotStyle>>
  readonly games: number
  readonly seed: string
}

/** Result of a series. */
export interface BotSeriesResult {
  readonly games: number
  readonly wins: Readonly<Record<Side, number>>
  readonly draws: number
  /** Number of games decided by a homeworld, not by the turn limit. */
  readonly decided: number
  readonly meanTurns: number
  /** A's share of the games, with a draw counted as half, and its standard error. */
  readonly shareOfA: number
  readonly error: number
}

/**
 * Plays a series of games with the same settings. The bot styles swap seats in every second game to cancel any
 * advantage of a seat.
 */
export function simulateBotSeries({ map, settings, tempers, games, seed }: BotSeriesPlan): BotSeriesResult {
  const swapped = { A: tempers.B, B: tempers.A }
  const played = Array.from({ length: games }, (_, game) => {
    const isSwapped = game % 2 === 1
    const { result, turns } = simulateBotGame(map, settings, isSwapped ? swapped : tempers, `${seed}/${game}`)
    return { ...result, turns, winner: isSwapped && result.winner ? getOtherSide(result.winner) : result.winner }
  })
  const count = (fits: (game: (typeof played)[number]) => boolean) => played.filter(fits).length
  const wins = { A: count(({ winner }) => winner === 'A'), B: count(({ winner }) => winner === 'B') }
  const draws = games - wins.A - wins.B
  const shareOfA = (wins.A + draws / 2) / games
  const squares = (wins.A + draws / 4) / games - shareOfA ** 2
  return {
    games,
    wins,
    draws,
    decided: count(({ why }) => why !== 'turn-limit'),
    meanTurns: played.reduce((sum, { turns }) => sum + turns, 0) / games,
    shareOfA,
    error: Math.sqrt(Math.max(0, squares) / games),
  }
}
