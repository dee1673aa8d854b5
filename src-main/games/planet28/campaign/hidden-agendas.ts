import {
  AGENDA_FULL_WORTH,
  HIDDEN_AGENDAS,
  type HiddenAgendaId,
  type HiddenAgendaRow,
} from '../../../../src-shared/games/planet28/tables/hidden-agendas.ts'
import { rowIds } from '../../../../src-shared/games/planet28/tables/row.ts'
import type { Dice } from '../../kit/dice.ts'

/** A hidden agenda by 1D6 (P28-AGENDA-1). */
export function rollAgenda(dice: Dice): HiddenAgendaId {
  const face = dice.die(6)
  const agenda = rowIds(HIDDEN_AGENDAS).find((id) => HIDDEN_AGENDAS[id].roll === face)
  if (agenda === undefined) throw new Error(`The hidden agendas table has no row for ${face}`)
  return agenda
}

/** Campaign points for an agenda after so many games in which it was failed (P28-AGENDA-2). */
export function agendaWorth(failedGames: number): number {
  return Math.max(0, AGENDA_FULL_WORTH - failedGames)
}

/** Points for an agenda done, and who earns them (P28-AGENDA-2, P28-AG-6). */
export function agendaReward(id: HiddenAgendaId, failedGames: number): { points: number; to: 'character' | 'warband' } {
  const row: HiddenAgendaRow = HIDDEN_AGENDAS[id]
  return { points: agendaWorth(failedGames), to: row.pointsTo ?? 'character' }
}
