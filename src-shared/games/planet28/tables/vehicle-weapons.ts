import type { PrintedRow } from './row.ts'

/** One row of the vehicle weapons table; `cost` in points. */
export interface VehicleWeaponRow extends PrintedRow {
  readonly type: 'ranged'
  /** Dice text (P28-ROLL-3). */
  readonly damage: string
  /** Rows of the weapon special rules. */
  readonly specialRules: readonly string[]
  readonly ammo: null
  /** Minimum range, if a span is printed. */
  readonly minRangeCm?: number
  readonly rangeCm: number
  readonly cost: number
  readonly keywords: readonly string[]
  /** The printing error that Orrery reads differently. */
  readonly erratum?: string
}

/** Vehicle weapons table, Planet 28 p. 76. */
// oxfmt-ignore
export const VEHICLE_WEAPONS = {
  'battle-cannon': { name: 'Battle cannon', type: 'ranged', damage: '1D12+6', specialRules: ['explosive'], ammo: null, rangeCm: 60, cost: 80, keywords: ['ballistic'], page: 76, summary: 'Big gun with a blast.' },
  mortar: { name: 'Mortar', type: 'ranged', damage: '3D8', specialRules: ['indirect'], ammo: null, minRangeCm: 30, rangeCm: 60, cost: 50, keywords: ['ballistic'], page: 76, summary: 'Lobs shells 30 to 60 cm away without seeing the target.' },
  'sonic-cannon': { name: 'Sonic cannon', type: 'ranged', damage: '1D8', specialRules: ['cumulative'], ammo: null, rangeCm: 50, cost: 80, keywords: ['energy'], erratum: 'The damage is printed with a star that has no footnote (P28-VW-sonic-cannon).', page: 76, summary: 'Weak at first; grows with each turn on the same target.' },
  'heavy-machine-gun': { name: 'Heavy machine gun', type: 'ranged', damage: '6D6', specialRules: [], ammo: null, rangeCm: 40, cost: 65, keywords: ['ballistic'], page: 76, summary: 'A storm of bullets.' },
  'flame-cannon': { name: 'Flame cannon', type: 'ranged', damage: '3D6', specialRules: ['poisonous'], ammo: null, rangeCm: 20, cost: 55, keywords: [], erratum: 'Printed with the damage and range columns swapped (P28-VW-flame-cannon).', page: 76, summary: 'Short reach; victims keep burning.' },
} as const satisfies Record<string, VehicleWeaponRow>
