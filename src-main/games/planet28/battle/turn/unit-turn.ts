import type { UnitTurnActivity } from '#shared/games/planet28/battle/units.ts'

/** Initial state of a unit's turn (P28-TURN-1). */
export const EMPTY_UNIT_TURN: Omit<UnitTurnActivity, 'actions'> = {
  isActivated: false,
  hasActed: false,
  isHolding: false,
  moves: 0,
  hasJustMoved: false,
  charges: 0,
  focus: null,
  rerolls: [],
  speedDice: 0,
  spared: [],
}
