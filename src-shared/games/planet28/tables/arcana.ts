import type { PrintedRow } from './row.ts'
import type { SkillId } from './skills.ts'

/** One row of the arcana table. */
export interface ArcanaRow extends PrintedRow {
  /** Face of 1D12. */
  readonly roll: number
  /** The skill to roll when it is cast. */
  readonly skillRoll: SkillId
  /** Target: all around the caster, a character in sight (`los-any` also a vehicle), any friend, or the caster. */
  readonly target: 'area' | 'los-character' | 'los-any' | 'friend-any' | 'self'
  /** Whether armour may be rolled against its damage. */
  readonly armour?: boolean
}

/** Arcana table, Planet 28 pp. 68-69. */
// oxfmt-ignore
export const ARCANA = {
  blind: { name: 'Blind', roll: 1, skillRoll: 'P', target: 'area', values: { radiusCm: 15 }, page: 68, summary: 'Everyone and every vehicle within 15 cm can do nothing more this turn.' },
  smite: { name: 'Smite', roll: 2, skillRoll: 'P', target: 'los-any', armour: true, values: { damage: '1D10+5' }, page: 68, summary: 'A visible character or vehicle takes 1D10+5; armour may be rolled.' },
  terrify: { name: 'Terrify', roll: 3, skillRoll: 'P', target: 'los-character', page: 68, summary: 'A visible character runs for the nearest edge like a failed break test.' },
  'rend-the-earth': { name: 'Rend the earth', roll: 4, skillRoll: 'P', target: 'los-character', values: { radiusCm: 20 }, page: 68, summary: 'Ground within 20 cm of a visible character is hazardous until the game ends.' },
  'mind-control': { name: 'Mind control', roll: 5, skillRoll: 'P', target: 'los-character', values: { actions: 1 }, page: 69, summary: 'Take an extra action with a visible character, over and above its own actions.' },
  wither: { name: 'Wither', roll: 6, skillRoll: 'P', target: 'los-character', values: { skillsUp: '-1D4', turns: '1D6' }, page: 69, summary: 'A visible character has 1D4 less on all skills for 1D6 turns.' },
  flame: { name: 'Flame', roll: 7, skillRoll: 'P', target: 'los-character', armour: false, values: { targets: 1, damage: '1D8', burnPerTurn: '1D4' }, page: 69, summary: 'A visible character takes 1D8, then 1D4 a turn until an action puts the fire out; armour is no help.' },
  summon: { name: 'Summon', roll: 8, skillRoll: 'P', target: 'los-character', values: { turns: '1D4', psyche: -2 }, page: 69, summary: 'Cast at -2 Psyche: a copy of a visible character fights for you for 1D4 turns, placed anywhere.' },
  shield: { name: 'Shield', roll: 9, skillRoll: 'P', target: 'friend-any', page: 69, summary: 'A friend anywhere cannot be shot or fought this turn.' },
  teleport: { name: 'Teleport', roll: 10, skillRoll: 'P', target: 'self', page: 69, summary: 'The caster appears at any visible spot.' },
  dishearten: { name: 'Dishearten', roll: 11, skillRoll: 'P', target: 'los-character', page: 69, summary: 'A visible character goes last next turn whatever its Agility.' },
  immobilize: { name: 'Immobilize', roll: 12, skillRoll: 'P', target: 'los-character', values: { turns: '1D4' }, page: 69, summary: 'A visible character cannot move for 1D4 turns.' },
} as const satisfies Record<string, ArcanaRow>
