import type { Dice } from '#main/games/kit/dice.ts'
import { rollDice, listDiceSides } from '#main/games/planet28/rules/roll-dice.ts'
import { rollOnTable } from '#main/games/planet28/rules/table-roll.ts'
import { getRowNumber, getRowText } from '#main/games/planet28/special-rules/row-values.ts'
import type { AgendaInPlay } from '#shared/games/planet28/campaign/forces.ts'
import {
  MAX_AGENDA_POINTS,
  HIDDEN_AGENDAS,
  type HiddenAgendaId,
  type HiddenAgendaRow,
} from '#shared/games/planet28/tables/hidden-agendas.ts'
import type { Settings } from '#shared/games/planet28/tables/rulings.ts'

/** Number of table corners (P28-AG-3). */
export const TABLE_CORNER_COUNT = 4

/** Rolls a hidden agenda with 1D6 (P28-AGENDA-1). */
export function rollAgenda(dice: Dice): HiddenAgendaId {
  return rollOnTable(HIDDEN_AGENDAS, dice)
}

/** Campaign points for an agenda after the given number of failed games (P28-AGENDA-2). */
export function getAgendaPoints(failedGames: number): number {
  return Math.max(0, MAX_AGENDA_POINTS - failedGames)
}

/** Points for a completed agenda, and whether the character or the warband earns them (P28-AGENDA-2, P28-AG-6). */
export function getAgendaReward(
  id: HiddenAgendaId,
  failedGames: number,
): { points: number; to: 'character' | 'warband' } {
  const row: HiddenAgendaRow = HIDDEN_AGENDAS[id]
  return { points: getAgendaPoints(failedGames), to: row.pointsTo ?? 'character' }
}

/** Rolls credits for a completed agenda with the dice of its row. 0 for most agendas (P28-AG-3). */
export function rollAgendaCredits(id: HiddenAgendaId, dice: Dice): number {
  const text = creditsText(id)
  return text === null ? 0 : rollDice(text, dice)
}

/** Sides of the dice for the credits of an agenda. Empty for most (P28-AG-3). */
export function listAgendaCreditDice(id: HiddenAgendaId): number[] {
  const text = creditsText(id)
  return text === null ? [] : [...listDiceSides(text)]
}

/** When the owner secretly names an enemy. Null if the agenda has no target (P28-AG-1, P28-AG-4). */
export function findAgendaTargetMoment(id: HiddenAgendaId): 'enemy-after-deployment' | 'enemy-at-start' | null {
  const row: HiddenAgendaRow = HIDDEN_AGENDAS[id]
  return row.picks ?? null
}

/** Reason why a character may not take an agenda, or null. `inHand` lists the agendas of its warband (P28-AGENDA-1). */
export function findAgendaRefusal(
  characterId: string,
  inHand: readonly Pick<AgendaInPlay, 'characterId'>[],
  { agendasPerWarband }: Settings,
): string | null {
  if (inHand.some((agenda) => agenda.characterId === characterId)) {
    return 'This character has a hidden agenda already. It keeps that one until it is done.'
  }
  const isFull = agendasPerWarband !== 'any' && inHand.length >= agendasPerWarband
  return isFull ? 'By your ruling a warband has one hidden agenda at a time. Finish the other one first.' : null
}

/** Whether an agenda that is worth nothing may be dropped between games (P28-AGENDA-2, `agendaAtZero`). */
export function canDropAgenda(failedGames: number, { agendaAtZero }: Settings): boolean {
  return agendaAtZero === 'mayDrop' && getAgendaPoints(failedGames) === 0
}

/** Divides points for the whole warband equally. The remainder goes to its pool (P28-AG-6). */
export function splitAgendaPoints(points: number, members: number): { readonly each: number; readonly pool: number } {
  const perMember = members === 0 ? 0 : Math.floor(points / members)
  return { each: perMember, pool: points - perMember * members }
}

/**
 * Searches the given number of corners. Returns the corner where the die of its row hits, the last corner of the table
 * without a roll, or null (P28-AG-3).
 */
export function rollCornerSearch(id: HiddenAgendaId, corners: number, dice: Dice): number | null {
  const row: HiddenAgendaRow = HIDDEN_AGENDAS[id]
  for (let corner = 1; corner <= Math.min(corners, TABLE_CORNER_COUNT); corner += 1) {
    if (corner === TABLE_CORNER_COUNT || rollDice(getRowText(row, 'die'), dice) === getRowNumber(row, 'on'))
      return corner
  }
  return null
}

function creditsText(id: HiddenAgendaId): string | null {
  const row: HiddenAgendaRow = HIDDEN_AGENDAS[id]
  return row.values?.['credits'] === undefined ? null : getRowText(row, 'credits')
}
