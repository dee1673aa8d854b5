import type { PrintedRow } from './row.ts'

/** One row of the vehicle types table; `cost` in points. */
export interface VehicleTypeRow extends PrintedRow {
  readonly cost: number
  readonly speedCm: number
}

/** Vehicle types table, Planet 28 pp. 70-71. */
// oxfmt-ignore
export const VEHICLE_TYPES = {
  ground: { name: 'Ground', cost: 0, speedCm: 15, page: 70, summary: 'Tracks, wheels or screws; no Agility modifiers.' },
  walker: { name: 'Walker', cost: 20, speedCm: 20, values: { agilityRough: 2, agilityHazardous: 1 }, page: 70, summary: '+2 Agility on rough ground, +1 on hazardous ground.' },
  hover: { name: 'Hover', cost: 30, speedCm: 15, values: { obstacleFromCm: 5 }, page: 70, summary: 'Rough ground is even; an action carries it over obstacles of 5 cm or more with no roll.' },
  flyer: { name: 'Flyer', cost: 25, speedCm: 25, values: { moveActionsPerTurn: 1 }, page: 71, summary: 'Ignores rough and hazardous ground and height; must spend an action moving each turn or be destroyed, unless an action was spent landing (and another to take off).' },
} as const satisfies Record<string, VehicleTypeRow>
