import type { Settings } from '#shared/games/planet28/tables/rulings.ts'

/** Conditions for a counter-attack (P28-COUNT-1, P28-COUNT-3, P28-COUNT-4). */
export interface CounterAttackConditions {
  readonly hasActed: boolean
  readonly actions: number
  readonly isLeaving: boolean
  readonly isBroken: boolean
  readonly isOnFace: boolean
  /** Whether it cannot act: blind, armour restarting, shaken, derelict, aboard. */
  readonly isBarred: boolean
}

/** Why a unit may not counter, or null. By setting, an action is the only requirement (`counterNeeds`). */
export function findCounterAttackRefusal(
  facts: CounterAttackConditions,
  { counterNeeds }: Pick<Settings, 'counterNeeds'>,
): string | null {
  if (facts.isLeaving) return 'it is leaving the combat'
  if (facts.isBroken) return 'it is broken'
  if (facts.isOnFace) return 'it hangs on a wall'
  if (facts.isBarred) return 'it cannot act'
  if (facts.actions < 1) return 'it has no action left'
  return counterNeeds === 'notActed' && facts.hasActed ? 'it has acted this turn' : null
}
