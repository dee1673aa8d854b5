import type { Battle } from './battle.ts'
import { PHASES } from './tables/phases.ts'

type Standing = Pick<Battle, 'sides' | 'first' | 'phase'>

/** Sides that act in a phase and have to end it (SAND-TURN-1). */
export function listPhaseSides({ sides, first, phase }: Standing): readonly string[] {
  const who = { both: sides, first: [first], second: sides.filter((side) => side !== first), nobody: [] }
  return who[PHASES[phase].who]
}

/** Sides that have not ended the phase yet (SAND-TURN-1). */
export function listSidesToAct(battle: Standing & Pick<Battle, 'ready'>): string[] {
  return listPhaseSides(battle).filter((side) => !battle.ready.includes(side))
}
