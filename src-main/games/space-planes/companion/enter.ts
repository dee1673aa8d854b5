import type { CommandOf } from '#shared/games/space-planes/commands.ts'
import { listCubes } from '#shared/games/space-planes/sides.ts'
import { applyPlacement, getNextShipToPlace, requireMayPlace } from '../commands/place.ts'
import { findShipOnPlane } from '../manoeuvre-parts/plane.ts'
import type { Transaction } from '../transaction.ts'

/**
 * Enters the next ship placed on the table, with any face up and an unused plane number. Its distances are measured by
 * the players (SP-SETUP-2 to SP-SETUP-4).
 */
export function enterShip(transaction: Transaction, { by, face, plane }: CommandOf<'enter'>): void {
  requireMayPlace(transaction, by)
  const battle = transaction.state
  const shown = findShipOnPlane(plane, battle, null)
  if (shown) transaction.refuse('plane-taken', `Ship ${shown.id} shows ${plane}: choose a free number.`, 'SP-SETUP-4')
  applyPlacement(transaction, { type: 'entered', cube: { ...getNextShipToPlace(battle, by), face, plane } })
}

/** Sets a ship to its actual state on the table, with a note of the reason. The table takes precedence. */
export function correctShipWithoutPosition(transaction: Transaction, { note, cube }: CommandOf<'amend'>): void {
  const battle = transaction.state
  if (battle.phase === 'over') transaction.refuse('over', 'The battle is over.', 'SP-END-1')
  if (!listCubes(battle).some(({ id }) => id === cube.id))
    transaction.refuse('no-such-ship', `There is no ship ${cube.id} on the table.`)
  transaction.apply({ type: 'amended', note, cube })
}
