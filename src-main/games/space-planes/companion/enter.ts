import { type Decision, refuse } from '#main/games/kit/game.ts'
import type { Battle, BattleEvent } from '#shared/games/space-planes/battle.ts'
import type { CommandOf } from '#shared/games/space-planes/commands.ts'
import { cubesOn } from '#shared/games/space-planes/sides.ts'
import { nextShip, placedEvents, refuseOutsidePlacing } from '../commands/place.ts'
import { whoShows } from '../manoeuvre-parts/plane.ts'

/** The next ship is on the table, any face up, with a plane number of its own; its distances are the ruler's (SP-SETUP-2 to SP-SETUP-4). */
export function enter(battle: Battle, { by, face, plane }: CommandOf<'enter'>): Decision<BattleEvent> {
  const refusal = refuseOutsidePlacing(battle, by)
  if (refusal) return refusal
  const shown = whoShows(plane, battle, null)
  if (shown) return refuse('plane-taken', `Ship ${shown.id} shows ${plane}: choose a free number.`, 'SP-SETUP-4')
  return { ok: true, events: placedEvents(battle, { type: 'entered', cube: { ...nextShip(battle, by), face, plane } }) }
}

/** Notes what the table shows of a ship, with a note why; the table is right. */
export function amend(battle: Battle, { note, cube }: CommandOf<'amend'>): Decision<BattleEvent> {
  if (battle.phase === 'over') return refuse('over', 'The battle is over.', 'SP-END-1')
  if (!cubesOn(battle).some(({ id }) => id === cube.id))
    return refuse('no-such-ship', `There is no ship ${cube.id} on the table.`)
  return { ok: true, events: [{ type: 'amended', note, cube }] }
}
