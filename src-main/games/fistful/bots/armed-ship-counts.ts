import type { Ships } from '#shared/games/fistful/model.ts'
import type { FistfulSettings } from '#shared/games/fistful/tables/settings.ts'
import { SHIPS } from '#shared/games/fistful/tables/ships.ts'

/**
 * Numbers of scouts, cruisers and dreadnoughts. Unlike in `Ships`, none is missing, so that bots, which compare
 * thousands of lines per game, need no defaults.
 */
export interface ArmedShipCounts {
  readonly S: number
  readonly C: number
  readonly D: number
}

export const NO_ARMED_SHIPS: ArmedShipCounts = { S: 0, C: 0, D: 0 }

/** The armed ships of a fleet. */
export function getArmedShipCounts({ S = 0, C = 0, D = 0 }: Ships): ArmedShipCounts {
  return { S, C, D }
}

/** The sum of two counts, kind by kind. */
export function addArmedShipCounts(a: ArmedShipCounts, b: ArmedShipCounts): ArmedShipCounts {
  return { S: a.S + b.S, C: a.C + b.C, D: a.D + b.D }
}

/** The total number of ships. */
export function countArmedShips({ S, C, D }: ArmedShipCounts): number {
  return S + C + D
}

/** The total cost of the ships in points (FIST-PROD-3). */
export function computeArmedShipsCost({ S, C, D }: ArmedShipCounts, { dreadnoughtCost }: FistfulSettings): number {
  return S * SHIPS.S.cost + C * SHIPS.C.cost + D * dreadnoughtCost
}
