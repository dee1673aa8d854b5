import { type Draft, type DraftPlace, plain, type Telling } from '#main/services/matches/results-draft.ts'
import type { ShipResult } from '#shared/contract/space-planes/battles.ts'
import { capital } from '#shared/games/space-planes/sides.ts'
import { type Flown, killWords, outcomeWords } from './results.ts'

/** A draft for the journal: where, who won, what became of each ship. */
export function reportBattle(
  { state: battle }: Flown,
  ships: readonly ShipResult[],
  telling: Telling,
  place: DraftPlace,
): Draft {
  const sideOf = (seat: string): string => {
    const side = battle.sides?.[seat]
    return capital(telling.side(seat, side ? { kind: 'flotilla', id: side.flotillaId, name: side.name } : null))
  }
  const lines = ships.map(
    ({ name, flotilla, end, kills }) =>
      `**${plain(name)}** of ${plain(flotilla)}: ${plain(lower(end))}${killWords(kills)}.`,
  )
  return telling.draft(place, { where: 'Flown over', outcome: () => outcomeWords(battle, sideOf), lines })
}

function lower(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1)
}
