import type { Correction } from '#shared/games/fistful/correction.ts'
import {
  type Colony,
  type Fleet,
  type GameState,
  getOtherSide,
  type Ships,
  type Side,
} from '#shared/games/fistful/model.ts'
import { hasShips, sortFleets } from '../rules/fleet-ships.ts'
import { getMapDistances } from '../rules/map-distances.ts'
import { findGameResult } from '../rules/victory.ts'
import { listPositionProblems } from '../state-problems.ts'

/**
 * Applies manual corrections to the game. Throws a readable error if a correction is invalid. A homeworld that changes
 * hands ends the game (FIST-VIC-1).
 */
export function applyCorrections(state: GameState, corrections: readonly Correction[]): GameState {
  if (state.result !== null) throw new Error('The game is over: undo its last turn first.')
  const corrected = corrections.reduce(correctOne, state)
  const [problem] = listPositionProblems(corrected)
  if (problem !== undefined) throw new Error(problem)
  // The turn limit applies to played turns only.
  return { ...corrected, result: findGameResult({ ...corrected, settings: { ...state.settings, turnLimit: 0 } }) }
}

function correctOne(state: GameState, correction: Correction): GameState {
  switch (correction.what) {
    case 'fleet':
      return withFleet(requireStar(state, correction.at), {
        owner: correction.side,
        id: correction.fleet,
        at: correction.at,
        ships: correction.ships,
      })
    case 'colony':
      return withColony(requireStar(state, correction.star), correction)
    case 'battle':
      return afterBattle(requireStar(state, correction.star), correction)
    case 'capture':
      return captured(state, correction.star, correction.by)
  }
}

function requireStar(state: GameState, star: string): GameState {
  if (getMapDistances(state.map).isStar(star)) return state
  throw new Error(`There is no star at ${star}.`)
}

function withFleet(state: GameState, fleet: Fleet): GameState {
  const others = state.fleets.filter(({ owner, id }) => owner !== fleet.owner || id !== fleet.id)
  return { ...state, fleets: sortFleets(hasShips(fleet.ships) ? [...others, fleet] : others) }
}

function withColony(
  state: GameState,
  { star, owner, size, isFortified }: Extract<Correction, { what: 'colony' }>,
): GameState {
  const { [star]: before, ...others } = state.colonies
  if (owner === null) return { ...state, colonies: others }
  const isSame = before?.owner === owner
  const colony: Colony = {
    owner,
    size,
    fortified: isFortified,
    fortProgress: isSame && !isFortified ? before.fortProgress : null,
    besieged: isSame && isFortified && before.fortified ? before.besieged : 0,
    founded: before?.founded ?? state.turn - 1,
  }
  return { ...state, colonies: { ...state.colonies, [star]: colony } }
}

function afterBattle(
  state: GameState,
  { star, winner, survivors, lost }: Extract<Correction, { what: 'battle' }>,
): GameState {
  for (const letter of lost) requireFleet(state, getOtherSide(winner), letter)
  const kept = state.fleets.filter(({ owner, id }) => owner === winner || !lost.includes(id))
  return Object.entries(survivors).reduce<GameState>(
    (gameState, [letter, ships]) => withSurvivors(gameState, { owner: winner, id: letter, at: star, ships }),
    { ...state, fleets: kept },
  )
}

function withSurvivors(state: GameState, fleet: Fleet): GameState {
  const before = requireFleet(state, fleet.owner, fleet.id)
  const more = Object.entries(fleet.ships).find(([kind, count]) => count > (before.ships[kind as keyof Ships] ?? 0))
  if (more) throw new Error(`Fleet ${fleet.id} of ${fleet.owner} cannot keep more ships than it had.`)
  return withFleet(state, fleet)
}

function requireFleet({ fleets }: GameState, side: Side, letter: string): Fleet {
  const fleet = fleets.find(({ owner, id }) => owner === side && id === letter)
  if (!fleet) throw new Error(`There is no fleet ${letter} of ${side}.`)
  return fleet
}

function captured(state: GameState, star: string, by: Side): GameState {
  const colony = state.colonies[star]
  if (colony === undefined) throw new Error(`There is no colony at ${star}.`)
  if (colony.owner === by) throw new Error(`The colony at ${star} is ${by}’s already.`)
  const size = Math.max(1, colony.size - state.settings.captureSizeLoss)
  const taken = { ...colony, owner: by, size, fortified: false, fortProgress: null, besieged: 0 }
  return { ...state, colonies: { ...state.colonies, [star]: taken } }
}
