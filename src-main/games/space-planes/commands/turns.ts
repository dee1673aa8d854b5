import { IllegalCommand } from '#main/games/kit/transaction.ts'
import type { Battle, ActedShips } from '#shared/games/space-planes/battle.ts'
import { listCubes, formatSeatName } from '#shared/games/space-planes/sides.ts'
import { endBattleIfDecided, advanceTurn } from '../outcome.ts'
import type { Transaction } from '../transaction.ts'

/** An attempt of a seat to act with a ship. */
interface Acting {
  readonly by: string
  readonly ship: string
  readonly what: keyof ActedShips
}

const WORDS = { manoeuvre: 'manoeuvre', shot: 'shoot' } as const

/** Throws if this seat may not act now, or not with this ship (SP-TURN-1, SP-TURN-2). */
export function requireMayAct(battle: Battle, { by, ship: id, what }: Acting): void {
  requireActiveSeat(battle, by)
  const { done, settings } = battle
  const word = WORDS[what]
  if (done[what] !== null)
    throw new IllegalCommand(
      `${what}-done`,
      `${formatSeatName(battle, by)} may ${word} once a turn, and has.`,
      'SP-TURN-1',
    )
  const ship = listCubes(battle).find((cube) => cube.id === id)
  if (!ship) throw new IllegalCommand('no-such-ship', `There is no ship ${id}. On the table: ${formatShipIds(battle)}.`)
  if (ship.owner !== by)
    throw new IllegalCommand('not-yours', `Ship ${id} belongs to ${formatSeatName(battle, ship.owner)}.`, 'SP-TURN-2')
  const otherShip = done[what === 'shot' ? 'manoeuvre' : 'shot']
  if (settings.sameShip && otherShip !== null && otherShip !== id)
    throw new IllegalCommand('other-ship', `Ship ${otherShip} has acted: the same ship must ${word}.`, 'SP-TURN-2')
}

/** Throws if it is not the turn of this seat. */
export function requireActiveSeat(battle: Battle, by: string): void {
  const { phase, active } = battle
  if (phase === 'over') throw new IllegalCommand('over', 'The battle is over.', 'SP-END-1')
  if (phase === 'placing') throw new IllegalCommand('placing', 'Ships are still to be placed.', 'SP-SETUP-2')
  if (by !== active)
    throw new IllegalCommand('not-your-turn', `It is the turn of ${formatSeatName(battle, active)}.`, 'SP-TURN-1')
}

/** Ends the turn automatically once both manoeuvre and shot are done (SP-TURN-1), and the battle if it is decided. */
export function endTurnIfDone(transaction: Transaction): void {
  endBattleIfDecided(transaction)
  const { phase, done } = transaction.state
  if (phase !== 'over' && done.manoeuvre !== null && done.shot !== null) advanceTurn(transaction)
}

/** Formats the letters of the ships on the table. */
export function formatShipIds(battle: Battle): string {
  return listCubes(battle)
    .map(({ id }) => id)
    .join(', ')
}
