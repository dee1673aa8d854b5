import type { PrintedRow } from './row.ts'

/** One row of the weapons table; `cost` in credits. Also used for custom weapons. */
export interface WeaponRow extends PrintedRow {
  readonly type: 'melee' | 'ranged'
  readonly hands: 1 | 2
  /** Dice text (P28-ROLL-3). */
  readonly damage: string
  /** Rows of the weapon special rules. */
  readonly specialRules: readonly string[]
  /** Ammunition item that it uses up, or null. */
  readonly ammo: string | null
  /** 0 for melee weapons, which have no printed range. */
  readonly rangeCm: number
  readonly cost: number
  readonly keywords: readonly string[]
}

/** Character weapons table, Planet 28 pp. 74-75. */
// oxfmt-ignore
export const WEAPONS = {
  fist: { name: 'Fist', type: 'melee', hands: 1, damage: '1D4-1', specialRules: [], ammo: null, rangeCm: 0, cost: 0, keywords: [], page: 74, summary: 'Bare hands; always available.' },
  club: { name: 'Club', type: 'melee', hands: 1, damage: '1D4', specialRules: [], ammo: null, rangeCm: 0, cost: 4, keywords: [], page: 74, summary: 'Cheap bludgeon.' },
  'heavy-club': { name: 'Heavy club', type: 'melee', hands: 2, damage: '1D6', specialRules: ['heavy'], ammo: null, rangeCm: 0, cost: 6, keywords: [], page: 74, summary: 'Two-handed bludgeon that slows its bearer.' },
  dagger: { name: 'Dagger', type: 'melee', hands: 1, damage: '1D4+3', specialRules: [], ammo: null, rangeCm: 0, cost: 5, keywords: [], page: 74, summary: 'Small, reliable blade.' },
  'power-sword': { name: 'Power sword', type: 'melee', hands: 1, damage: '2D6', specialRules: [], ammo: null, rangeCm: 0, cost: 15, keywords: ['complex'], page: 74, summary: 'Powered one-handed blade.' },
  'great-sword': { name: 'Great sword', type: 'melee', hands: 2, damage: '2D6+6', specialRules: [], ammo: null, rangeCm: 0, cost: 20, keywords: [], page: 74, summary: 'Long two-handed blade.' },
  'power-fist': { name: 'Power fist', type: 'melee', hands: 1, damage: '1D10+5', specialRules: ['armour-piercing', 'integral'], ammo: null, rangeCm: 0, cost: 30, keywords: [], page: 74, summary: 'Fixed gauntlet that ignores armour.' },
  'electro-maul': { name: 'Electro maul', type: 'melee', hands: 2, damage: '1D20', specialRules: ['heavy', 'armour-piercing'], ammo: null, rangeCm: 0, cost: 50, keywords: [], page: 74, summary: 'Unwieldy shock hammer that ignores armour.' },
  'psy-staff': { name: 'Psy-staff', type: 'melee', hands: 1, damage: '2D8+2', specialRules: ['psychic'], ammo: null, rangeCm: 0, cost: 35, keywords: ['complex', 'psychic'], page: 74, summary: 'Staff swung with Psyche instead of Fighting if wished.' },
  'flaming-torch': { name: 'Flaming torch', type: 'melee', hands: 1, damage: '4D4', specialRules: ['poisonous'], ammo: null, rangeCm: 0, cost: 15, keywords: [], page: 74, summary: 'Burning brand; its victim keeps burning.' },
  'primitive-pistol': { name: 'Primitive pistol', type: 'ranged', hands: 1, damage: '2D4', specialRules: ['reload'], ammo: 'ammo-rough', rangeCm: 6, cost: 15, keywords: [], page: 74, summary: 'Black powder side arm.' },
  'black-powder-rifle': { name: 'Black powder rifle', type: 'ranged', hands: 2, damage: '2D4', specialRules: ['reload'], ammo: 'ammo-rough', rangeCm: 12, cost: 25, keywords: [], page: 74, summary: 'Black powder long gun.' },
  'laser-pistol': { name: 'Laser pistol', type: 'ranged', hands: 1, damage: '1D8', specialRules: [], ammo: null, rangeCm: 15, cost: 25, keywords: ['complex', 'energy'], page: 74, summary: 'Beam side arm; needs no ammunition.' },
  'laser-rifle': { name: 'Laser rifle', type: 'ranged', hands: 2, damage: '2D8', specialRules: [], ammo: null, rangeCm: 40, cost: 60, keywords: ['complex', 'energy'], page: 75, summary: 'Beam long gun; needs no ammunition.' },
  'heavy-slug-pistol': { name: 'Heavy slug pistol', type: 'ranged', hands: 1, damage: '3D6', specialRules: ['reload'], ammo: 'ammo-basic', rangeCm: 12, cost: 40, keywords: ['ballistic'], page: 75, summary: 'Hard-hitting single-shot side arm.' },
  'heavy-slug-rifle': { name: 'Heavy slug rifle', type: 'ranged', hands: 2, damage: '3D6', specialRules: ['reload'], ammo: 'ammo-basic', rangeCm: 30, cost: 50, keywords: ['ballistic'], page: 75, summary: 'Hard-hitting single-shot long gun.' },
  'missile-launcher': { name: 'Missile launcher', type: 'ranged', hands: 2, damage: '3D10+5', specialRules: ['armour-piercing', 'explosive', 'reload'], ammo: 'ammo-special', rangeCm: 40, cost: 80, keywords: ['ballistic'], page: 75, summary: 'Blast weapon that ignores armour; costly rounds.' },
  'sniper-rifle': { name: 'Sniper rifle', type: 'ranged', hands: 2, damage: '2D10', specialRules: [], ammo: null, rangeCm: 60, cost: 80, keywords: ['ballistic'], page: 75, summary: 'Longest reach of the hand weapons.' },
  shotgun: { name: 'Shotgun', type: 'ranged', hands: 2, damage: '3D8', specialRules: [], ammo: null, rangeCm: 20, cost: 50, keywords: ['ballistic'], page: 75, summary: 'Strong at short reach.' },
  'plasma-rifle': { name: 'Plasma rifle', type: 'ranged', hands: 2, damage: '1D12+5', specialRules: ['armour-piercing', 'volatile'], ammo: null, rangeCm: 25, cost: 60, keywords: ['complex', 'energy'], page: 75, summary: 'Ignores armour but burns its user on a rolled 10.' },
} as const satisfies Record<string, WeaponRow>

/** Id of a row: the printed name in kebab-case. */
export type WeaponId = keyof typeof WEAPONS
