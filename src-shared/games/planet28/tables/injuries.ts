import type { PrintedRow } from './row.ts'
import type { SkillId } from './skills.ts'

/** One row of the character injury table. */
export interface InjuryRow extends PrintedRow {
  /** Face of 1D8. */
  readonly roll: number
  /** Whether campaign points or a Medic can heal it (P28-INJ-0). */
  readonly healable: boolean
  /** Number of games missed. */
  readonly missesGames?: number
  /** Duration of its effects, if any. */
  readonly duration?: 'permanent' | '1D4 games' | 'mixed'
  /** Skills that it lowers. */
  readonly skills?: readonly SkillId[]
}

/** Character injury table, Planet 28 p. 81. */
// oxfmt-ignore
export const INJURIES = {
  'complete-recovery': { name: 'Complete recovery', roll: 1, healable: false, page: 81, summary: 'Back at full strength next game.' },
  'out-of-action': { name: 'Out of action', roll: 2, healable: true, missesGames: 1, page: 81, summary: 'Misses the next game.' },
  shaken: { name: 'Shaken', roll: 3, healable: true, duration: 'permanent', values: { psycheBreakTest: -1 }, page: 81, summary: '-1 Psyche in break tests from now on.' },
  'life-long-wounds': { name: 'Life long wounds', roll: 4, healable: true, duration: 'permanent', values: { hitPointsLossPct: 25 }, page: 81, summary: 'Loses a quarter of hit-points for good.' },
  'shattered-hand': { name: 'Shattered hand', roll: 5, healable: true, duration: '1D4 games', values: { weapons: 1, hands: 1, games: '1D4' }, page: 81, summary: 'One one-handed weapon only, for 1D4 games.' },
  'crushed-leg': { name: 'Crushed leg', roll: 6, healable: true, duration: 'mixed', values: { agility: '-1D4', games: '1D4', speedCm: -3 }, page: 81, summary: '3 cm slower for good; Agility drops by 1D4 for the next 1D4 games.' },
  'brain-damage': { name: 'Brain damage', roll: 7, healable: true, skills: ['AW', 'P'], duration: 'permanent', values: { skillsUp: -2 }, page: 81, summary: '-2 Awareness and -2 Psyche for good.' },
  death: { name: 'Death', roll: 8, healable: false, page: 81, summary: 'Gone; the survivors share the kit.' },
} as const satisfies Record<string, InjuryRow>

/** Id of a row: the printed name in kebab-case. */
export type InjuryId = keyof typeof INJURIES
