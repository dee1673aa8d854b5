/** One skill of a character profile, Planet 28 p. 2. */
export interface SkillRow {
  readonly name: string
  /** Page of the book. */
  readonly page: number
  /** Purpose in Orrery's own words. */
  readonly summary: string
}

/** The five skills, Planet 28 p. 2, in book order. */
export const SKILLS = {
  A: { name: 'Agility', page: 2, summary: 'Moving, climbing and crossing terrain; the order of acting.' },
  F: { name: 'Fighting', page: 2, summary: 'Hand to hand combat.' },
  S: { name: 'Shooting', page: 2, summary: 'Ranged weapons.' },
  AW: { name: 'Awareness', page: 2, summary: 'Noticing and answering what happens around.' },
  P: { name: 'Psyche', page: 2, summary: 'Wits, nerve and the arcane.' },
} as const satisfies Record<string, SkillRow>

/** Abbreviation of a skill, as on the character sheet. */
export type SkillId = keyof typeof SKILLS
