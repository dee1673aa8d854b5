import type { TraitId } from '../../../../src-shared/games/planet28/tables/traits.ts'
import { type Modifier, total } from '../../kit/modifier.ts'
import { CHARACTER_START } from '../../../../src-shared/games/planet28/starting-profiles.ts'
import { traitsInForce } from '../special-rules/traits.ts'

/** A speed with the numbers it is made of. */
export interface Speed {
  readonly speedCm: number
  readonly modifiers: readonly Modifier[]
}

/** Speed of a character before any dice, never below 0 (P28-MOVE-2). */
export function characterSpeed(traits: readonly TraitId[]): Speed {
  const modifiers = traitsInForce(traits).flatMap(({ hooks }) => hooks.speedModifiers?.() ?? [])
  return { speedCm: Math.max(0, CHARACTER_START.speedCm + total(modifiers)), modifiers }
}
