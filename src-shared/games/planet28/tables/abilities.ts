import type { HouseUseEffect } from '../house/house-effects.ts'
import type { PrintedRow } from './row.ts'
import type { SkillId } from './skills.ts'

/** One row of the abilities table; `cost` in points. */
export interface AbilityRow extends PrintedRow {
  readonly cost: number
  /** The skill to roll, if the ability needs a roll. */
  readonly skillRoll?: SkillId
  /** Effect of using a house ability; printed ones have hooks. */
  readonly use?: HouseUseEffect
  /** Whether it is used between games instead of during them. */
  readonly offTable?: boolean
}

/** Character abilities table, Planet 28 pp. 67-68. */
// oxfmt-ignore
export const ABILITIES = {
  'aimed-shot': { name: 'Aimed shot', cost: 10, values: { damage: '1D8' }, page: 67, summary: 'Spend an action aiming; the next attack this turn hits for 1D8 more.' },
  drain: { name: 'Drain', cost: 25, values: { hitPoints: 1, rangeCm: 5 }, page: 67, summary: 'Steals one hit-point from anyone within 5 cm.' },
  heal: { name: 'Heal', cost: 20, values: { restore: '1D6' }, page: 67, summary: 'Gives 1D6 hit-points to another character in contact.' },
  haggle: { name: 'Haggle', cost: 30, offTable: true, values: { die: '1D6', bands: [{ on: [1, 2, 3], discount: '1D4' }, { on: [4, 5, 6], discount: '1D10' }], minPrice: 1 }, page: 67, summary: 'Off the table: 1D6 decides whether a price drops by 1D4 or by 1D10 credits, never under 1.' },
  inspire: { name: 'Inspire', cost: 25, values: { skillsUp: '1D6' }, page: 67, summary: 'One visible friend gets +1D6 on all skills until the turn ends.' },
  loot: { name: 'Loot', cost: 30, values: { perGame: 1, items: 1 }, page: 67, summary: 'Once a game, after killing in combat, takes one item from the victim for good.' },
  persuade: { name: 'Persuade', cost: 25, skillRoll: 'P', page: 68, summary: 'In combat, on a passed Psyche roll both separate and cannot attack each other this turn.' },
  repair: { name: 'Repair', cost: 15, values: { restore: '1D8' }, page: 68, summary: 'Mends 1D8 on one section of a vehicle in contact, whichever facing.' },
  sabotage: { name: 'Sabotage', cost: 20, values: { rangeCm: 5, turns: '1D6', facingDie: '1D4', facingByRoll: [[1, 'front'], [2, 'right'], [3, 'rear'], [4, 'left']] }, page: 68, summary: 'Within 5 cm of an enemy vehicle, shuts down a section on a random facing for 1D6 turns.' },
  throw: { name: 'Throw', cost: 15, values: { distanceCm: '1D12' }, page: 68, summary: 'Hurls a touching character 1D12 cm straight; drops off ledges cause fall damage.' },
} as const satisfies Record<string, AbilityRow>

/** Id of a row: the printed name in kebab-case. */
export type AbilityId = keyof typeof ABILITIES
