import { biteAll } from './lasting-damage.ts'
import { stayOnFace } from './moves.ts'
import { emit, type Scene } from './scene.ts'
import { stopFlyers } from './vehicles/flyers.ts'

/** The end of a turn: what hurts then, then the next turn or the end of the game (P28-META-11, P28-TURN-9). */
export function endOfTurn(scene: Scene): void {
  biteAll(scene, 'turn-end')
  stopFlyers(scene)
  for (const { id, turn } of scene.battle.units) if (turn.isHolding) stayOnFace(scene, id)
  emit(scene, { type: 'turn-ended' })
  const { turn, turns } = scene.battle
  if (turn >= turns) emit(scene, { type: 'over', reachedGoal: [] })
}
