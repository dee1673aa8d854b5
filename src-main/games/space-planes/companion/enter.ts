import { type Decision, refuse } from '#main/games/kit/game.ts'
import type { Battle, BattleEvent } from '#shared/games/space-planes/battle.ts'
import type { CommandOf } from '#shared/games/space-planes/commands.ts'
import { listCubes } from '#shared/games/space-planes/sides.ts'
import { getNextShip, listPlacementEvents, findPlacingRefusal } from '../commands/place.ts'
import { findShipOnPlane } from '../manoeuvre-parts/plane.ts'

/**
 * Enters the next ship placed on the table, with any face up and an unused plane number. Its distances are measured by
 * the players (SP-SETUP-2 to SP-SETUP-4).
 */
export function enterShip(battle: Battle, { by, face, plane }: CommandOf<'enter'>): Decision<BattleEvent> {
  const refusal = findPlacingRefusal(battle, by)
  if (refusal) return refusal
  const shown = findShipOnPlane(plane, battle, null)
  if (shown) return refuse('plane-taken', `Ship ${shown.id} shows ${plane}: choose a free number.`, 'SP-SETUP-4')
  return {
    ok: true,
    events: listPlacementEvents(battle, { type: 'entered', cube: { ...getNextShip(battle, by), face, plane } }),
  }
}

/** Sets a ship to its actual state on the table, with a note of the reason. The table takes precedence. */
export function amendShip(battle: Battle, { note, cube }: CommandOf<'amend'>): Decision<BattleEvent> {
  if (battle.phase === 'over') return refuse('over', 'The battle is over.', 'SP-END-1')
  if (!listCubes(battle).some(({ id }) => id === cube.id))
    return refuse('no-such-ship', `There is no ship ${cube.id} on the table.`)
  return { ok: true, events: [{ type: 'amended', note, cube }] }
}
