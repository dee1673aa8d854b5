import { isDeepStrictEqual } from 'node:util'
import { expect } from 'vitest'

/** Expects two possibly large values to be equal: fast if they are, with a diff if not. */
export function expectSame(a: unknown, b: unknown, why?: string): void {
  if (!isDeepStrictEqual(a, b)) expect(a, why).toEqual(b)
}
