import type { FistfulGame } from '#main/db/repositories/fistful.ts'
import { computeGameLuck, formatLuck, type GameLuck } from '#main/games/fistful/odds/luck.ts'
import { computeShipsCost } from '#main/games/fistful/rules/fleet-ships.ts'
import type { FistfulTurnStatistics, LuckView } from '#shared/contract/fistful/reports.ts'
import { countShips } from '#shared/games/fistful/format-ships.ts'
import { type Side, SIDES } from '#shared/games/fistful/model.ts'
import type { GamePosition } from '#shared/games/fistful/play-modes.ts'
import { getViewerSide, type FistfulDependencies } from './fistful-dependencies.ts'

type Numbers = NonNullable<FistfulTurnStatistics['turns'][number]['A']>

/**
 * Creates a function that builds the data of a game's plots, turn by turn. In fog a side gets only its own
 * (FIST-FOG-1).
 */
export function createFistfulStatisticsBuilder({ board, getGame }: FistfulDependencies) {
  return ({ id, as }: { id: string; as: Side | null }): FistfulTurnStatistics => {
    const game = getGame(id)
    const eyes = getViewerSide(game, as)
    const isOpen = (side: Side): boolean => eyes === null || eyes === side || game.settings.fog === 'off'
    const turns = board.turns.listOf(id)
    const positions = [...turns.map(({ before }) => before), game.position]
    const ledger = computeGameLuck(
      turns.map(({ report }) => report),
      game.settings,
    )
    return {
      turns: positions.map((position) => {
        const numbersFor = (side: Side): Numbers | null => (isOpen(side) ? numbersOf(game, position, side) : null)
        return { turn: position.turn, A: numbersFor('A'), B: numbersFor('B') }
      }),
      luck: SIDES.filter(isOpen).map((side) => luckView(ledger, side)),
    }
  }
}

function numbersOf({ settings }: FistfulGame, { colonies, fleets }: GamePosition, side: Side): Numbers {
  const own = Object.values(colonies).filter(({ owner }) => owner === side)
  const ships = fleets.filter(({ owner }) => owner === side).map((fleet) => fleet.ships)
  return {
    colonies: own.length,
    production: sum(own.map(({ size }) => size)),
    ships: sum(ships.map(countShips)),
    shipPoints: sum(ships.map((fleet) => computeShipsCost(fleet, settings))),
  }
}

function luckView({ battles, game }: GameLuck, side: Side): LuckView {
  let total = 0
  const { swing, sigmas } = game[side]
  return {
    side,
    battles: battles.map(({ turn, star, winner, sides }) => {
      const luck = sides[side]
      total += luck.swing.actual - luck.swing.expected
      const { actual: lost, expected: expectedLoss } = luck.lost
      return { turn, star, hasWon: winner === side, chance: luck.wins.expected, lost, expectedLoss, total }
    }),
    points: swing.actual - swing.expected,
    sigma: sigmas,
    text: formatLuck(sigmas),
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, value) => all + value, 0)
}
