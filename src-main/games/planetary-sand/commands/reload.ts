import { type Decision, refuse } from '#main/games/kit/game.ts'
import type { BattleEvent } from '#shared/games/planetary-sand/battle-events.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { CommandOf } from '#shared/games/planetary-sand/commands.ts'
import { getMachineRow } from '#shared/games/planetary-sand/tables/machines.ts'
import { findMachine } from '../find.ts'
import { mayBeInContact } from '../map/positions.ts'
import { stopMoving } from '../move/stop.ts'
import {
  findFiguresRefusal,
  findInsideRefusal,
  findJobRefusal,
  findMachineRefusal,
  findMarchingRefusal,
  findMovePhaseRefusal,
} from './action-refusals.ts'

/**
 * Works on reloading a pad, which is loaded at the end of the turn that completes the work (SAND-RELOAD-1,
 * SAND-RELOAD-2, SAND-ROBO-6).
 */
export function reload(battle: Battle, { by, machine: id, hands }: CommandOf<'reload'>): Decision<BattleEvent> {
  const refusal =
    findMovePhaseRefusal(battle, by) ??
    findMachineRefusal(battle, by, id) ??
    findFiguresRefusal(battle, by, hands) ??
    findInsideRefusal(battle, hands) ??
    findMarchingRefusal(battle, hands) ??
    findJobRefusal(battle, hands, { job: 'load', where: id })
  if (refusal) return refusal
  const machine = findMachine(battle, id)
  const need = machine && getMachineRow(machine.type).reload
  if (!need) return refuse('no-pad', `${id} is not reloaded.`, 'SAND-MSL-6')
  if (machine.isLoaded) return refuse('loaded', `${id} is loaded.`, 'SAND-RELOAD-1')
  if (machine.spares < 1) return refuse('no-spare', `${id} has no spare: there must be a model of it.`, 'SAND-MSL-5')
  const far = hands.find((hand) => !mayBeInContact(battle, hand, id))
  if (far !== undefined) return refuse('too-far', `${far} does not stand beside ${id}.`, 'SAND-RELOAD-1')
  const before = battle.works.find(({ kind, subject }) => kind === 'reload' && subject === id)
  const workers = before?.turn === battle.turn ? [...before.workers, ...hands] : hands
  return {
    ok: true,
    events: [
      stopMoving(battle, hands, 'reload'),
      {
        type: 'worked',
        work: {
          kind: 'reload',
          subject: id,
          other: null,
          side: by,
          workers,
          done: before?.done ?? 0,
          need: need.turns,
          turn: battle.turn,
        },
      },
    ],
  }
}
