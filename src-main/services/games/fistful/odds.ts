import type { FistfulGame } from '#main/db/repositories/fistful.ts'
import { type BattleOdds, findBattleOddsWithinLimit } from '#main/games/fistful/odds/battle-odds.ts'
import { buildBelievedState, computeMaxEnemyPoints } from '#main/games/fistful/odds/believed-enemy.ts'
import {
  listCausedBattles,
  type CausedBattle,
  computeMarginalWinChances,
} from '#main/games/fistful/odds/caused-battles.ts'
import { MAX_FIGHT_STATES } from '#main/games/fistful/odds/fight-state-space.ts'
import { type FogOdds, computeFogOdds } from '#main/games/fistful/odds/fog-odds.ts'
import { buildGameView } from '#main/games/fistful/view.ts'
import type { CausedBattleView, BattleOddsView } from '#shared/contract/fistful/reports.ts'
import { formatShips } from '#shared/games/fistful/format-ships.ts'
import type { Ships, Side } from '#shared/games/fistful/model.ts'
import { DEFAULT_SETTINGS } from '#shared/games/fistful/tables/settings.ts'
import { type FistfulDependencies, requirePlayedHere, buildGameState } from './fistful-dependencies.ts'

/** Number of outcomes shown, the likeliest ones. */
const MOST_ENDS = 60

/** Computes the battles that a side's orders would cause, from what that side knows (FIST-FOG-1). */
export function createFistfulOddsService({ board, getGame, sheetOf }: FistfulDependencies) {
  return {
    odds({ id, as: side }: { id: string; as: Side }): CausedBattleView[] {
      const game = getGame(id)
      requirePlayedHere(game, side)
      const state = buildGameState(game)
      if (state.homeworlds.A === null || state.homeworlds.B === null || state.result !== null) return []
      const { orders } = sheetOf(game, state.turn, side)
      if (game.settings.fog === 'off')
        return listCausedBattles(state, side, orders).map((battle) => openBattle(game, side, battle))
      const turns = board.turns.listOf(id)
      const reports = turns.map(({ report }) => report)
      const view = buildGameView(state, reports, side)
      return listCausedBattles(buildBelievedState(view, side), side, orders).map((battle) => {
        const seen = view.seenFleets.find(({ star }) => star === battle.star)
        if (seen === undefined || seen.makeUp !== null) return openBattle(game, side, battle)
        return foggedBattle(game, side, {
          battle,
          fleets: seen.count,
          most: computeMaxEnemyPoints(turns, view, side, battle.star),
        })
      })
    },
    calculate({ a, b }: { a: Ships; b: Ships }) {
      const odds = findBattleOddsWithinLimit(MAX_FIGHT_STATES, a, b)
      return {
        odds: odds && oddsView(odds),
        withOneMore: computeMarginalWinChances({ ships: { A: a, B: b } }, 'A', DEFAULT_SETTINGS),
      }
    },
  }
}

function openBattle({ map, settings }: FistfulGame, side: Side, battle: CausedBattle): CausedBattleView {
  const { star, ships, odds } = battle
  return {
    star,
    name: map.stars[star]?.name ?? '',
    range: null,
    ships: { A: { ...ships.A }, B: { ...ships.B } },
    odds: odds && oddsView(odds),
    note: odds ? null : 'Too large a fight to be counted at once.',
    withOneMore: computeMarginalWinChances(battle, side, settings),
  }
}

interface Fogged {
  readonly battle: CausedBattle
  /** Number of enemy fleets seen there. */
  readonly fleets: number
  /** Maximum points of ships that the enemy can have. */
  readonly most: number
}

function foggedBattle({ map, settings }: FistfulGame, side: Side, { battle, fleets, most }: Fogged): CausedBattleView {
  const { star, ships } = battle
  const mine = ships[side]
  const odds = computeFogOdds(mine, { fleets, known: {}, mostPoints: most }, settings)
  const worst = side === 'A' ? { A: mine, B: odds.lowest.enemy } : { A: odds.lowest.enemy, B: mine }
  return {
    star,
    name: map.stars[star]?.name ?? '',
    odds: null,
    ships: side === 'A' ? { A: { ...mine }, B: null } : { A: null, B: { ...mine } },
    range: { from: odds.isWhole ? odds.lowest.win : 0, to: odds.highest.win },
    note: fogNote(odds, most),
    withOneMore: computeMarginalWinChances({ ships: worst }, side, settings),
  }
}

/** Describes the range of enemies that was considered. */
function fogNote({ lowest, counted, isWhole }: FogOdds, most: number): string {
  const worst = `the worst for you is ${formatShips(lowest.enemy)}`
  if (!isWhole)
    return `Every enemy of up to ${counted} points of ships was counted: ${worst}, ${Math.round(lowest.win * 100)} %. Up to ${most} points are possible and too many to count, so the chance may be as low as 0.`
  if (counted < most)
    return `Up to ${most} points of ships are possible there; ${formatShips(lowest.enemy)} are enough to leave you next to nothing.`
  return `Over every enemy of up to ${counted} points of ships, more than which cannot be there: ${worst}.`
}

function oddsView({ win, ends, losses }: BattleOdds): BattleOddsView {
  return {
    a: win.A,
    b: win.B,
    survivors: ends
      .slice(0, MOST_ENDS)
      .map(({ winner, survivors, chance }) => ({ side: winner, ships: { ...survivors }, chance })),
    expectedLoss: { A: losses.A.points, B: losses.B.points },
  }
}
