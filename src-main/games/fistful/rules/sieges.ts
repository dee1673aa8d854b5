import {
  type Colony,
  type Fleet,
  type GameState,
  getOtherSide,
  type Ships,
  type Side,
  type StarLabel,
  type TurnReport,
} from '#shared/games/fistful/model.ts'
import type { FistfulSettings } from '#shared/games/fistful/tables/settings.ts'
import type { CaptureCollector } from './capture-collector.ts'
import { countShipsOfKind } from './fleet-ships.ts'
import { getMapDistances } from './map-distances.ts'

/**
 * Captures, besieges and relieves colonies according to the enemies present (FIST-CAP-1 to -6). An attacker who loses
 * on the ground changes nothing (SAND-LAND-2).
 */
export function resolveSieges(state: GameState, fleets: readonly Fleet[], ground: CaptureCollector) {
  const { settings } = state
  const capturers = { A: capturedBy('A', fleets, settings), B: capturedBy('B', fleets, settings) }
  const colonies: Record<StarLabel, Colony> = { ...state.colonies }
  const sieges: TurnReport['sieges'][number][] = []
  const liftedSieges: StarLabel[] = []
  const captures: TurnReport['captures'][number][] = []
  const fought: NonNullable<TurnReport['foughtCaptures']>[number][] = []
  for (const star of getMapDistances(state.map).labels) {
    const colony = state.colonies[star]
    if (colony === undefined) continue
    const by = getOtherSide(colony.owner)
    if (!capturers[by].has(star)) {
      if (colony.besieged === 0) continue
      liftedSieges.push(star)
      colonies[star] = { ...colony, besieged: 0 }
      continue
    }
    const winner = ground.winnerAt(star, colony)
    if (winner !== null) fought.push({ star, attacker: by, winner })
    if (winner === colony.owner) continue
    if (winner === null && colony.fortified && colony.besieged < settings.siegeTurns) {
      const turns = colony.besieged + 1
      sieges.push({ star, by, turns })
      colonies[star] = { ...colony, besieged: turns }
    } else {
      const size = Math.max(1, colony.size - settings.captureSizeLoss)
      captures.push({ star, from: colony.owner, to: by, size })
      colonies[star] = { ...colony, owner: by, size, fortified: false, fortProgress: null, besieged: 0 }
    }
  }
  return { colonies, sieges, liftedSieges, captures, ...(fought.length > 0 && { foughtCaptures: fought }) }
}

/** The stars where a side has ships that can capture. */
function capturedBy(side: Side, fleets: readonly Fleet[], settings: FistfulSettings) {
  const able = fleets.filter(({ owner, ships }) => owner === side && canCapture(ships, settings))
  return new Set(able.map(({ at }) => at))
}

/**
 * Whether ships can capture and besiege: armed ones, and scouts and transports depending on the settings (FIST-CAP-6).
 */
function canCapture(ships: Ships, { scoutsCapture, transportsCapture }: FistfulSettings): boolean {
  if (countShipsOfKind(ships, 'C') + countShipsOfKind(ships, 'D') > 0) return true
  return (scoutsCapture && countShipsOfKind(ships, 'S') > 0) || (transportsCapture && countShipsOfKind(ships, 'T') > 0)
}
