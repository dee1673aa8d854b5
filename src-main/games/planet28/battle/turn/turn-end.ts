import { applyLastingDamage } from '../damage/lasting-damage.ts'
import { rollToStayOnFace } from '../move/moves.ts'
import { type Transaction } from '../transaction.ts'
import { resolveIdleFlyers } from '../vehicles/flyers.ts'

/**
 * Resolves the end of a turn: damage at turn end, then the next turn or the end of the game (P28-META-11, P28-TURN-9).
 */
export function resolveTurnEnd(scene: Transaction): void {
  applyLastingDamage(scene, 'turn-end')
  resolveIdleFlyers(scene)
  for (const { id, turn } of scene.battle.units) if (turn.isHolding) rollToStayOnFace(scene, id)
  scene.apply({ type: 'turn-ended' })
  const { turn, turns } = scene.battle
  if (turn >= turns) scene.apply({ type: 'over', reachedGoal: [] })
}
