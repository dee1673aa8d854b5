import type { PrintedRow } from './row.ts'

/** One row of the vehicle damage table. */
export interface VehicleDamageRow extends PrintedRow {
  /** Face of 1D6. */
  readonly roll: number
  /** Whether campaign points can repair it after a game (P28-VDT-0). */
  readonly fixable: boolean
  /** Number of games missed. */
  readonly missesGames?: number
  readonly refs?: { readonly vehicleTraits: readonly string[] }
}

/** Vehicle damage table, Planet 28 pp. 81-82. */
// oxfmt-ignore
export const VEHICLE_DAMAGE = {
  'grinding-gears': { name: 'Grinding gears', roll: 1, fixable: true, values: { agility: '-1D4', speedFactor: 0.5 }, page: 81, summary: '-1D4 Agility and half speed.' },
  'short-on-crew': { name: 'Short on crew', roll: 2, fixable: true, values: { crewLeft: 1 }, page: 81, summary: 'All crew sections but one are lost.' },
  'badly-repaired': { name: 'Badly repaired', roll: 3, fixable: true, refs: { vehicleTraits: ['ramshackle'] }, page: 82, summary: 'Becomes Ramshackle at no discount.' },
  'slow-repairs': { name: 'Slow repairs', roll: 4, fixable: true, missesGames: 1, page: 82, summary: 'Misses a game, then returns whole.' },
  'fully-repaired': { name: 'Fully repaired', roll: 5, fixable: false, page: 82, summary: 'Whole again for the next game.' },
  destroyed: { name: 'Destroyed', roll: 6, fixable: false, values: { refundPct: 50 }, page: 82, summary: 'Scrapped with its campaign points; half its original points go towards a new vehicle.' },
} as const satisfies Record<string, VehicleDamageRow>

/** Id of a row: the printed name in kebab-case. */
export type VehicleDamageId = keyof typeof VEHICLE_DAMAGE
