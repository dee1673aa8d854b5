import { type Decision, refuse } from '#main/games/kit/game.ts'
import type { Battle, TurnActions } from '#shared/games/space-planes/battle.ts'
import { listCubes, formatSeatName } from '#shared/games/space-planes/sides.ts'
import { endBattleIfDecided, advanceTurn } from '../outcome.ts'
import { type Transaction } from '../transaction.ts'

/** An attempt of a seat to act with a ship. */
interface Acting {
  readonly by: string
  readonly ship: string
  readonly what: keyof TurnActions
}

const WORDS = { manoeuvre: 'manoeuvre', shot: 'shoot' } as const

/** Why this seat may not act now, or not with this ship (SP-TURN-1, SP-TURN-2), or null. */
export function findActionRefusal(battle: Battle, { by, ship: id, what }: Acting): Decision<never> | null {
  const refusal = findTurnRefusal(battle, by)
  if (refusal) return refusal
  const { done, settings } = battle
  const word = WORDS[what]
  if (done[what] !== null)
    return refuse(`${what}-done`, `${formatSeatName(battle, by)} may ${word} once a turn, and has.`, 'SP-TURN-1')
  const ship = listCubes(battle).find((cube) => cube.id === id)
  if (!ship) return refuse('no-such-ship', `There is no ship ${id}. On the table: ${formatShipIds(battle)}.`)
  if (ship.owner !== by)
    return refuse('not-yours', `Ship ${id} belongs to ${formatSeatName(battle, ship.owner)}.`, 'SP-TURN-2')
  const other = done[what === 'shot' ? 'manoeuvre' : 'shot']
  return settings.sameShip && other !== null && other !== id
    ? refuse('other-ship', `Ship ${other} has acted: the same ship must ${word}.`, 'SP-TURN-2')
    : null
}

/** Refuses a seat that is not to act now; otherwise null. */
export function findTurnRefusal(battle: Battle, by: string): Decision<never> | null {
  const { phase, active } = battle
  if (phase === 'over') return refuse('over', 'The battle is over.', 'SP-END-1')
  if (phase === 'placing') return refuse('placing', 'Ships are still to be placed.', 'SP-SETUP-2')
  return by === active
    ? null
    : refuse('not-your-turn', `It is the turn of ${formatSeatName(battle, active)}.`, 'SP-TURN-1')
}

/** Ends the turn automatically once both manoeuvre and shot are done (SP-TURN-1), and the battle if it is decided. */
export function endTurnIfDone(course: Transaction): Transaction {
  const after = endBattleIfDecided(course)
  const { phase, done } = after.battle
  return phase === 'over' || done.manoeuvre === null || done.shot === null ? after : advanceTurn(after)
}

/** Formats the letters of the ships on the table. */
export function formatShipIds(battle: Battle): string {
  return listCubes(battle)
    .map(({ id }) => id)
    .join(', ')
}
