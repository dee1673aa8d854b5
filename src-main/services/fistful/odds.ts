import type { CausedBattleView, OddsView } from '../../../src-shared/contract/fistful-reports.ts'
import {
  type Colony,
  type Fleet,
  type GameState,
  otherSide,
  type Ships,
  type Side,
  type TurnReport,
} from '../../../src-shared/games/fistful/model.ts'
import { DEFAULT_SETTINGS, FLEET_LETTERS, type Settings } from '../../../src-shared/games/fistful/tables/settings.ts'
import { SHIPS } from '../../../src-shared/games/fistful/tables/ships.ts'
import { shipWords } from '../../../src-shared/games/fistful/ship-words.ts'
import type { GameView } from '../../../src-shared/games/fistful/views.ts'
import type { FistfulGame, FistfulTurn } from '../../db/repositories/fistful.ts'
import { type BattleOdds, battleOdds } from '../../games/fistful/odds/battle-odds.ts'
import { battlesCaused, type CausedBattle, winWithOneMore } from '../../games/fistful/odds/caused-battles.ts'
import { AT_MOST, AT_ONCE, positionsOf } from '../../games/fistful/odds/fight-space.ts'
import { type FogOdds, oddsInFog } from '../../games/fistful/odds/fog-odds.ts'
import { allShips, shipsCost } from '../../games/fistful/rules/fleet-ships.ts'
import { viewFor } from '../../games/fistful/view.ts'
import { type FistfulTools, requirePlayedHere, stateOf } from './tools.ts'

/** Ends that are shown: the likeliest ones. */
const MOST_ENDS = 60

/** The battles that a side's orders would cause, by what that side knows (FIST-FOG-1). */
export function createFistfulOdds({ board, getGame, sheetOf }: FistfulTools) {
  return {
    odds({ id, side }: { id: string; side: Side }): CausedBattleView[] {
      const game = getGame(id)
      requirePlayedHere(game, side)
      const state = stateOf(game)
      if (state.homeworlds.A === null || state.homeworlds.B === null || state.result !== null) return []
      const { orders } = sheetOf(game, state.turn, side)
      if (game.settings.fog === 'off')
        return battlesCaused(state, side, orders).map((battle) => openBattle(game, side, battle))
      const turns = board.turns.listOf(id)
      const reports = turns.map(({ report }) => report)
      const view = viewFor(state, reports, side)
      return battlesCaused(believedState(view, side), side, orders).map((battle) => {
        const seen = view.seenFleets.find(({ star }) => star === battle.star)
        if (seen === undefined || seen.makeUp !== null) return openBattle(game, side, battle)
        return foggedBattle(game, side, {
          battle,
          fleets: seen.count,
          most: mostPoints(game, turns, view, battle.star),
        })
      })
    },
    calculate({ a, b }: { a: Ships; b: Ships }) {
      const positions = positionsOf(a, b)
      return {
        odds: positions <= AT_MOST ? oddsView(battleOdds(a, b)) : null,
        withOneMore: positions <= AT_ONCE ? winWithOneMore({ ships: { A: a, B: b } }, 'A', DEFAULT_SETTINGS) : [],
      }
    },
  }
}

function openBattle({ map, settings }: FistfulGame, side: Side, battle: CausedBattle): CausedBattleView {
  const { star, ships, odds } = battle
  return {
    ...{ star, name: map.stars[star]?.name ?? '', range: null },
    ships: { A: { ...ships.A }, B: { ...ships.B } },
    odds: odds && oddsView(odds),
    note: odds ? null : 'Too large a fight to be counted at once.',
    withOneMore: odds ? winWithOneMore(battle, side, settings) : [],
  }
}

interface Fogged {
  readonly battle: CausedBattle
  /** How many enemy fleets are seen there. */
  readonly fleets: number
  /** Points of ships that the enemy can have. */
  readonly most: number
}

function foggedBattle({ map, settings }: FistfulGame, side: Side, { battle, fleets, most }: Fogged): CausedBattleView {
  const { star, ships } = battle
  const mine = ships[side]
  const odds = oddsInFog(mine, { fleets, known: {}, mostPoints: most }, settings)
  const worst = side === 'A' ? { A: mine, B: odds.lowest.enemy } : { A: odds.lowest.enemy, B: mine }
  return {
    ...{ star, name: map.stars[star]?.name ?? '', odds: null },
    ships: side === 'A' ? { A: { ...mine }, B: null } : { A: null, B: { ...mine } },
    range: { from: odds.isWhole ? odds.lowest.win : 0, to: odds.highest.win },
    note: fogNote(odds, most),
    withOneMore: winWithOneMore({ ships: worst }, side, settings),
  }
}

