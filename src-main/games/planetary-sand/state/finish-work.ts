import type { Battle, WorkInProgress } from '#shared/games/planetary-sand/battle.ts'
import { findFigure } from './find.ts'

/** The effect of each kind of work on completion. */
const FINISHED: Readonly<Record<WorkInProgress['kind'], (battle: Battle, work: WorkInProgress) => Battle>> = {
  reload: (battle, { subject }) => ({
    ...battle,
    machines: battle.machines.map((machine) =>
      machine.id === subject ? { ...machine, isLoaded: true, spares: machine.spares - 1 } : machine,
    ),
  }),
  repair: (battle, { subject }) => ({
    ...battle,
    machines: battle.machines.map((machine) =>
      machine.id === subject ? { ...machine, isWreck: false, isMended: true, weapon: null } : machine,
    ),
    openings: battle.openings.map((item) => (item.id === subject ? { ...item, state: 'whole' } : item)),
  }),
  restore: (battle, { subject }) => ({
    ...battle,
    machines: battle.machines.map((machine) => (machine.id === subject ? { ...machine, hasAir: true } : machine)),
    rooms: battle.rooms.map((room) => (room.id === subject ? { ...room, hasAir: true, leakTurn: null } : room)),
  }),
  salvage: (battle, { subject, other: scrapId, side, workers }) => ({
    ...battle,
    figures: battle.figures.map((figure) => {
      if (figure.id === scrapId) return { ...figure, status: 'scrap' }
      if (figure.id !== subject) return figure
      const unit = findFigure(battle, workers[0] ?? null)?.unit ?? figure.unit // it is no enemy of that name any more
      const origin = figure.side === side ? {} : { origin: figure.origin ?? figure.side }
      return {
        ...figure,
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

/**
 * Applies the effect of completed work: a reload, a repair, restored air or a salvaged robot. The work stays in the
 * battle (SAND-RELOAD-1, SAND-FIX-1, SAND-FIX-3, SAND-FIX-4).
 */
export function finishWork(battle: Battle, work: WorkInProgress): Battle {
  return FINISHED[work.kind](battle, work)
}
