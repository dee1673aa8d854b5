import type { Ships } from '#shared/games/fistful/model.ts'
import type { Settings } from '#shared/games/fistful/tables/settings.ts'
import { SHIPS } from '#shared/games/fistful/tables/ships.ts'

/** The ships that fight, every kind written: what bots reckon with, some ten thousand times a game. */
export interface Line {
  readonly S: number
  readonly C: number
  readonly D: number
}

/** No ships. */
export const NO_LINE: Line = { S: 0, C: 0, D: 0 }

/** The ships that fight among these. */
export function lineOf({ S = 0, C = 0, D = 0 }: Ships): Line {
  return { S, C, D }
}

/** The ships of two lines together. */
export function addLines(one: Line, other: Line): Line {
  return { S: one.S + other.S, C: one.C + other.C, D: one.D + other.D }
}

/** How many ships a line has. */
export function shipsIn({ S, C, D }: Line): number {
  return S + C + D
}

/** What the ships of a line cost together, in points (FIST-PROD-3). */
export function linePoints({ S, C, D }: Line, { dreadnoughtCost }: Settings): number {
  return S * SHIPS.S.cost + C * SHIPS.C.cost + D * dreadnoughtCost
}
