import type { PrintedRow } from './row.ts'

/** One row of the vehicle traits table; `cost` in points. */
export interface VehicleTraitRow extends PrintedRow {
  readonly cost: number
  readonly refs?: { readonly traits: readonly string[]; readonly sections: readonly string[] }
}

/** Vehicle traits table, Planet 28 p. 73. */
// oxfmt-ignore
export const VEHICLE_TRAITS = {
  camo: { name: 'Camo', cost: 27, values: { beyondCm: 30 }, page: 73, summary: 'In cover against shooters more than 30 cm away.' },
  'hardened-crew': { name: 'Hardened crew', cost: 25, values: { breakDiePerCrew: -1 }, page: 73, summary: 'Break test die is lowered by 1 per crew section.' },
  loopholes: { name: 'Loopholes', cost: 20, page: 73, summary: 'Passengers may shoot out of the facing they boarded from when the vehicle shoots.' },
  mercenary: { name: 'Mercenary', cost: 17, refs: { traits: ['pilot'], sections: ['crew'] }, page: 73, summary: 'Core crew may be swapped for another section; acts only with a Pilot aboard.' },
  'open-topped': { name: 'Open-topped', cost: -20, page: 73, summary: 'The shooter, not the owner, picks the section that is hit.' },
  ramshackle: { name: 'Ramshackle', cost: -30, page: 73, summary: 'Derelict on the first failed break test.' },
} as const satisfies Record<string, VehicleTraitRow>

/** Id of a row: the printed name in kebab-case. */
export type VehicleTraitId = keyof typeof VEHICLE_TRAITS
