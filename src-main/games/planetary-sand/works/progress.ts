import type { Battle, WorkInProgress } from '#shared/games/planetary-sand/battle.ts'
import { getMachineRow } from '#shared/games/planetary-sand/tables/machines.ts'
import { findFigure, findMachine, countWorkforce } from '../state/find.ts'
import type { Transaction } from '../state/transaction.ts'
import { computeNextReloadTurns } from './effort.ts'
import { canContinueWork } from './pending-work.ts'

/** Progress of each kind of work per turn (SAND-RELOAD-1, SAND-RELOAD-2, SAND-FIX-1 to SAND-FIX-4). */
const PROGRESS: Readonly<Record<WorkInProgress['kind'], (battle: Battle, work: WorkInProgress) => number>> = {
  reload: (battle, { subject, workers, done }) => {
    const machine = findMachine(battle, subject)
    const need = machine && getMachineRow(machine.type).reload
    const hands = countWorkforce(workers.flatMap((id) => findFigure(battle, id) ?? []))
    return need ? computeNextReloadTurns(done, hands, need) : done
  },
  repair: (_, { done, workers }) => done + workers.length,
  restore: (_, { done }) => done + 1,
  salvage: (_, { done }) => done + 1,
}

/** Whether work starts again if it is interrupted for a turn (SAND-RELOAD-2). */
export const WORK_RESTARTS_IF_INTERRUPTED: Readonly<Record<WorkInProgress['kind'], boolean>> = {
  reload: true,
  repair: false,
  restore: false,
  salvage: false,
}

/**
 * Advances all work at the end of a turn: continued work progresses or is completed, an interrupted reload starts
 * again.
 */
export function advanceWorkInProgress(transaction: Transaction): void {
  for (const work of transaction.state.works) {
    const { state: battle } = transaction
    const workers = work.workers.filter((id) => findFigure(battle, id)?.status === 'able')
    const isInterrupted = work.turn !== battle.turn || workers.length === 0
    if (!canContinueWork(battle, work) || (isInterrupted && WORK_RESTARTS_IF_INTERRUPTED[work.kind]))
      transaction.apply({ type: 'abandoned', work })
    else if (!isInterrupted) advanceWork(transaction, { ...work, workers })
  }
}

function advanceWork(transaction: Transaction, work: WorkInProgress): void {
  const after: WorkInProgress = { ...work, done: PROGRESS[work.kind](transaction.state, work) }
  transaction.apply({ type: after.done >= work.need ? 'finished' : 'worked', work: after })
}
