import type { Choice } from '#renderer/ui/types.ts'

/** Choice of a die rolled by Orrery instead of a face rolled at the table. */
export const SEEDED_DIE_CHOICE = 'orrery'

/** Lists the ways to roll a die: by Orrery, or any face rolled at the table. */
export function listRollChoices(sides: number): readonly Choice[] {
  const faces = Array.from({ length: sides }, (_, at) => String(at + 1))
  return [{ value: SEEDED_DIE_CHOICE, label: 'Orrery’s die' }, ...faces.map((face) => ({ value: face, label: face }))]
}

/** Converts a choice to the request. */
export function parseRollChoice(choice: string): { source: 'seeded' } | { source: 'typed'; face: number } {
  return choice === SEEDED_DIE_CHOICE ? { source: 'seeded' } : { source: 'typed', face: Number(choice) }
}
