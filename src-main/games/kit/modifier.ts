import type { Modifier } from '#shared/kit/modifier.ts'

export type { Modifier }

/** The sum of modifiers; their order does not matter. */
export function sumModifiers(modifiers: readonly Modifier[]): number {
  let sum = 0
  for (const { value } of modifiers) sum += value
  return sum
}
