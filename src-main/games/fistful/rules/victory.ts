import { type GameResult, type GameState, getOtherSide, type Side, SIDES } from '#shared/games/fistful/model.ts'
import { computeShipsCost } from './fleet-ships.ts'

/**
 * The result if the turn just played ended the game, or null. `state` is the state after colonies were resolved
 * (FIST-VIC-1 to -3).
 */
export function findGameResult(state: GameState): GameResult | null {
  const { settings, turn } = state
  const lost = SIDES.filter((side) => isHomeLost(state, side))
  const [loser] = lost
  if (loser !== undefined && lost.length === 1) return { winner: getOtherSide(loser), why: 'homeworld' }
  if (lost.length === 2 && settings.simultaneousCapture === 'draw') return { winner: null, why: 'both-homeworlds' }
  if (lost.length === 2 && settings.simultaneousCapture === 'size') {
    return { winner: leaderOf(state, sumColonySizes), why: 'both-homeworlds' }
  }
  const isOver = settings.turnLimit > 0 && turn >= settings.turnLimit
  return isOver
    ? { winner: leaderOf(state, sumColonySizes) ?? leaderOf(state, computeFleetPoints), why: 'turn-limit' }
    : null
}

function isHomeLost({ homeworlds, colonies }: GameState, side: Side): boolean {
  const home = homeworlds[side]
  return home !== null && colonies[home]?.owner === getOtherSide(side)
}

function leaderOf(state: GameState, count: (state: GameState, side: Side) => number): Side | null {
  const lead = count(state, 'A') - count(state, 'B')
  if (lead === 0) return null
  return lead > 0 ? 'A' : 'B'
}

/** The total size of a side's colonies. */
export function sumColonySizes({ colonies }: GameState, side: Side): number {
  return Object.values(colonies).reduce((sum, { owner, size }) => (owner === side ? sum + size : sum), 0)
}

/** The total cost of a side's ships. */
export function computeFleetPoints({ fleets, settings }: GameState, side: Side): number {
  return fleets.reduce((sum, { owner, ships }) => (owner === side ? sum + computeShipsCost(ships, settings) : sum), 0)
}
