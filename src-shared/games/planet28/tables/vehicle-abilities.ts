import type { PrintedRow } from './row.ts'

/** One row of the vehicle abilities table; `cost` in points. */
export interface VehicleAbilityRow extends PrintedRow {
  readonly cost: number
}

/** Vehicle abilities table, Planet 28 p. 73. */
// oxfmt-ignore
export const VEHICLE_ABILITIES = {
  repair: { name: 'Repair', cost: 20, values: { perTurn: 1, sections: 1, restore: '1D8' }, page: 73, summary: 'Once a turn one damaged section regains 1D8, never above its start value.' },
  'turbo-boost': { name: 'Turbo boost', cost: 15, values: { die: '1D10', boostOn: [2, 10], stallOn: 1 }, page: 73, summary: 'Roll 1D10: 2 or more is added in cm to the next move; a 1 stalls it for the turn.' },
} as const satisfies Record<string, VehicleAbilityRow>
