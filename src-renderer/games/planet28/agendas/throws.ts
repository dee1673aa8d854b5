/** A die as a person fills it in: Orrery’s own, or a face from the table that may still be open. */
export interface Throw {
  readonly source: 'seeded' | 'typed'
  /** Empty as long as none is chosen. */
  readonly face: string
}

/** Orrery’s own die. */
export const ORRERYS_DIE: Throw = { source: 'seeded', face: '' }

/** What is sent, or null as long as the face is open. */
export function rollOf({ source, face }: Throw): { source: 'seeded' } | { source: 'typed'; face: number } | null {
  if (source === 'seeded') return { source }
  return face === '' ? null : { source, face: Number(face) }
}
