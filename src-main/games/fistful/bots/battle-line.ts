import type { Ships } from '#shared/games/fistful/model.ts'
import type { Settings } from '#shared/games/fistful/tables/settings.ts'
import { SHIPS } from '#shared/games/fistful/tables/ships.ts'

/** The ships that fight, every kind written: what bots reckon with, some ten thousand times a game. */
export interface BattleLine {
  readonly S: number
  readonly C: number
  readonly D: number
}

/** No ships. */
export const EMPTY_LINE: BattleLine = { S: 0, C: 0, D: 0 }

/** The ships that fight among these. */
export function getBattleLine({ S = 0, C = 0, D = 0 }: Ships): BattleLine {
  return { S, C, D }
}

/** The ships of two lines together. */
export function addLines(a: BattleLine, b: BattleLine): BattleLine {
  return { S: a.S + b.S, C: a.C + b.C, D: a.D + b.D }
}

/** How many ships a line has. */
export function countShips({ S, C, D }: BattleLine): number {
  return S + C + D
}

/** What the ships of a line cost together, in points (FIST-PROD-3). */
export function computeLinePoints({ S, C, D }: BattleLine, { dreadnoughtCost }: Settings): number {
  return S * SHIPS.S.cost + C * SHIPS.C.cost + D * dreadnoughtCost
}
