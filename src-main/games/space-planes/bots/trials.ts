import type { Dice } from '#main/games/kit/dice.ts'
import type { Battle } from '#shared/games/space-planes/battle.ts'
import type { Ship } from '#shared/games/space-planes/model.ts'
import { allManoeuvres } from '../all-manoeuvres.ts'
import { bestBefore, byPromise, shipsToMove, triedTurn, type TriedTurn, turnsWithout } from '../best-turns.ts'
import { lookOut, type Shot } from '../exchange.ts'

/** Turns that are tried by chance: a few say nearly as much as all of them, and much sooner. */
export interface Trials {
  /** Another manoeuvre of another ship; null where nobody may manoeuvre any more. */
  next(): TriedTurn | null
  /** The best turn without a manoeuvre. */
  best(): TriedTurn
}

/** Tries turns of the seat to act, ships and manoeuvres by chance. */
export function openTrials(battle: Battle, whims: Dice): Trials {
  const look = lookOut(battle)
  const ships = shipsToMove(battle)
  const shots = new Map<string, Shot | null>()

  function beforeOf(ship: Ship): Shot | null {
    const shot = shots.get(ship.id)
    if (shot !== undefined) return shot
    const best = bestBefore(battle, ship, look)
    shots.set(ship.id, best)
    return best
  }

  return {
    next() {
      const ship = ships.length === 0 ? undefined : ships[whims.die(ships.length) - 1]
      if (!ship) return null
      const all = allManoeuvres(battle, ship)
      const ordered = all[whims.die(all.length) - 1]
      return ordered ? triedTurn(battle, { ordered, ship: ship.id, before: beforeOf(ship) }, look) : null
    },
    best() {
      const [best] = turnsWithout(battle, look).toSorted(byPromise)
      if (!best) throw new Error('A turn may always be ended')
      return best
    },
  }
}
