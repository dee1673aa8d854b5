import { givenDice, type RecordedDice, seededDice } from '#main/games/kit/dice.ts'
import { Refused } from '#main/services/refused.ts'

/** Orrery's own die, or the face of one rolled at the table. */
export type AgendaRoll = { readonly source: 'seeded' } | { readonly source: 'typed'; readonly face: number }

/** The dice for a roll; `drawn` faces of the seed were used before. */
export function agendaDice(roll: AgendaRoll, seed: string, drawn = 0): RecordedDice {
  return roll.source === 'typed' ? givenDice([roll.face]) : seededDice(seed, drawn)
}

/** Refuses a face that nobody needed. */
export function requireUsed(roll: AgendaRoll, { faces }: RecordedDice, because: string): void {
  if (roll.source === 'typed' && faces.length === 0) throw new Refused('illegal', because)
}
