import { type Decision, refuse } from '#main/games/kit/game.ts'
import type { BattleEvent } from '#shared/games/planetary-sand/battle-events.ts'
import type { Battle, Work } from '#shared/games/planetary-sand/battle.ts'
import type { CommandOf } from '#shared/games/planetary-sand/commands.ts'
import type { Job } from '#shared/games/planetary-sand/tables/figures.ts'
import { findMachine, findOpening, findRoom } from '../find.ts'
import { mayTouch } from '../map/where.ts'
import { stay } from '../move/stay.ts'
import { pointsOf } from '../works/progress.ts'
import { refuseFigures, refuseJob, refuseMarching, refuseMoving } from './acting.ts'

/** What is to be done to something that is broken: its structure first, then its air (SAND-FIX-1, SAND-FIX-3, SAND-AIR-6). */
interface Repair {
  readonly kind: 'repair' | 'restore'
  readonly job: Job
  readonly need: number
}

/** Mends a wall, door or vehicle, a point for each engineer robot a turn; an electronic robot then brings back the air (SAND-FIX-1 to SAND-FIX-3). */
export function repair(battle: Battle, { by, robots, subject }: CommandOf<'repair'>): Decision<BattleEvent> {
  const refusal = refuseMoving(battle, by) ?? refuseFigures(battle, by, robots) ?? refuseMarching(battle, robots)
  if (refusal) return refusal
  const task = repairFor(battle, subject)
  if (!task) return refuse('sound', `${subject} needs no repair, or its walls come first.`, 'SAND-FIX-3')
  const unfit = refuseJob(battle, robots, { job: task.job, where: subject })
  if (unfit) return unfit
  const far = robots.find((id) => !mayTouch(battle, id, subject))
  if (far !== undefined) return refuse('too-far', `${far} does not stand beside ${subject}.`, 'SAND-FIX-1')
  const before = battle.works.find((one) => one.kind === task.kind && one.subject === subject)
  const workers = before?.turn === battle.turn ? [...before.workers, ...robots] : robots
  const work: Work = {
    kind: task.kind,
    subject,
    other: null,
    side: by,
    workers,
    done: before?.done ?? 0,
    need: task.need,
    turn: battle.turn,
  }
  return { ok: true, events: [stay(battle, robots, 'repair'), { type: 'worked', work }] }
}

function repairFor(battle: Battle, subject: string): Repair | null {
  const mend: Repair = { kind: 'repair', job: 'mend', need: pointsOf(battle, subject) }
  const restore: Repair = { kind: 'restore', job: 'restore', need: 1 }
  const opening = findOpening(battle, subject)
  if (opening) return opening.state === 'whole' ? null : mend
  const machine = findMachine(battle, subject)
  if (machine?.isWreck) return mend
  if (machine) return machine.isMended && !machine.hasAir ? restore : null
  const room = findRoom(battle, subject)
  const isClosed = battle.openings.every(({ rooms, state }) => !rooms.includes(subject) || state === 'whole')
  return room && isClosed && (!room.hasAir || room.leakTurn !== null) ? restore : null
}
