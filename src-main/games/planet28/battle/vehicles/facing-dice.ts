import type { Rules } from '#shared/games/planet28/rulebook.ts'
import type { Facing } from '#shared/games/planet28/tables/vehicle-sections.ts'
import { FACINGS } from '#shared/games/planet28/vehicle-grid.ts'

/** Die for a random facing. */
export const FACING_DIE = 4

/** Numbering of facings for sabotage; falls use another one (P28-AB-sabotage, P28-VEH-FALL-1). */
const SABOTAGE_ORDER: readonly Facing[] = ['front', 'right', 'rear', 'left']

/** Purpose of a facing roll. */
export type FacingRollPurpose = 'fall' | 'sabotage'

/**
 * The facing of a face. Each purpose has its own numbering, or by setting both share one (P28-VEH-FALL-1,
 * `facingDice`).
 */
export function getRolledFacing(face: number, roll: FacingRollPurpose, { settings }: Rules): Facing {
  const order = orderFor(roll, settings.facingDice)
  const facing = order[face - 1]
  if (facing === undefined) throw new Error(`A D${FACING_DIE} does not show ${face}`)
  return facing
}

function orderFor(roll: FacingRollPurpose, ruling: Rules['settings']['facingDice']): readonly Facing[] {
  if (ruling === 'fallOrder') return FACINGS
  if (ruling === 'sabotageOrder') return SABOTAGE_ORDER
  return roll === 'fall' ? FACINGS : SABOTAGE_ORDER
}
