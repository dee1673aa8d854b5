import type { WorkInProgress } from '#shared/games/planetary-sand/battle.ts'
import type { CommandOf } from '#shared/games/planetary-sand/commands.ts'
import { getMachineRow } from '#shared/games/planetary-sand/tables/machines.ts'
import { mayBeInContact } from '../ground/positions.ts'
import { buildUsedMovesEvent } from '../ground/used-moves-event.ts'
import type { Transaction } from '../state/transaction.ts'
import {
  requireAbleToDoJob,
  requireWorkingMachine,
  requireMovableFigures,
  requireMovePhase,
  requireNotMarching,
  requireOutside,
} from './action-checks.ts'

/**
 * Works on reloading a pad, which is loaded at the end of the turn that completes the work (SAND-RELOAD-1,
 * SAND-RELOAD-2, SAND-ROBO-6).
 */
export function workOnReload(transaction: Transaction, { by, machine: id, hands }: CommandOf<'reload'>): void {
  const { state: battle } = transaction
  requireMovePhase(battle, by)
  const machine = requireWorkingMachine(battle, by, id)
  requireMovableFigures(battle, by, hands)
  requireOutside(battle, hands)
  requireNotMarching(battle, hands)
  requireAbleToDoJob(battle, hands, { job: 'load', where: id })
  const need = getMachineRow(machine.type).reload
  if (!need) transaction.refuse('no-pad', `${id} is not reloaded.`, 'SAND-MSL-6')
  if (machine.isLoaded) transaction.refuse('loaded', `${id} is loaded.`, 'SAND-RELOAD-1')
  if (machine.spares < 1)
    transaction.refuse('no-spare', `${id} has no spare: there must be a model of it.`, 'SAND-MSL-5')
  const far = hands.find((hand) => !mayBeInContact(battle, hand, id))
  if (far !== undefined) transaction.refuse('too-far', `${far} does not stand beside ${id}.`, 'SAND-RELOAD-1')
  const before = battle.works.find(({ kind, subject }) => kind === 'reload' && subject === id)
  const work: WorkInProgress = {
    kind: 'reload',
    subject: id,
    other: null,
    side: by,
    workers: before?.turn === battle.turn ? [...before.workers, ...hands] : hands,
    done: before?.done ?? 0,
    need: need.turns,
    turn: battle.turn,
  }
  transaction.apply(buildUsedMovesEvent(battle, hands, 'reload'), { type: 'worked', work })
}
