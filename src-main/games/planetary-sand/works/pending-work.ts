import type { Battle, WorkInProgress } from '#shared/games/planetary-sand/battle.ts'
import type { FigureJob } from '#shared/games/planetary-sand/tables/figures.ts'
import { findFigure, findMachine, findOpening, findRoom } from '../state/find.ts'
import { getRepairPointsNeeded } from '../state/repair-points.ts'

/** The next repair of something broken: its structure first, then its air (SAND-FIX-1, SAND-FIX-3, SAND-AIR-6). */
interface Repair {
  readonly kind: 'repair' | 'restore'
  readonly job: FigureJob
  readonly need: number
}

/** The next repair of a subject, or null if it is intact. */
export function findNextRepair(battle: Battle, subject: string): Repair | null {
  const mend: Repair = { kind: 'repair', job: 'mend', need: getRepairPointsNeeded(battle, subject) }
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

/**
 * Whether work of each kind is still possible and needed: its pad may be gone, its spare carried off, a wall breached
 * again.
 */
const IS_DUE: Readonly<Record<WorkInProgress['kind'], (battle: Battle, work: WorkInProgress) => boolean>> = {
  reload: (battle, { subject }) => {
    const machine = findMachine(battle, subject)
    return machine !== null && !machine.isWreck && !machine.isLoaded && machine.spares > 0
  },
  repair: (battle, { kind, subject }) => findNextRepair(battle, subject)?.kind === kind,
  restore: (battle, { kind, subject }) => findNextRepair(battle, subject)?.kind === kind,
  salvage: (battle, { subject, other: scrapId, side }) =>
    [subject, scrapId].every((id) => {
      const wreck = findFigure(battle, id)
      return wreck?.status === 'damaged' && wreck.zone === side
    }),
}

/** Whether work can continue in the current state (SAND-MSL-5, SAND-FIX-3, SAND-FIX-4). */
export function canContinueWork(battle: Battle, work: WorkInProgress): boolean {
  return IS_DUE[work.kind](battle, work)
}
