import { type Decision, refuse } from '#main/games/kit/game.ts'
import type { Battle, BattleEvent } from '#shared/games/space-planes/battle.ts'
import type { CommandOf } from '#shared/games/space-planes/commands.ts'
import { listCubes, formatSeatName } from '#shared/games/space-planes/sides.ts'
import { normalizePose } from '../footprint.ts'
import { endBattleIfDecided, advanceTurn } from '../outcome.ts'
import { beginTransaction, applyEvents } from '../transaction.ts'
import { findTurnRefusal } from './action-refusals.ts'

/** Ends the turn; manoeuvre and shot are both optional (SP-TURN-3). */
export function pass(battle: Battle, { by }: CommandOf<'pass'>): Decision<BattleEvent> {
  return findTurnRefusal(battle, by) ?? { ok: true, events: advanceTurn(beginTransaction(battle)).events }
}

/** Removes all ships of a player without points, in any player's turn (SP-END-3). */
export function surrender(battle: Battle, { by }: CommandOf<'surrender'>): Decision<BattleEvent> {
  if (battle.phase !== 'flying') return refuse('not-flying', 'Nobody gives up before or after the battle.', 'SP-END-3')
  if (!listCubes(battle).some(({ owner }) => owner === by))
    return refuse('no-ships', `${formatSeatName(battle, by)} has no ships.`, 'SP-END-3')
  const course = endBattleIfDecided(applyEvents(beginTransaction(battle), { type: 'surrendered', seat: by }))
  const isTheirTurn = course.battle.phase !== 'over' && course.battle.active === by
  return { ok: true, events: (isTheirTurn ? advanceTurn(course) : course).events }
}

/** Records that the results of the battle were applied to the campaign. Allowed once, after the end. */
export function applyResults({ phase, isApplied = false }: Battle): Decision<BattleEvent> {
  if (phase !== 'over') return refuse('not-over', 'The battle is not over yet: fly it to its end first.', 'SP-END-1')
  return isApplied
    ? refuse('applied', 'The results were applied already.')
    : { ok: true, events: [{ type: 'applied' }] }
}

/** Sets a ship to its actual state on the table, with a note of the reason. The table takes precedence. */
export function correct(battle: Battle, { note, ship: { id, ...given } }: CommandOf<'correct'>): Decision<BattleEvent> {
  if (battle.phase === 'over') return refuse('over', 'The battle is over.', 'SP-END-1')
  const ship = battle.ships.find((candidate) => candidate.id === id)
  if (!ship) return refuse('no-such-ship', `There is no ship ${id} on the table.`)
  const { face, twist, plane } = given
  const corrected = { ...ship, ...normalizePose(given), face, twist, plane }
  return { ok: true, events: [{ type: 'corrected', note, ship: corrected }] }
}
