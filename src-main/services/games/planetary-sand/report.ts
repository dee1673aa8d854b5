import { type Draft, type DraftPlace, plain, type Telling } from '#main/services/matches/results-draft.ts'
import type { ArmyResult } from '#shared/contract/planetary-sand/battles.ts'
import { type Fought, outcomeWords } from './results.ts'

/** A draft for the journal: where, who won, what became of every row of the armies. */
export function reportBattle(
  { state: battle }: Fought,
  results: readonly ArmyResult[],
  telling: Telling,
  place: DraftPlace,
): Draft {
  const sideOf = (seat: string): string => {
    const army = battle.built?.[seat]
    return telling.side(seat, army ? { kind: 'army', ...army } : null)
  }
  const lines = results.map(
    ({ name, army, brought, end }) =>
      `**${plain(name)}** of ${plain(army)}${brought > 1 ? ` (${brought})` : ''}: ${plain(end.toLowerCase())}.`,
  )
  const against = () => {
    const [one, other] = battle.sides
    return `${sideOf(one)} against ${sideOf(other)}. `
  }
  const names = (seat: string) => plain(battle.built?.[seat]?.name ?? telling.seatName(seat))
  const outcome = () => against() + outcomeWords(battle, names)
  return telling.draft(place, { where: 'Fought on', outcome, lines })
}
