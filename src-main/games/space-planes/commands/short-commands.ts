import type { CommandOf } from '#shared/games/space-planes/commands.ts'
import { listCubes, formatSeatName } from '#shared/games/space-planes/sides.ts'
import { normalizePose } from '../footprint.ts'
import { endBattleIfDecided, advanceTurn } from '../outcome.ts'
import type { Transaction } from '../transaction.ts'
import { requireActiveSeat } from './turns.ts'

/** Ends the turn; manoeuvre and shot are both optional (SP-TURN-3). */
export function passTurn(transaction: Transaction, { by }: CommandOf<'pass'>): void {
  requireActiveSeat(transaction.state, by)
  advanceTurn(transaction)
}

/** Removes all ships of a player without points, in any player's turn (SP-END-3). */
export function surrender(transaction: Transaction, { by }: CommandOf<'surrender'>): void {
  const battle = transaction.state
  if (battle.phase !== 'flying')
    transaction.refuse('not-flying', 'Nobody gives up before or after the battle.', 'SP-END-3')
  if (!listCubes(battle).some(({ owner }) => owner === by))
    transaction.refuse('no-ships', `${formatSeatName(battle, by)} has no ships.`, 'SP-END-3')
  transaction.apply({ type: 'surrendered', seat: by })
  endBattleIfDecided(transaction)
  const { phase, active } = transaction.state
  if (phase !== 'over' && active === by) advanceTurn(transaction)
}

/** Records that the results of the battle were applied to the campaign. Allowed once, after the end. */
export function recordResultsApplied(transaction: Transaction): void {
  const { phase, isApplied = false } = transaction.state
  if (phase !== 'over')
    transaction.refuse('not-over', 'The battle is not over yet: fly it to its end first.', 'SP-END-1')
  if (isApplied) transaction.refuse('applied', 'The results were applied already.')
  transaction.apply({ type: 'applied' })
}

/** Sets a ship to its actual state on the table, with a note of the reason. The table takes precedence. */
export function correctShipWithPosition(
  transaction: Transaction,
  { note, ship: { id, ...given } }: CommandOf<'correct'>,
): void {
  const { phase, ships } = transaction.state
  if (phase === 'over') transaction.refuse('over', 'The battle is over.', 'SP-END-1')
  const ship = ships.find((candidate) => candidate.id === id)
  if (!ship) transaction.refuse('no-such-ship', `There is no ship ${id} on the table.`)
  const { face, twist, plane } = given
  const corrected = { ...ship, ...normalizePose(given), face, twist, plane }
  transaction.apply({ type: 'corrected', note, ship: corrected })
}
