import type { WorkInProgress } from '#shared/games/planetary-sand/battle.ts'
import type { CommandOf } from '#shared/games/planetary-sand/commands.ts'
import { mayBeInContact } from '../ground/positions.ts'
import { buildUsedMovesEvent } from '../ground/used-moves-event.ts'
import type { Transaction } from '../state/transaction.ts'
import { findNextRepair } from '../works/pending-work.ts'
import { requireAbleToDoJob, requireMovableFigures, requireMovePhase, requireNotMarching } from './action-checks.ts'

/**
 * Repairs a wall, door or vehicle by one point per engineer robot and turn. Afterwards an electronic robot restores
 * the air (SAND-FIX-1 to SAND-FIX-3).
 */
export function workOnRepair(transaction: Transaction, { by, robots, subject }: CommandOf<'repair'>): void {
  const { state: battle } = transaction
  requireMovePhase(battle, by)
  requireMovableFigures(battle, by, robots)
  requireNotMarching(battle, robots)
  const task = findNextRepair(battle, subject)
  if (!task) transaction.refuse('sound', `${subject} needs no repair, or its walls come first.`, 'SAND-FIX-3')
  requireAbleToDoJob(battle, robots, { job: task.job, where: subject })
  const far = robots.find((id) => !mayBeInContact(battle, id, subject))
  if (far !== undefined) transaction.refuse('too-far', `${far} does not stand beside ${subject}.`, 'SAND-FIX-1')
  const before = battle.works.find((candidate) => candidate.kind === task.kind && candidate.subject === subject)
  const work: WorkInProgress = {
    kind: task.kind,
    subject,
    other: null,
    side: by,
    workers: before?.turn === battle.turn ? [...before.workers, ...robots] : robots,
    done: before?.done ?? 0,
    need: task.need,
    turn: battle.turn,
  }
  transaction.apply(buildUsedMovesEvent(battle, robots, 'repair'), { type: 'worked', work })
}
