import {
  type ResultsDraft,
  type DraftContext,
  escapeMarkdown,
  type DraftWriter,
} from '#main/services/matches/results-draft.ts'
import type { ArmyResult } from '#shared/contract/planetary-sand/battles.ts'
import { type EndedBattle, formatOutcome } from './results.ts'

/** Writes the draft of a journal entry: place, winner, and what happened to every row of the armies. */
export function createJournalDraft(
  { state: battle }: EndedBattle,
  results: readonly ArmyResult[],
  telling: DraftWriter,
  place: DraftContext,
): ResultsDraft {
  const sideOf = (seat: string): string => {
    const army = battle.built?.[seat]
    return telling.side(seat, army ? { kind: 'army', ...army } : null)
  }
  const lines = results.map(
    ({ name, army, brought, end }) =>
      `**${escapeMarkdown(name)}** of ${escapeMarkdown(army)}${brought > 1 ? ` (${brought})` : ''}: ${escapeMarkdown(end.toLowerCase())}.`,
  )
  const against = () => {
    const [a, b] = battle.sides
    return `${sideOf(a)} against ${sideOf(b)}. `
  }
  const names = (seat: string) => escapeMarkdown(battle.built?.[seat]?.name ?? telling.seatName(seat))
  const outcome = () => against() + formatOutcome(battle, names)
  return telling.draft(place, { where: 'Fought on', outcome, lines })
}
