import type { PrintedRow } from './row.ts'

/** One row of the armour table; `cost` in credits. */
export interface ArmourRow extends PrintedRow {
  /** Dice to roll when hit; null if the armour has none. */
  readonly defence: string | null
  readonly cost: number
  /** No protection against attacks with these keywords. */
  readonly noProtection?: { readonly keywords: readonly string[] }
  /** Protection only against attacks with these keywords. */
  readonly onlyProtection?: { readonly keywords: readonly string[] }
  /** The wearer cannot be targeted by these. */
  readonly untargetable?: { readonly keywords: readonly string[]; readonly tables: readonly string[] }
  readonly immune?: { readonly weaponSpecialRules: readonly string[] }
}

/** Character armour table, Planet 28 pp. 77-78. */
// oxfmt-ignore
export const ARMOUR = {
  'no-armour': { name: 'No armour', defence: '1D4-1', cost: 0, page: 77, summary: 'Even bare skin rolls.' },
  'light-armour': { name: 'Light armour', defence: '1D6', cost: 10, noProtection: { keywords: ['energy'] }, page: 77, summary: 'Useless against Energy weapons.' },
  ballistic: { name: 'Ballistic', defence: '1D8+4', cost: 15, page: 77, summary: 'Good plain protection.' },
  'energy-shield': { name: 'Energy shield', defence: '1D12+6', cost: 30, onlyProtection: { keywords: ['energy'] }, page: 78, summary: 'Works only against Energy weapons.' },
  'psy-hood': { name: 'Psy-hood', defence: null, cost: 50, untargetable: { keywords: ['psychic'], tables: ['arcana'] }, page: 78, summary: 'Cannot be picked as target by arcane powers or Psychic weapons.' },
  'heavy-armour': { name: 'Heavy armour', defence: '1D12', cost: 50, values: { agilityMove: -1 }, page: 78, summary: '-1 Agility in movement actions.' },
  'living-armour': { name: 'Living armour', defence: null, cost: 30, values: { hitPoints: '1D20' }, page: 78, summary: 'Gets 1D20 hit-points each game and takes the damage for its wearer; at none left it dies for good.' },
  'power-armour': { name: 'Power armour', defence: '2D10+5', cost: 100, immune: { weaponSpecialRules: ['poisonous', 'cumulative'] }, values: { agility: 1, die: '1D10', on: 10 }, page: 78, summary: '+1 Agility; Poisonous and Cumulative do not work; an Energy hit that rolls 10 on 1D10 costs the wearer a turn of rebooting.' },
} as const satisfies Record<string, ArmourRow>

/** Id of a row: the printed name in kebab-case. */
export type ArmourId = keyof typeof ARMOUR
