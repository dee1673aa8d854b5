import type { Modifier } from '#shared/kit/modifier.ts'

export type { Modifier }

/** The sum of modifiers, independent of their order. */
export function sumModifiers(modifiers: readonly Modifier[]): number {
  let sum = 0
  for (const { value } of modifiers) sum += value
  return sum
}
