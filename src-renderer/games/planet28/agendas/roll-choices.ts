import type { Choice } from '#renderer/ui/types.ts'

/** Orrery’s own die, as a choice beside the faces that may have been rolled at the table. */
export const SEEDED_DIE = 'orrery'

/** Who rolls, or what was rolled: Orrery’s own die, or a face from the table. */
export function listRollChoices(sides: number): readonly Choice[] {
  const faces = Array.from({ length: sides }, (_, at) => String(at + 1))
  return [{ value: SEEDED_DIE, label: 'Orrery’s die' }, ...faces.map((face) => ({ value: face, label: face }))]
}

/** What is sent for a choice of these. */
export function parseRollChoice(choice: string): { source: 'seeded' } | { source: 'typed'; face: number } {
  return choice === SEEDED_DIE ? { source: 'seeded' } : { source: 'typed', face: Number(choice) }
}
