import type { Battle, WorkInProgress } from '#shared/games/planetary-sand/battle.ts'
import { findFigure } from '../find.ts'

/** What each kind of work comes to when it is done. */
const FINISHED: Readonly<Record<WorkInProgress['kind'], (battle: Battle, work: WorkInProgress) => Battle>> = {
  reload: (battle, { subject }) => ({
    ...battle,
    machines: battle.machines.map((one) =>
      one.id === subject ? { ...one, isLoaded: true, spares: one.spares - 1 } : one,
    ),
  }),
  repair: (battle, { subject }) => ({
    ...battle,
    machines: battle.machines.map((one) =>
      one.id === subject ? { ...one, isWreck: false, isMended: true, weapon: null } : one,
    ),
    openings: battle.openings.map((one) => (one.id === subject ? { ...one, state: 'whole' } : one)),
  }),
  restore: (battle, { subject }) => ({
    ...battle,
    machines: battle.machines.map((one) => (one.id === subject ? { ...one, hasAir: true } : one)),
    rooms: battle.rooms.map((one) => (one.id === subject ? { ...one, hasAir: true, leakTurn: null } : one)),
  }),
  salvage: (battle, { subject, other, side, workers }) => ({
    ...battle,
    figures: battle.figures.map((one) => {
      if (one.id === other) return { ...one, status: 'scrap' }
      if (one.id !== subject) return one
      const unit = findFigure(battle, workers[0] ?? null)?.unit ?? one.unit // it is no enemy of that name any more
      const origin = one.side === side ? {} : { origin: one.origin ?? one.side }
      return {
        ...one,
        ...origin,
        side,
        unit,
        status: 'able',
        order: null,
        post: null,
        hasMessage: false,
        isMarching: false,
      }
    }),
  }),
}

/** The battle with this work done (SAND-RELOAD-1, SAND-FIX-1, SAND-FIX-3, SAND-FIX-4). */
export function finishWork(battle: Battle, work: WorkInProgress): Battle {
  return FINISHED[work.kind](battle, work)
}
