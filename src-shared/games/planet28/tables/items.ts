import type { HouseUseEffect } from '../house/house-effects.ts'
import type { PrintedRow } from './row.ts'

/** One row of the miscellaneous items table; `cost` in credits. */
export interface ItemRow extends PrintedRow {
  readonly cost: number
  /** Ammunition and consumables are used up. `warband` items belong to the whole warband. */
  readonly kind: 'ammo' | 'consumable' | 'item' | 'warband'
  readonly refs?: { readonly tables: readonly string[] }
  /** Effect of using a house item; printed ones have hooks. */
  readonly use?: HouseUseEffect
}

/** Miscellaneous items table, Planet 28 p. 79. */
// oxfmt-ignore
export const ITEMS = {
  'ammo-rough': { name: 'Ammo - rough', cost: 2, kind: 'ammo', values: { shots: 1 }, page: 79, summary: 'One shot for black powder weapons.' },
  'ammo-basic': { name: 'Ammo - basic', cost: 4, kind: 'ammo', values: { shots: 1 }, page: 79, summary: 'One shot for slug weapons.' },
  'ammo-special': { name: 'Ammo - special', cost: 7, kind: 'ammo', values: { shots: 1 }, page: 79, summary: 'One shot for the missile launcher.' },
  'med-kit': { name: 'Med kit', cost: 15, kind: 'consumable', values: { restore: 5 }, page: 79, summary: 'Gives back 5 hit-points.' },
  'strange-idol': { name: 'Strange idol', cost: 25, kind: 'item', values: { hitPointCost: 1 }, page: 79, summary: 'Pay 1 hit-point to roll a failed Psyche roll again.' },
  stimulants: { name: 'Stimulants', cost: 30, kind: 'consumable', values: { skillsUp: 1, turns: '1D6', dosesByUse: [1, 2, 3] }, page: 79, summary: '+1 on all skills for 1D6 turns; the n-th use takes n doses.' },
  'safety-deposit-box': { name: 'Safety deposit box', cost: 20, kind: 'warband', page: 79, summary: 'Stores warband items out of play; fetch them between games.' },
  psyka: { name: 'Psyka', cost: 40, kind: 'consumable', refs: { tables: ['arcana'] }, values: { arcanaUses: 1, die: '1D10' }, page: 79, summary: 'Any arcane power once; then 1D10 against the count of uses so far: lower means addiction (no effect, and a dose each game or sit out).' },
} as const satisfies Record<string, ItemRow>

/** Id of a row: the printed name in kebab-case. */
export type ItemId = keyof typeof ITEMS
