import type { PrintedRow } from './row.ts'

/** One row of the weapon special rules table; `cost` in credits. */
export interface WeaponRuleRow extends PrintedRow {
  readonly cost: number
}

/** Weapon special rules table, Planet 28 pp. 76-77. */
// oxfmt-ignore
export const WEAPON_RULES = {
  'armour-piercing': { name: 'Armour piercing', cost: 30, page: 76, summary: 'No armour rolls against it.' },
  cumulative: { name: 'Cumulative', cost: 20, values: { damagePerSuccessiveTurn: 4 }, page: 76, summary: '+4 damage for each further turn in a row that it hits the same target.' },
  explosive: { name: 'Explosive', cost: 20, values: { radiusCm: 5, damage: '1D6' }, page: 76, summary: 'Everyone within 5 cm of the victim takes 1D6.' },
  heavy: { name: 'Heavy', cost: -10, values: { agility: -1 }, page: 76, summary: 'The bearer has -1 Agility.' },
  integral: { name: 'Integral', cost: -10, page: 76, summary: 'Cannot be taken off during a game.' },
  indirect: { name: 'Indirect', cost: 30, values: { radiusCm: 10 }, page: 77, summary: 'Guess the distance, mark it on the line to the target: all within 10 cm are hit; no line of sight needed.' },
  poisonous: { name: 'Poisonous', cost: 40, values: { damagePerTurn: '1D4' }, page: 77, summary: 'A victim loses 1D4 at each turn start, armour or not.' },
  psychic: { name: 'Psychic', cost: 25, page: 77, summary: 'May be used with Psyche in place of Shooting or Fighting.' },
  reload: { name: 'Reload', cost: -15, values: { ammo: 1 }, page: 77, summary: 'After each attack an action and one round of ammunition reload it.' },
  volatile: { name: 'Volatile', cost: -10, values: { on: 10 }, page: 77, summary: 'A rolled 10 turns its damage on the user.' },
} as const satisfies Record<string, WeaponRuleRow>

/** Id of a row: the printed name in kebab-case. */
export type WeaponRuleId = keyof typeof WEAPON_RULES
