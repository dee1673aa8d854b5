import { FACINGS } from '#shared/games/planet28/grid.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import type { Facing } from '#shared/games/planet28/tables/vehicle-sections.ts'

/** What is rolled for a facing. */
export const FACING_DIE = 4

/** How sabotage numbers the facings; falls number them otherwise (P28-AB-sabotage, P28-VEH-FALL-1). */
const SABOTAGE_ORDER: readonly Facing[] = ['front', 'right', 'rear', 'left']

/** What a facing is rolled for. */
export type FacingRoll = 'fall' | 'sabotage'

/** The facing that a face stands for: each table keeps its own numbers, by ruling one is used for both (P28-VEH-FALL-1, `facingDice`). */
export function getRolledFacing(face: number, roll: FacingRoll, { settings }: Rules): Facing {
  const order = orderFor(roll, settings.facingDice)
  const facing = order[face - 1]
  if (facing === undefined) throw new Error(`A D${FACING_DIE} does not show ${face}`)
  return facing
}

function orderFor(roll: FacingRoll, ruling: Rules['settings']['facingDice']): readonly Facing[] {
  if (ruling === 'fallOrder') return FACINGS
  if (ruling === 'sabotageOrder') return SABOTAGE_ORDER
  return roll === 'fall' ? FACINGS : SABOTAGE_ORDER
}
