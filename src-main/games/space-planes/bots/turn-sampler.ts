import type { Dice } from '#main/games/kit/dice.ts'
import type { Battle } from '#shared/games/space-planes/battle.ts'
import type { Ship } from '#shared/games/space-planes/model.ts'
import { listLegalManoeuvres } from '../legal-manoeuvres.ts'
import {
  findBestShotBeforeManoeuvre,
  compareTurns,
  listShipsToMove,
  evaluateTurnWithManoeuvre,
  type EvaluatedTurn,
  listTurnsWithoutManoeuvre,
} from '../rank-turns.ts'
import { createShotLookup, type LegalShot } from '../shot-lookup.ts'

/** Random sample of turns: a few are nearly as informative as all of them, and much faster to evaluate. */
export interface TurnSampler {
  /** Another manoeuvre of a random ship; null if no ship may manoeuvre any more. */
  next(): EvaluatedTurn | null
  /** The best turn without a manoeuvre. */
  best(): EvaluatedTurn
}

/** Samples turns of the active seat: random ships and random manoeuvres. */
export function createTurnSampler(battle: Battle, whims: Dice): TurnSampler {
  const look = createShotLookup(battle)
  const ships = listShipsToMove(battle)
  const shots = new Map<string, LegalShot | null>()

  function beforeOf(ship: Ship): LegalShot | null {
    const shot = shots.get(ship.id)
    if (shot !== undefined) return shot
    const best = findBestShotBeforeManoeuvre(battle, ship, look)
    shots.set(ship.id, best)
    return best
  }

  return {
    next() {
      const ship = ships.length === 0 ? undefined : ships[whims.die(ships.length) - 1]
      if (!ship) return null
      const all = listLegalManoeuvres(battle, ship)
      const ordered = all[whims.die(all.length) - 1]
      return ordered
        ? evaluateTurnWithManoeuvre(battle, { ordered, ship: ship.id, before: beforeOf(ship) }, look)
        : null
    },
    best() {
      const [best] = listTurnsWithoutManoeuvre(battle, look).toSorted(compareTurns)
      if (!best) throw new Error('A turn may always be ended')
      return best
    },
  }
}
