import type { Battle, Work } from '#shared/games/planetary-sand/battle.ts'
import { machineRow } from '#shared/games/planetary-sand/tables/machines.ts'
import { type Course, withEvents } from '../course.ts'
import { findFigure, findMachine, handsOf } from '../find.ts'
import { reloadedTurns } from './effort.ts'
import { isStillDue } from './still-due.ts'

/** What a turn of each kind of work adds to what is done (SAND-RELOAD-1, SAND-RELOAD-2, SAND-FIX-1 to SAND-FIX-4). */
const PROGRESS: Readonly<Record<Work['kind'], (battle: Battle, work: Work) => number>> = {
  reload: (battle, { subject, workers, done }) => {
    const machine = findMachine(battle, subject)
    const need = machine && machineRow(machine.type).reload
    const hands = handsOf(workers.flatMap((id) => findFigure(battle, id) ?? []))
    return need ? reloadedTurns(done, hands, need) : done
  },
  repair: (_, { done, workers }) => done + workers.length,
  restore: (_, { done }) => done + 1,
  salvage: (_, { done }) => done + 1,
}

/** Whether work that is left alone for a turn begins again (SAND-RELOAD-2). */
export const RESTARTS: Readonly<Record<Work['kind'], boolean>> = {
  reload: true,
  repair: false,
  restore: false,
  salvage: false,
}

/** The end of the turn for all work: what was worked on goes on or is done, a reload that was left begins again. */
export function withWorkDone(course: Course): Course {
  return course.battle.works.reduce((before, work) => {
    const { battle } = before
    if (!isStillDue(battle, work)) return withEvents(before, { type: 'abandoned', work })
    const workers = work.workers.filter((id) => findFigure(battle, id)?.status === 'able')
    if (work.turn !== battle.turn || workers.length === 0)
      return RESTARTS[work.kind] ? withEvents(before, { type: 'abandoned', work }) : before
    const done = PROGRESS[work.kind](battle, { ...work, workers })
    const after: Work = { ...work, workers, done }
    return withEvents(before, done >= work.need ? { type: 'finished', work: after } : { type: 'worked', work: after })
  }, course)
}
