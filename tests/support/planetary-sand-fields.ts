import { addBuilding } from '#shared/games/planetary-sand/battlefield/rooms.ts'
import type { BattlefieldPlan } from '#shared/games/planetary-sand/battlefields.ts'
import type { Point } from '#shared/kit/convex.ts'

/** An empty battlefield. */
export const EMPTY: BattlefieldPlan = {
  scenario: 'basic',
  gravity: 'EG',
  air: 'SA',
  unitMm: 300,
  zones: [0.3, 0.3],
  field: {
    sizeMm: [1800, 2700],
    walls: [],
    grounds: [],
    buildings: [],
    rooms: [],
    openings: [],
    objectives: [],
  },
}

/** A rectangle by its sides. */
export const box = (left: number, bottom: number, right: number, top: number): Point[] => [
  { x: left, y: bottom },
  { x: right, y: bottom },
  { x: right, y: top },
  { x: left, y: top },
]

/** A battlefield with these parts. */
export const on = (parts: Partial<BattlefieldPlan['field']>): BattlefieldPlan => ({
  ...EMPTY,
  field: { ...EMPTY.field, ...parts },
})

/** A battlefield with a bunker of one room. */
export const HOUSE: BattlefieldPlan = {
  ...EMPTY,
  field: addBuilding(EMPTY.field, 'bunker', box(600, 1200, 1200, 1600)),
}
