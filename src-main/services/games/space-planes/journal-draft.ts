import {
  type ResultsDraft,
  type DraftContext,
  escapeMarkdown,
  type DraftWriter,
} from '#main/services/matches/results-draft.ts'
import type { ShipResult } from '#shared/contract/space-planes/battles.ts'
import { capitalizeSeat } from '#shared/games/space-planes/sides.ts'
import { type EndedBattle, formatKills, formatOutcome } from './results.ts'

/** Writes the draft of a journal entry: place, winner, and what happened to each ship. */
export function createJournalDraft(
  { state: battle }: EndedBattle,
  ships: readonly ShipResult[],
  telling: DraftWriter,
  place: DraftContext,
): ResultsDraft {
  const sideOf = (seat: string): string => {
    const side = battle.sides?.[seat]
    return capitalizeSeat(telling.side(seat, side ? { kind: 'flotilla', id: side.flotillaId, name: side.name } : null))
  }
  const lines = ships.map(
    ({ name, flotilla, end, kills }) =>
      `**${escapeMarkdown(name)}** of ${escapeMarkdown(flotilla)}: ${escapeMarkdown(lower(end))}${formatKills(kills)}.`,
  )
  return telling.draft(place, { where: 'Flown over', outcome: () => formatOutcome(battle, sideOf), lines })
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
