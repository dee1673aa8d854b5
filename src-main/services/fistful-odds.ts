import type { CausedBattleView, OddsView } from '../../src-shared/contract/fistful-reports.ts'
import {
  type Colony,
  type Fleet,
  type GameState,
  otherSide,
  type Ships,
  type Side,
  type TurnReport,
} from '../../src-shared/games/fistful/model.ts'
import { DEFAULT_SETTINGS, FLEET_LETTERS, type Settings } from '../../src-shared/games/fistful/tables/settings.ts'
import { ARMED_KINDS, type ArmedKind, SHIPS } from '../../src-shared/games/fistful/tables/ships.ts'
import type { GameView } from '../../src-shared/games/fistful/views.ts'
import type { FistfulGame, FistfulTurn } from '../db/repositories/fistful.ts'
import { type BattleOdds, battleOdds } from '../games/fistful/odds/battle-odds.ts'
import { battlesCaused, type CausedBattle, winWithOneMore } from '../games/fistful/odds/caused-battles.ts'
import { oddsInFog } from '../games/fistful/odds/fog-odds.ts'
import { addShips, allShips, shipsCost } from '../games/fistful/rules/fleet-ships.ts'
import { viewFor } from '../games/fistful/view.ts'
import { type FistfulTools, requirePlayedHere, stateOf } from './fistful-tools.ts'
import { Refused } from './refused.ts'

/** Ends that are shown: the likeliest ones. */
const MOST_ENDS = 60
/** Positions that a fight may come to, so that an answer takes no longer than a person waits. */
const MOST_POSITIONS = 600_000
/** Enemies in fog beyond these points are so strong that more of them change nothing. */
const MOST_FOG_POINTS = 28

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
      const most = mostPoints(game, turns, side)
      return battlesCaused(believedState(view, side), side, orders).map((battle) => {
        const seen = view.seenFleets.find(({ star }) => star === battle.star)
        if (seen === undefined || seen.makeUp !== null) return openBattle(game, side, battle)
        return foggedBattle(game, side, { battle, fleets: seen.count, most })
      })
    },
    calculate({ a, b }: { a: Ships; b: Ships }) {
      if (positionsOf(a, b) > MOST_POSITIONS)
        throw new Refused('illegal', 'These are more ships than can be reckoned exactly. Leave some out.')
      const more = winWithOneMore({ ships: { A: a, B: b } }, 'A', DEFAULT_SETTINGS)
      return {
        odds: oddsView(battleOdds(a, b)),
        withOneMore: ARMED_KINDS.map((kind): { kind: ArmedKind; chance: number } => ({ kind, chance: more[kind] })),
      }
    },
  }
}

function openBattle({ map, settings }: FistfulGame, side: Side, battle: CausedBattle): CausedBattleView {
  const { star, ships, odds } = battle
  const more = winWithOneMore(battle, side, settings)
  return {
    ...{ star, name: map.stars[star]?.name ?? '', range: null },
    ships: { A: { ...ships.A }, B: { ...ships.B } },
    odds: oddsView(odds),
    withOneMore: ARMED_KINDS.map((kind) => ({ kind, chance: more[kind] })),
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
  const enemy = { fleets, known: {}, mostPoints: Math.min(most, MOST_FOG_POINTS) }
  const { lowest, highest } = oddsInFog(mine, enemy, settings)
  const chanceWith = (kind: ArmedKind) => oddsInFog(addShips(mine, { [kind]: 1 }), enemy, settings).lowest.win
  return {
    ...{ star, name: map.stars[star]?.name ?? '', odds: null },
    ships: side === 'A' ? { A: { ...mine }, B: null } : { A: null, B: { ...mine } },
    range: { from: lowest.win, to: highest.win },
    withOneMore: ARMED_KINDS.map((kind) => ({ kind, chance: chanceWith(kind) })),
  }
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

/** How many positions a fight can come to. */
function positionsOf(a: Ships, b: Ships): number {
  return ARMED_KINDS.reduce((all, kind) => all * ((a[kind] ?? 0) + 1) * ((b[kind] ?? 0) + 1), 1)
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
 * The most points of ships that the enemy can have in one place, by what the side has seen: what its colonies could make
 * so far at their stars' ratings, without what battles have destroyed and the cheapest ship of each fleet elsewhere.
 */
function mostPoints(game: FistfulGame, turns: readonly FistfulTurn[], side: Side): number {
  const enemy = otherSide(side)
  const made = turns.reduce((sum, { before }) => {
    const stars = Object.keys(before.colonies).filter((star) => before.colonies[star]?.owner === enemy)
    return sum + stars.reduce((points, star) => points + (game.map.stars[star]?.rating ?? 0), 0)
  }, 0)
  const lost = turns.reduce((sum, { report }) => sum + lostBy(report, enemy, game.settings), 0)
  const others = game.position.fleets.filter(({ owner }) => owner === enemy).length - 1
  return Math.max(0, made - lost - Math.max(0, others) * SHIPS.S.cost)
}

function lostBy({ battles, lostTransports }: TurnReport, side: Side, settings: Settings): number {
  const fought = battles.reduce((sum, { start, winner, survivors }) => {
    const left = winner === side ? shipsCost(allShips(survivors), settings) : 0
    return sum + shipsCost(allShips(start[side]), settings) - left
  }, 0)
  const unfought = lostTransports.filter(
    (lost) => lost.side === side && !battles.some(({ star }) => star === lost.star),
  )
  return fought + unfought.reduce((sum, { count }) => sum + count * SHIPS.T.cost, 0)
}