/** Which enemies a range is over. */
function fogNote({ lowest, counted, isWhole }: FogOdds, most: number): string {
  const worst = `the worst for you is ${shipWords(lowest.enemy)}`
  if (!isWhole)
    return `Every enemy of up to ${counted} points of ships was counted: ${worst}, ${Math.round(lowest.win * 100)} %. Up to ${most} points are possible and too many to count, so the chance may be as low as 0.`
  if (counted < most)
    return `Up to ${most} points of ships are possible there; ${shipWords(lowest.enemy)} are enough to leave you next to nothing.`
  return `Over every enemy of up to ${counted} points of ships, more than which cannot be there: ${worst}.`
}

function oddsView({ win, ends, losses }: BattleOdds): OddsView {
  return {
    ...{ a: win.A, b: win.B },
    survivors: ends
      .slice(0, MOST_ENDS)
      .map(({ winner, survivors, chance }) => ({ side: winner, ships: { ...survivors }, chance })),
    expectedLoss: { A: losses.A.points, B: losses.B.points },
  }
}

/** The game as a side in fog may believe it: unseen fleets are taken for one scout, unseen colonies for full-grown. */
function believedState(view: GameView, side: Side): GameState {
  const { settings, map, turn, homeworlds, result } = view
  const owner = otherSide(side)
  const seen = view.seenFleets.flatMap(({ star, count, makeUp }) => {
    const ships: readonly Ships[] =
      makeUp === null ? Array.from({ length: count }, () => ({ S: 1 })) : Object.values(makeUp)
    return ships.map((one) => ({ at: star, ships: one }))
  })
  const enemies = seen.map((fleet, at): Fleet => ({ ...fleet, owner, id: FLEET_LETTERS[at] ?? 'Z' }))
  const fleets = [...view.fleets, ...enemies].toSorted((one, other) =>
    one.owner < other.owner ? -1 : one.owner > other.owner ? 1 : 0,
  )
  const theirs = view.seenColonies.map(({ star, known, isBesieged }): [string, Colony] => {
    const size = known?.size ?? map.stars[star]?.rating ?? 1
    const besieged = isBesieged ? 1 : 0
    return [star, { owner, size, fortified: known?.fortified ?? isBesieged, fortProgress: null, besieged, founded: 0 }]
  })
  return {
    settings,
    map,
    turn,
    homeworlds,
    result,
    fleets,
    colonies: { ...view.colonies, ...Object.fromEntries(theirs) },
  }
}

/**
 * The most points of ships that the enemy can have at a star, by what the side has seen: what its colonies could make so
 * far, without the transports that founded them, what battles have destroyed, and its fleets elsewhere, which are as they
 * were seen or hold the cheapest ship each.
 */
function mostPoints(
  { map, settings }: FistfulGame,
  turns: readonly FistfulTurn[],
  { viewer, homeworlds, seenFleets }: GameView,
  star: string,
): number {
  const enemy = viewer === 'A' ? 'B' : 'A'
  const homes = [homeworlds.A, homeworlds.B]
  const made = turns.reduce((sum, { before, turn }) => {
    const colonies = Object.entries(before.colonies).filter(([, { owner }]) => owner === enemy)
    const sizeAt = (at: string, founded: number) => {
      const rating = map.stars[at]?.rating ?? 0
      return homes.includes(at) ? rating : Math.min(rating, turn - founded)
    }
    return sum + colonies.reduce((points, [at, { founded }]) => points + pointsOf(sizeAt(at, founded)), 0)
  }, 0)
  const lost = turns.reduce((sum, { report }) => sum + lostBy(report, enemy, settings), 0)
  const elsewhere = seenFleets.filter((there) => there.star !== star)
  const others = elsewhere.reduce((sum, { count, makeUp }) => {
    return sum + (makeUp === null ? count * SHIPS.S.cost : shipsCost(allShips(makeUp), settings))
  }, 0)
  return Math.max(0, made - lost - others)
}

/** Points of ships that a colony of a size makes in a turn at the most; one is too little for any (FIST-PROD-5). */
function pointsOf(size: number): number {
  return size < SHIPS.S.cost ? 0 : size
}

function lostBy({ battles, lostTransports, landings }: TurnReport, side: Side, settings: Settings): number {
  const fought = battles.reduce((sum, { start, winner, survivors }) => {
    const left = winner === side ? shipsCost(allShips(survivors), settings) : 0
    return sum + shipsCost(allShips(start[side]), settings) - left
  }, 0)
  const unfought = lostTransports.filter(
    (lost) => lost.side === side && !battles.some(({ star }) => star === lost.star),
  )
  const landed = landings.filter((landing) => landing.side === side).length
  return fought + unfought.reduce((sum, { count }) => sum + count * SHIPS.T.cost, landed * SHIPS.T.cost)
}
