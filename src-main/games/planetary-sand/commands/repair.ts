import { type Decision, refuse } from '#main/games/kit/game.ts'
import type { BattleEvent } from '#shared/games/planetary-sand/battle-events.ts'
import type { Battle, WorkInProgress } from '#shared/games/planetary-sand/battle.ts'
import type { CommandOf } from '#shared/games/planetary-sand/commands.ts'
import { mayBeInContact } from '../map/positions.ts'
import { stopMoving } from '../move/stop.ts'
import { findRepair } from '../works/pending-work.ts'
import { findFiguresRefusal, findJobRefusal, findMarchingRefusal, findMovePhaseRefusal } from './action-refusals.ts'

/**
 * Repairs a wall, door or vehicle by one point per engineer robot and turn. Afterwards an electronic robot restores
 * the air (SAND-FIX-1 to SAND-FIX-3).
 */
export function repair(battle: Battle, { by, robots, subject }: CommandOf<'repair'>): Decision<BattleEvent> {
  const refusal =
    findMovePhaseRefusal(battle, by) ?? findFiguresRefusal(battle, by, robots) ?? findMarchingRefusal(battle, robots)
  if (refusal) return refusal
  const task = findRepair(battle, subject)
  if (!task) return refuse('sound', `${subject} needs no repair, or its walls come first.`, 'SAND-FIX-3')
  const unfit = findJobRefusal(battle, robots, { job: task.job, where: subject })
  if (unfit) return unfit
  const far = robots.find((id) => !mayBeInContact(battle, id, subject))
  if (far !== undefined) return refuse('too-far', `${far} does not stand beside ${subject}.`, 'SAND-FIX-1')
  const before = battle.works.find((candidate) => candidate.kind === task.kind && candidate.subject === subject)
  const workers = before?.turn === battle.turn ? [...before.workers, ...robots] : robots
  const work: WorkInProgress = {
    kind: task.kind,
    subject,
    other: null,
    side: by,
    workers,
    done: before?.done ?? 0,
    need: task.need,
    turn: battle.turn,
  }
  return { ok: true, events: [stopMoving(battle, robots, 'repair'), { type: 'worked', work }] }
}
