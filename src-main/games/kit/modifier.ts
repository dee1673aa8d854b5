import type { Modifier } from '#shared/kit/modifier.ts'

export type { Modifier }

/** The sum of modifiers; their order does not matter. */
export function total(modifiers: readonly Modifier[]): number {
  return modifiers.reduce((sum, modifier) => sum + modifier.value, 0)
}
