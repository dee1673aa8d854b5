import { type Modifier, sumModifiers } from '#main/games/kit/modifier.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import { CHARACTER_START } from '#shared/games/planet28/starting-profiles.ts'
import { listTraitEffects } from '../special-rules/battle-traits.ts'
import { listTraitsInForce } from '../special-rules/traits-in-force.ts'

/** A speed and the parts it is made of. */
export interface ExplainedSpeed {
  readonly speedCm: number
  readonly modifiers: readonly Modifier[]
}

/** Computes the speed of a character before any dice, never below 0 (P28-MOVE-2). */
export function computeCharacterSpeed(traits: readonly string[], rules: Rules): ExplainedSpeed {
  const modifiers = listTraitsInForce(traits, rules.tables).flatMap(({ id, row }) =>
    listTraitEffects(id, row).flatMap((effect): Modifier[] =>
      effect.shape === 'modifier' && effect.on === 'speedCm' ? [{ source: row.name, value: effect.value }] : [],
    ),
  )
  return { speedCm: Math.max(0, CHARACTER_START.speedCm + sumModifiers(modifiers)), modifiers }
}
